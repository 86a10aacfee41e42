/** Options put in order for a person: by zone, by kind, and with what they cost and bring. */

import type { ActionWords, GameEvent, Option, PhraseArg } from './wire';

/** So many options of one verb are folded, so that the others stay in sight. */
const FOLD_FROM = 9;

export interface OptionGroup {
  verb: string;
  options: Option[];
  folded: boolean;
}

/** A number that changes for one seat. */
export interface Change {
  seat: number;
  thing: string;
  by: number;
  before: number | null;
  after: number | null;
}

export function zonesOf(options: readonly Option[]): Map<string, Option[]> {
  const zones = new Map<string, Option[]>();
  for (const option of options)
    for (const zone of option.zones) {
      const there = zones.get(zone);
      if (there) there.push(option);
      else zones.set(zone, [option]);
    }
  return zones;
}

export function verbOf(action: ActionWords): string {
  return String(action[0] ?? '');
}

export function optionId(action: ActionWords): string {
  return `option-${action.join('_')}`;
}

/** Options of one verb together, in the order in which the verbs first appear. */
export function groupByVerb(options: readonly Option[]): OptionGroup[] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const verb = verbOf(option.action);
    const group = groups.get(verb);
    if (group) group.push(option);
    else groups.set(verb, [option]);
  }
  return [...groups].map(([verb, group]) => ({
    verb,
    options: group,
    folded: group.length >= FOLD_FROM && group.length < options.length,
  }));
}

/** The options in the order in which they stand on the screen; what is folded comes last, for the keys reach nine. */
export function inReadingOrder(options: readonly Option[]): Option[] {
  const answers = groupByVerb(options.filter((option) => !option.interrupt));
  const interrupts = groupByVerb(options.filter((option) => option.interrupt));
  const groups = [...answers, ...interrupts];
  return [...groups.filter((group) => !group.folded), ...groups.filter((group) => group.folded)].flatMap(
    (group) => group.options,
  );
}

function idOf(arg: PhraseArg | undefined): string | null {
  if (arg === undefined) return null;
  return typeof arg === 'object' ? String(arg.id) : String(arg);
}

/** What *preview* pays and gains in all, seat by seat and thing by thing, with the number before and after. */
export function changesOf(preview: readonly GameEvent[], owned: (seat: number) => Record<string, number>): Change[] {
  const changes = new Map<string, Change>();
  for (const event of preview) {
    const sign = event.verb === 'paid' ? -1 : event.verb === 'gained' ? 1 : 0;
    const thing = idOf(event.args.thing);
    if (sign === 0 || thing === null) continue;
    const amount = Number(idOf(event.args.amount) ?? 1);
    const key = `${event.seat} ${thing}`;
    const change = changes.get(key) ?? { seat: event.seat, thing, by: 0, before: null, after: null };
    change.by += sign * amount;
    changes.set(key, change);
  }
  return [...changes.values()]
    .filter((change) => change.by !== 0)
    .map((change) => {
      const before = owned(change.seat)[change.thing] ?? null;
      return { ...change, before, after: before === null ? null : before + change.by };
    });
}
