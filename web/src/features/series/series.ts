/** The comparison of a series, put in order for a person. */

import type { Series, SeriesScore } from '../../server/wire';

/** A table of a series with its number, from 1, as people speak of it. */
export function numbersOf(series: Series): Map<string, number> {
  return new Map(series.tables.map((table, at) => [table.id, at + 1]));
}

/** The scores table by table, seat by seat; only of tables that count. */
export function bySeat(series: Series): { table: string; seats: SeriesScore[] }[] {
  return series.tables
    .map(({ id }) => ({
      table: id,
      seats: series.scores.filter((score) => score.table === id).toSorted((a, b) => a.seat - b.seat),
    }))
    .filter(({ seats }) => seats.length > 0);
}

/** A difference from the average, with its sign. */
export function signed(difference: number, language: string): string {
  const shown = Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  return shown.format(difference).replace('-', '−');
}

/** May I sit down at an open seat of this series? Who has sat there knows the deal. */
export function canSit(series: Series, table: string): boolean {
  return !series.over && (series.seated === null || series.seated === table);
}
