/** The angle of a ring on its way to rest. */

const DURATION = 350;

export class Turning {
  /** Degrees away from rest. */
  angle = $state(0);
  #frame = 0;

  /** Starts *degrees* away and comes to rest. */
  from(degrees: number): void {
    cancelAnimationFrame(this.#frame);
    this.angle = degrees;
    let start: number | null = null;
    const step = (now: number): void => {
      start ??= now;
      const done = Math.min((now - start) / DURATION, 1);
      this.angle = degrees * (1 - eased(done));
      if (done < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.angle = 0;
  }
}

/** Slow at both ends, as heavy things turn. */
function eased(done: number): number {
  return done < 0.5 ? 4 * done ** 3 : 1 - (-2 * done + 2) ** 3 / 2;
}
