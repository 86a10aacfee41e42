/** Small things remembered on this device. A browser that forbids storage just forgets them. */

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(`tablewright.${name}`);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`tablewright.${name}`);
    else localStorage.setItem(`tablewright.${name}`, value);
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
}

/** Numbers are kept for so many tables; those of tables that were long not looked at are forgotten. */
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
