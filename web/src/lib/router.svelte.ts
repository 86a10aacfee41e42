/** Which page is on the screen. Four kinds, so no library. */

export type Page =
  | { name: 'lobby' }
  | { name: 'table'; id: string; ply: number | null }
  | { name: 'rules'; game: string }
  | { name: 'lost' };

export interface Place {
  page: Page;
  /** The rule that the address points at, such as `NOR-9.2-c`. */
  rule: string | null;
}

export function readAddress(path: string, search: string, hash: string): Place {
  const rule = /^#[A-Z]{3}-/.test(hash) ? decodeURIComponent(hash.slice(1)) : null;
  return { page: readPage(path, new URLSearchParams(search)), rule };
}

function readPage(path: string, search: URLSearchParams): Page {
  const [first = '', second] = path.split('/').filter(Boolean);
  const ply = search.get('ply');
  if (first === '') return { name: 'lobby' };
  if (second && first === 'table')
    return { name: 'table', id: second, ply: ply !== null && /^\d+$/.test(ply) ? Number(ply) : null };
  if (second && first === 'replay')
    return { name: 'table', id: second, ply: ply !== null && /^\d+$/.test(ply) ? Number(ply) : 0 };
  if (second && first === 'rules') return { name: 'rules', game: second };
  return { name: 'lost' };
}

class Router {
  place: Place = $state.raw({ page: { name: 'lobby' }, rule: null });

  constructor() {
    this.#read();
    addEventListener('popstate', () => this.#read());
  }

  go(address: string): void {
    history.pushState(null, '', address);
    this.#read();
    scrollTo(0, 0);
  }

  /** Write the ply into the address without a new entry in the history. */
  mark(address: string): void {
    history.replaceState(null, '', address);
  }

  /** For `onclick` of a link: stay in the page, but leave new tabs and the like to the browser. */
  follow = (event: MouseEvent): void => {
    const link = event.currentTarget as HTMLAnchorElement;
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    this.go(link.href);
  };

  #read(): void {
    this.place = readAddress(location.pathname, location.search, location.hash);
  }
}

export const router = new Router();
