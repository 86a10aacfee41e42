/** Clocks count down here between two words of the server, which has the last one. */

import type { Clock, Pace } from '../../server/wire';

/** When each clock was heard of, by a time of this device that nobody sets. */
const heard = new WeakMap<Clock, number>();

/** The seconds that are left now; never less than none. */
export function leftNow(clock: Clock, now: number = performance.now()): number {
  const since = heard.get(clock) ?? now;
  heard.set(clock, since);
  return Math.max(0, clock.runs ? clock.left - (now - since) / 1000 : clock.left);
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Time as a clock shows it: days and hours, hours and minutes, or minutes and seconds. */
export function clockFace(seconds: number, language: string): string {
  const whole = Math.ceil(seconds);
  if (whole < HOUR) return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, '0')}`;
  const [large, small, unit, part] = whole < DAY ? [HOUR, MINUTE, 'hour', 'minute'] : [DAY, HOUR, 'day', 'hour'];
  const write = (value: number, of: string) =>
    new Intl.NumberFormat(language, { style: 'unit', unit: of, unitDisplay: 'narrow' }).format(value);
  const rest = Math.floor((whole % Number(large)) / Number(small));
  const first = write(Math.floor(whole / Number(large)), String(unit));
  return rest > 0 ? `${first} ${write(rest, String(part))}` : first;
}

export type Unit = 'seconds' | 'minutes' | 'hours' | 'days';
export const UNITS: Record<Exclude<Unit, 'seconds'>, number> = { minutes: MINUTE, hours: HOUR, days: DAY };

/** A length of time in the largest unit that says it exactly. */
export function spoken(seconds: number): { count: number; unit: Unit } {
  for (const unit of ['days', 'hours', 'minutes'] as const)
    if (seconds >= UNITS[unit] && seconds % UNITS[unit] === 0) return { count: seconds / UNITS[unit], unit };
  return { count: seconds, unit: 'seconds' };
}

export const PACES = {
  live: { bank: 30 * MINUTE, increment: 30 },
  day: { bank: 3 * DAY, increment: DAY },
  slow: { bank: 7 * DAY, increment: 3 * DAY },
} as const satisfies Record<string, Pace>;
