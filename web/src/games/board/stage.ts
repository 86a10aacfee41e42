/** How the wide composition fits where it is shown, and who scrolls it when it does not. */

export interface Stage {
  width: number;
  height: number;
  /** Below this scale the smallest text of the stage would be too small to read; then the stage scrolls instead. */
  least: number;
}

/** As large as fits; never smaller than is readable, as long as the width allows it. */
export function stageScale(width: number, height: number, stage: Stage): number {
  if (width === 0) return 1;
  const across = width / stage.width;
  const down = height / stage.height;
  return Math.max(Math.min(across, down), Math.min(across, stage.least));
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

/**
 * Scrolls *root* to the first zone that can be used, unless one of them is in sight already.
 * *aside* are zones that can be used beside the point of almost every question.
 */
export function showUsable(root: HTMLElement, smooth: boolean, aside: readonly string[] = []): void {
  if (root.scrollHeight <= root.clientHeight + 1) return;
  const window = root.getBoundingClientRect();
  const boxes = [...root.querySelectorAll<HTMLElement>('[data-usable]')]
    .filter((element) => !aside.includes(element.getAttribute('data-zone') ?? ''))
    .map((element) => element.getBoundingClientRect());
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
