/** How the wide composition fits where it is shown, and who scrolls it when it does not. */

export const STAGE = { width: 1320, height: 860 };

/** Below this the smallest text of the stage would be too small to read; then the stage scrolls instead. */
const LEAST = 0.76;

/** As large as fits; never smaller than is readable, as long as the width allows it. */
export function stageScale(width: number, height: number): number {
  if (width === 0) return 1;
  const across = width / STAGE.width;
  const down = height / STAGE.height;
  return Math.max(Math.min(across, down), Math.min(across, LEAST));
}

/**
 * While *node* is taller than its window, the wheel and one finger scroll it and do not reach the pan and zoom around it.
 * Once zoomed in, everything is left to those.
 */
export function keepsScrolling(node: HTMLElement): () => void {
  const scrolls = (): boolean =>
    node.scrollHeight > node.clientHeight + 1 && node.getBoundingClientRect().width < node.offsetWidth * 1.01;
  const onWheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && scrolls()) event.stopPropagation();
  };
  const onTouch = (event: TouchEvent): void => {
    if (event.touches.length === 1 && scrolls()) event.stopPropagation();
  };
  node.addEventListener('wheel', onWheel, { passive: true });
  node.addEventListener('touchstart', onTouch, { passive: true });
  return () => {
    node.removeEventListener('wheel', onWheel);
    node.removeEventListener('touchstart', onTouch);
  };
}

/** What can be used beside the point of almost every question. */
const ASIDE = ':not([data-zone="phase"], [data-zone="black-market"])';

/** Scrolls *root* to the first zone that can be used, unless one of them is in sight already. */
export function showUsable(root: HTMLElement, smooth: boolean): void {
  if (root.scrollHeight <= root.clientHeight + 1) return;
  const window = root.getBoundingClientRect();
  const boxes = [...root.querySelectorAll(`[data-usable]${ASIDE}`)].map((element) => element.getBoundingClientRect());
  const [first] = boxes;
  const inSight = (box: DOMRect): boolean => {
    const middle = box.top + box.height / 2;
    return middle > window.top && middle < window.bottom;
  };
  if (!first || boxes.some(inSight)) return;
  const scale = window.height / root.clientHeight || 1;
  const by = (first.top + first.height / 2 - window.top - window.height / 2) / scale;
  root.scrollBy({ top: by, behavior: smooth ? 'smooth' : 'instant' });
}
