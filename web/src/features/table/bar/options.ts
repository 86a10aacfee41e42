/** Options put in order for a person: by zone, by kind, and with what they cost and bring. */

import type { Effect } from '../../../games';
import type { ActionWords, GameEvent, Option, PhraseArg } from '../../../server/wire';

/** So many options of one verb are folded, so that the others stay in sight. */
const FOLD_FROM = 9;
/** So many things that can be done at any time are put away under one heading: they are the same in every question. */
const ASIDE_FROM = 6;
/** A group of so many options is divided again by what they are about. */
const DIVIDE_FROM = 16;

export interface OptionGroup {
  verb: string;
  options: Option[];
  folded: boolean;
}

/** Options of one verb that are about the same thing, such as one price token. */
export interface OptionPart {
  about: string;
  options: Option[];
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

/** *options* of one verb by their second word; one part if there are few, or if that would only make a list of ones. */
export function divide(options: Option[]): OptionPart[] {
  const parts = new Map<string, Option[]>();
  for (const option of options) {
    const about = String(option.action[1] ?? '');
    const part = parts.get(about);
    if (part) part.push(option);
    else parts.set(about, [option]);
  }
  const helps = options.length >= DIVIDE_FROM && parts.size > 1 && options.length >= 2 * parts.size;
  return helps ? [...parts].map(([about, part]) => ({ about, options: part })) : [{ about: '', options }];
}

/** Are the *interrupts* so many that they are put away under their heading? */
export function standAside(interrupts: readonly Option[]): boolean {
  return interrupts.length >= ASIDE_FROM;
}

/** The fold that holds all interrupts when they stand aside; a group is called by its verb. */
export const ANY_TIME = 'any-time';

export function partName(group: OptionGroup, part: OptionPart): string {
  return `${group.verb}-${part.about}`;
}

/** The options that are in sight, in the order of the screen: the number keys must not take what nobody sees. */
export function inSight(options: readonly Option[], isOpen: (fold: string) => boolean): Option[] {
  const interrupts = options.filter((option) => option.interrupt);
  const seen = standAside(interrupts) && !isOpen(ANY_TIME) ? [] : groupByVerb(interrupts);
  return [...groupByVerb(options.filter((option) => !option.interrupt)), ...seen]
    .filter((group) => !group.folded || isOpen(group.verb))
    .flatMap((group) => {
      const parts = divide(group.options);
      return parts.length === 1 ? parts : parts.filter((part) => isOpen(partName(group, part)));
    })
    .flatMap((part) => part.options);
}

function idOf(arg: PhraseArg | undefined): string | null {
  if (arg === undefined) return null;
  return typeof arg === 'object' ? String(arg.id) : String(arg);
}

/** What an event does in a game that says no more of it: `paid` and `gained` name the thing and the amount. */
export function paidOrGained(event: GameEvent): Effect[] {
  const sign = event.verb === 'paid' ? -1 : event.verb === 'gained' ? 1 : 0;
  const thing = idOf(event.args.thing);
  if (sign === 0 || thing === null) return [];
  return [{ seat: event.seat, thing, by: sign * Number(idOf(event.args.amount) ?? 1) }];
}

/** What *effects* come to in all, seat by seat and thing by thing, with the number before and after. */
export function changesOf(effects: readonly Effect[], owned: (seat: number) => Record<string, number>): Change[] {
  const changes = new Map<string, Change>();
  for (const { seat, thing, by } of effects) {
    const key = `${seat} ${thing}`;
    const change = changes.get(key) ?? { seat, thing, by: 0, before: null, after: null };
    change.by += by;
    changes.set(key, change);
  }
  return [...changes.values()]
    .filter((change) => change.by !== 0)
    .map((change) => {
      const before = owned(change.seat)[change.thing] ?? null;
      return { ...change, before, after: before === null ? null : before + change.by };
    });
}
