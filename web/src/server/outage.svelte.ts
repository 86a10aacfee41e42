/** The server runs but cannot reach its database. That is said for as long as it lasts, once for all that fails. */

import { api, ApiError } from './client';

const CODE = 'database-away';
const TRY_AGAIN_MS = 2000;

class Outage {
  lasts: boolean = $state(false);

  /** True if *fault* is this outage; it is said until the server answers again. */
  covers(fault: ApiError): boolean {
    if (fault.code !== CODE) return false;
    if (!this.lasts) {
      this.lasts = true;
      this.#wait();
    }
    return true;
  }

  #wait(): void {
    setTimeout(() => void this.#look(), TRY_AGAIN_MS);
  }

  async #look(): Promise<void> {
    try {
      await api.me();
      this.lasts = false;
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      // No answer at all is no good news either.
      this.#wait();
    }
  }
}

export const outage = new Outage();
