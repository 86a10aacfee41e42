/** The arithmetic of a chart: ticks that people would choose, and lines through numbers. */

export type Value = number | null;

/** Round numbers that enclose *values* (and zero, if *fromZero*): about *count* steps of 1, 2 or 5 times a power of ten. */
export function ticksFor(values: readonly Value[], fromZero: boolean, count = 5): number[] {
  const known = values.filter((value) => value !== null);
  if (fromZero || known.length === 0) known.push(0);
  const low = Math.min(...known);
  const high = Math.max(...known);
  const step = stepFor((high - low) / count);
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  // Counting in steps, not adding them up, keeps 0.3 from becoming 0.30000000000000004.
  const digits = Math.max(0, -Math.floor(Math.log10(step)));
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toFixed(digits)));
}

function stepFor(rough: number): number {
  if (rough <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const fits = [1, 2, 5].find((factor) => factor * power >= rough);
  return (fits ?? 10) * power;
}

/** A path through *values*; where there is none, it has a gap. With *steps*, a value holds until the next one. */
export function pathOf(
  values: readonly Value[],
  x: (at: number) => number,
  y: (value: number) => number,
  steps: boolean,
): string {
  let drawing = false;
  let path = '';
  for (const [at, value] of values.entries()) {
    if (value === null) {
      drawing = false;
      continue;
    }
    const across = x(at).toFixed(1);
    const up = y(value).toFixed(1);
    if (!drawing) path += `M${across} ${up}`;
    else path += steps ? `H${across}V${up}` : `L${across} ${up}`;
    drawing = true;
  }
  return path;
}

/** Some of *count* places, evenly, so that *room* pixels hold their names of about *each* pixels. */
export function namedPlaces(count: number, room: number, each: number): number[] {
  const most = Math.max(2, Math.floor(room / each));
  const every = Math.max(1, stepFor((count - 1) / most));
  return Array.from({ length: count }, (_, at) => at).filter((at) => at % every === 0);
}

/** The place that lies nearest to *x*, where *count* places share the width from *left* to *right*. */
export function placeAt(x: number, left: number, right: number, count: number): number {
  if (count < 2 || right <= left) return 0;
  const share = (x - left) / (right - left);
  return Math.max(0, Math.min(count - 1, Math.round(share * (count - 1))));
}
