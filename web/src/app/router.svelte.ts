/** Which page is on the screen. A handful of kinds, so no library. */

import { readAddress, type Place } from './address';

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
