/** What a study says, as numbers to draw and to add up. */

import type { Course, Moment, Source, Study } from '../../server/wire';

type Changes = readonly (readonly number[])[];

/** A value for each of the plies 0 to *last*: every change holds until the next one. Without any, nothing is known. */
export function valuesOf(changes: Changes, last: number): (number | null)[] {
  if (changes.length === 0) return Array.from({ length: last + 1 }, () => null);
  const values: number[] = [];
  let value = 0;
  let next = 0;
  for (let ply = 0; ply <= last; ply += 1) {
    while (changes[next]?.[0] === ply) value = changes[next++]?.[1] ?? value;
    values.push(value);
  }
  return values;
}

/** Where in the game the position after *ply* plies is. */
export function momentAt(moments: readonly Moment[], ply: number): Moment | null {
  return moments.findLast((moment) => moment.ply <= ply) ?? null;
}

/** A round or a phase belongs to the position in which somebody decided: the one before the ply. */
function decidedIn(study: Pick<Study, 'moments'>, source: Source): Moment | null {
  return momentAt(study.moments, Math.max(0, source.ply - 1));
}

/** The rounds of the game, in order. */
export function roundsOf(moments: readonly Moment[]): number[] {
  return [...new Set(moments.map((moment) => moment.round))];
}

/** The seats whose points are known: all, when the game is over. */
export function knownSeats(study: Pick<Study, 'totals'>): number[] {
  return study.totals.flatMap((course, seat) => (course.length > 0 ? [seat] : []));
}

/** The points of *seat* in each of the rounds of the game. */
export function pointsByRound(study: Pick<Study, 'moments' | 'sources'>, seat: number): number[] {
  const rounds = roundsOf(study.moments);
  const points = rounds.map(() => 0);
  for (const source of study.sources) {
    const at = rounds.indexOf(decidedIn(study, source)?.round ?? 0);
    if (source.seat === seat && at >= 0) points[at] = (points[at] ?? 0) + source.points;
  }
  return points;
}

export interface Sum {
  /** The line of the score, or the phase. */
  item: string;
  rule: string | null;
  points: number;
}

function summed(entries: readonly Sum[]): Sum[] {
  const sums = new Map<string, Sum>();
  for (const entry of entries) {
    const key = `${entry.item} ${entry.rule ?? ''}`;
    const sum = sums.get(key);
    if (sum) sum.points += entry.points;
    else sums.set(key, { ...entry });
  }
  return [...sums.values()].filter((sum) => sum.points !== 0).sort((a, b) => b.points - a.points);
}

/** Where the points of *seat* came from: line of the score and clause, the most first. */
export function pointsByClause(study: Pick<Study, 'sources'>, seat: number): Sum[] {
  const mine = study.sources.filter((source) => source.seat === seat);
  return summed(mine.map(({ item, rule, points }) => ({ item, rule, points })));
}

/** In which phases *seat* got its points. A game without phases has none. */
export function pointsByPhase(study: Pick<Study, 'moments' | 'sources'>, seat: number): Sum[] {
  const entries = study.sources
    .filter((source) => source.seat === seat)
    .map((source) => ({ item: decidedIn(study, source)?.phase ?? '', rule: null, points: source.points }));
  return summed(entries).filter((sum) => sum.item !== '');
}

export interface Turn {
  seat: number;
  first: number;
  last: number;
  points: number;
}

/** What each turn (plies of one seat that follow each other) brought to whom it was, the most first. */
export function bestTurns(study: Pick<Study, 'sources'>, movers: ReadonlyMap<number, number>, most: number): Turn[] {
  const turns: Turn[] = [];
  for (const [ply, seat] of [...movers].sort(([a], [b]) => a - b)) {
    const open = turns.at(-1);
    if (open?.seat === seat) open.last = ply;
    else turns.push({ seat, first: ply, last: ply, points: 0 });
  }
  for (const source of study.sources) {
    const turn = turns.find((one) => one.first <= source.ply && source.ply <= one.last);
    if (turn?.seat === source.seat) turn.points += source.points;
  }
  return turns
    .filter((turn) => turn.points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, most);
}

/** The plies worth a row in a table of *courses*: where a round or phase begins, and the end. */
export function rowsOf(study: Pick<Study, 'moments' | 'ply'>): number[] {
  return [...new Set([...study.moments.map((moment) => moment.ply), study.ply])];
}

/** A name for each thing that can be followed; what counts for the score is apart. */
export function keyOf(course: Course): string {
  return `${course.thing.noun}-${course.thing.id}`;
}
