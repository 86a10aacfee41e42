/** A request that a button sends: the button rests while it is on its way, and what goes wrong is said. */

import { ApiError } from '../server/client';
import { outage } from '../server/outage.svelte';
import { faultText, toasts } from './toasts.svelte';

export class ServerRequest {
  busy: boolean = $state(false);
  /** What went wrong, for who shows it beside the button; without that it is a toast. */
  fault: string | null = $state(null);
  #beside: boolean;

  constructor(how: 'toast' | 'beside' = 'toast') {
    this.#beside = how === 'beside';
  }

  /** True if what *send* sends came through. A second request is not sent while the first is on its way. */
  async run(send: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.fault = null;
    try {
      await send();
      return true;
    } catch (fault) {
      if (this.#beside && fault instanceof ApiError && !outage.covers(fault)) this.fault = faultText(fault);
      else toasts.fault(fault);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
