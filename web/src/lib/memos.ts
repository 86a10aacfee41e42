/** Numbers remembered on this device for each table; those of tables that were long not looked at are forgotten. */

import { recall, remember } from './keep';

const MOST = 60;

type Pair = [table: string, value: number];

function all(name: string): Pair[] {
  try {
    return JSON.parse(recall(name) ?? '[]') as Pair[];
  } catch {
    return [];
  }
}

export function recallFor(name: string, table: string): number | null {
  return all(name).find(([id]) => id === table)?.[1] ?? null;
}

export function rememberFor(name: string, table: string, value: number): void {
  const others = all(name).filter(([id]) => id !== table);
  remember(name, JSON.stringify([...others, [table, value]].slice(-MOST)));
}
