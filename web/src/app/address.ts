/** What an address of ours means. */

export type Page =
  | { name: 'lobby' }
  | { name: 'table'; id: string; ply: number | null }
  | { name: 'rules'; game: string }
  | { name: 'account' }
  | { name: 'study'; id: string | null; ply: number | null }
  | { name: 'learn' }
  | { name: 'statistics'; game: string | null }
  | { name: 'aid'; game: string }
  | { name: 'series'; id: string }
  | { name: 'puzzles' }
  | { name: 'puzzle'; game: string; number: number }
  | { name: 'letter'; purpose: 'confirm' | 'unsubscribe'; token: string }
  | { name: 'lost' };

export interface Place {
  page: Page;
  /** The rule that the address points at, such as `ORC-9.2-c`. */
  rule: string | null;
}

export function readAddress(path: string, search: string, hash: string): Place {
  const rule = /^#[A-Z]{3}-/.test(hash) ? decodeURIComponent(hash.slice(1)) : null;
  return { page: readPage(path, new URLSearchParams(search)), rule };
}

function readPage(path: string, search: URLSearchParams): Page {
  const [first = '', second, third] = path.split('/').filter(Boolean);
  const ply = search.get('ply');
  if (first === '') return { name: 'lobby' };
  if (first === 'account' && second === undefined) return { name: 'account' };
  if (second && first === 'table')
    return { name: 'table', id: second, ply: ply !== null && /^\d+$/.test(ply) ? Number(ply) : null };
  if (second && first === 'replay')
    return { name: 'table', id: second, ply: ply !== null && /^\d+$/.test(ply) ? Number(ply) : 0 };
  if (first === 'learn' && second === undefined) return { name: 'learn' };
  if (first === 'study')
    return { name: 'study', id: second ?? null, ply: ply !== null && /^\d+$/.test(ply) ? Number(ply) : null };
  if (second && first === 'rules') return { name: 'rules', game: second };
  if (first === 'statistics') return { name: 'statistics', game: second ?? null };
  if (second && first === 'aid') return { name: 'aid', game: second };
  if (first === 'puzzles' && third === undefined) return { name: 'puzzles' };
  if (first === 'puzzles' && second && third && /^\d{1,6}$/.test(third))
    return { name: 'puzzle', game: second, number: Number(third) };
  if (second && first === 'series') return { name: 'series', id: second };
  if (first === 'mail' && (second === 'confirm' || second === 'unsubscribe'))
    return { name: 'letter', purpose: second, token: search.get('token') ?? '' };
  return { name: 'lost' };
}
