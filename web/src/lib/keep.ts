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
