/** What one person has before them while playing: what is pointed at, narrowed, opened. Nothing of it is the game's. */

import { createContext } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';

import { toasts } from '../../app/toasts.svelte';
import { say } from '../../app/words.svelte';
import type { Effect, GameModule } from '../../games';
import type { GameEvent, Option, Position, Question, WhyAnswer } from '../../server/wire';
import { Absence } from '../away/absence.svelte';
import type { Guide } from '../learn/guide.svelte';
import type { Later } from '../learn/lesson';
import { Planning } from '../plan/planning.svelte';
import type { Counting } from '../plan/plans';
import { changesOf, inSight, paidOrGained, zonesOf, type Change } from './bar/options';
import type { Table } from './table.svelte';

export type Panel = 'board' | 'seats' | 'log' | 'rules' | 'plan' | 'talk';

export interface Answered {
  zone: string;
  answers: WhyAnswer[];
}

/** What the frame around the board can do for the buttons in the top bar. */
export interface Zoom {
  by: (factor: number) => void;
  fit: () => void;
}

export class TableUi {
  readonly table: Table;
  /** A turn that is tried out: while it is, the board and the questions are those of the plan. */
  readonly planning: Planning;
  /** What the others did while I was away. */
  readonly absence: Absence;
  game: GameModule | null = $state.raw(null);
  /** The zone under the pointer or the arrow keys. */
  hovered: string | null = $state(null);
  /** The option under the pointer or the focus, in the list. */
  pointed: Option | null = $state.raw(null);
  /** What was asked about a zone, until it is put away. */
  answered: Answered | null = $state.raw(null);
  panel: Panel = $state('board');
  rule: string | null = $state(null);
  /** Counts the calls for a rule, so that the same one can be called twice. */
  ruleCalls = $state(0);
  zoom: Zoom | null = $state.raw(null);
  helping = $state(false);
  timeline = $state(false);
  /** The person wants the board of a finished game, not its result. */
  boardWanted = $state(false);
  #narrowed: string | null = $state(null);

  readonly position: Position | null = $derived.by(() =>
    this.table.replaying ? this.table.shown : (this.planning.position ?? this.table.shown),
  );
  readonly question: Question | null = $derived.by(() =>
    this.table.replaying ? null : ((this.planning.position ?? this.table.live)?.question ?? null),
  );
  /** A lesson that guides through this game. */
  guide: Guide | null = $state.raw(null);
  /** Counts the calls to show what the tip speaks of. */
  shown = $state(0);
  /** What may be done, but belongs to later chapters of the lesson. */
  readonly later: Later[] = $derived.by(() => this.guide?.later(this.question?.options ?? []) ?? []);
  readonly options: Option[] = $derived.by(() =>
    (this.question?.options ?? []).filter((option) => !this.later.some((one) => one.option === option)),
  );
  readonly zones: Map<string, Option[]> = $derived(zonesOf(this.options));
  /** The zone whose options alone are shown; it lasts as long as it has any. */
  readonly narrowed: string | null = $derived(
    this.#narrowed !== null && this.zones.has(this.#narrowed) ? this.#narrowed : null,
  );
  readonly visible: Option[] = $derived.by(() =>
    this.narrowed === null ? this.options : (this.zones.get(this.narrowed) ?? []),
  );
  /** The folds of the option list that the person has opened; they stay open from question to question. */
  readonly unfolded = new SvelteSet<string>();
  readonly ordered: Option[] = $derived(inSight(this.visible, (fold) => this.unfolded.has(fold)));
  /** What the board shows as pointed at: a zone, or the place that an option in the list is about. */
  readonly lit: string | null = $derived(this.hovered ?? this.pointed?.zones[0] ?? null);

  constructor(table: Table) {
    this.table = table;
    this.planning = new Planning(table);
    this.absence = new Absence(table);
  }

  owned = (seat: number): Record<string, number> => this.game?.supplies?.(this.position?.view, seat) ?? {};

  effects = (event: GameEvent): Effect[] => (this.game?.effects ?? paidOrGained)(event, this.position?.view);

  /** How the game counts, for the totals of a plan. */
  readonly counting: Counting = $derived.by(() => ({
    effects: this.effects,
    supplies: this.game?.supplies,
    totals: this.game?.totals,
    total: this.game?.total,
  }));

  changes(option: Option): Change[] {
    return changesOf(option.preview.flatMap(this.effects), this.owned);
  }

  hover = (zone: string | null): void => {
    this.hovered = zone;
    if (zone !== null && this.answered?.zone !== zone) this.answered = null;
  };

  /** A zone was pressed: act if it offers one thing, narrow if it offers several, else say why it offers nothing. */
  press = (zone: string): void => {
    const offers = this.zones.get(zone) ?? [];
    const [only] = offers;
    if (offers.length === 1 && only) void this.take(only);
    else if (offers.length > 1) this.narrow(zone);
    else void this.ask(zone);
  };

  narrow(zone: string | null): void {
    this.#narrowed = zone;
    this.answered = null;
    this.pointed = null;
  }

  async take(option: Option): Promise<void> {
    this.pointed = null;
    const { planning, table } = this;
    if (await (planning.active ? planning.add(option.action) : table.act([option.action]))) this.narrow(null);
  }

  /** Ask about *zone*. Who is only *curious* is not told that there is nothing to tell. */
  ask = async (zone: string, curious = false): Promise<void> => {
    if (!this.question) return;
    if (this.opensIn(zone) !== null && !curious) {
      this.answered = { zone, answers: [] };
      return;
    }
    try {
      const answers = await (this.planning.active ? this.planning.why(zone) : this.table.why({ zone }));
      const idle = curious && (this.hovered !== zone || answers.every((answer) => answer.refusal === null));
      if (!idle) this.answered = { zone, answers };
    } catch (fault) {
      toasts.fault(fault);
    }
  };

  askHere(): void {
    if (this.hovered) void this.ask(this.hovered);
    else toasts.info(say('shell-why-point-first'));
  }

  openRule(rule: string): void {
    this.rule = rule;
    this.ruleCalls += 1;
    this.panel = 'rules';
  }

  /** Have the rules at hand: beside the board they are opened, unless something else was chosen there. */
  follow(rule: string): void {
    this.rule = rule;
    this.ruleCalls += 1;
    if (this.panel === 'board' && matchMedia('(min-width: 720px)').matches) this.panel = 'rules';
  }

  /** Go to what the tip speaks of. */
  show(): void {
    if (!matchMedia('(min-width: 720px)').matches) this.panel = 'board';
    this.shown += 1;
  }

  /** The chapter, from 0, in which something at *zone* comes into play that may not be used yet. */
  opensIn(zone: string): number | null {
    const found = this.later.filter(({ option }) => option.zones.includes(zone)).map(({ chapter }) => chapter);
    return found.length === 0 ? null : Math.min(...found);
  }

  putAway(): void {
    if (this.answered) this.answered = null;
    else if (this.narrowed) this.narrow(null);
    else if (this.absence.missed) this.absence.end();
    else this.hovered = null;
  }
}

export const [getTableUi, setTableUi] = createContext<TableUi>();
