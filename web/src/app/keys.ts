/** The keys of the table. */

export type Direction = 'left' | 'right' | 'up' | 'down';

export type Command =
  | { do: 'option'; number: number }
  | { do: 'move'; direction: Direction }
  | { do: 'act' | 'undo' | 'search' | 'why' | 'back' | 'forward' | 'help' | 'away' | 'talk' };

const ARROWS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const SINGLE = {
  u: 'undo',
  '/': 'search',
  '?': 'why',
  '[': 'back',
  ']': 'forward',
  h: 'help',
  t: 'talk',
  Escape: 'away',
} as const satisfies Record<string, Command['do']>;

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

/** What *event* asks for, or null: keys that a field, a slider or a scrolling list needs are left to it. */
export function commandOf(event: Press): Command | null {
  const target = event.target instanceof Element ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey || target?.closest('input, textarea, select, dialog')) return null;
  if (/^[1-9]$/.test(event.key)) return { do: 'option', number: Number(event.key) };
  const single = SINGLE[event.key as keyof typeof SINGLE];
  if (single) return { do: single };
  const direction = ARROWS[event.key];
  if (direction) return target?.closest('[data-scrolls], [role="tablist"]') ? null : { do: 'move', direction };
  if (event.key === 'Enter') return target?.closest('button, a, summary') ? null : { do: 'act' };
  return null;
}
