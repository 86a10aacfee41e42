/** Figures in the words and numerals of the reader. */

import { say, words } from '../../app/words.svelte';
import type { Figure, StatisticsPart } from '../../server/wire';

type Say = (value: number) => string;

const numeral = (value: number, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(words.language, options).format(value);

export const whole: Say = (value) => numeral(value, { maximumFractionDigits: 0 });
export const decimal: Say = (value) => numeral(value, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
export const percent: Say = (value) => numeral(value, { style: 'percent', maximumFractionDigits: 0 });

/** A time in the unit that suits it. */
export function duration(seconds: number): string {
  const unit = seconds < 90 ? 'second' : seconds < 5400 ? 'minute' : 'hour';
  const value = seconds / { second: 1, minute: 60, hour: 3600 }[unit];
  const digits = value < 10 ? 1 : 0;
  return numeral(value, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: digits });
}

/** The interval of *figure*, or nothing where it has none. */
export function between(figure: Figure, as: Say): string {
  if (figure.low === null || figure.high === null) return '';
  return say('statistics-between', { low: as(figure.low), high: as(figure.high) });
}

export interface Compared {
  name: string;
  mine: Figure | null;
  all: Figure | null;
  /** Do mine lie outside of what chance would explain? */
  tone: 'more' | 'less' | null;
}

/** What I do beside what everybody does, what everybody does most first. */
export function compare(mine: readonly StatisticsPart[], all: readonly StatisticsPart[]): Compared[] {
  const names = new Set([...all, ...mine].map((part) => part.name));
  const of = (parts: readonly StatisticsPart[], name: string) => parts.find((part) => part.name === name)?.mean ?? null;
  const found = [...names].map((name) => {
    const [own, others] = [of(mine, name), of(all, name)];
    return { name, mine: own, all: others, tone: toneOf(own, others) };
  });
  const size = (one: Compared) => one.all?.value ?? one.mine?.value ?? 0;
  return found.sort((one, other) => size(other) - size(one));
}

function toneOf(mine: Figure | null, all: Figure | null): Compared['tone'] {
  if (!mine || !all || mine.low === null || mine.high === null) return null;
  if (mine.low > all.value) return 'more';
  return mine.high < all.value ? 'less' : null;
}
