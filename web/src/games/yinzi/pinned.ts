/** Keeps *node*, a part of the wide stage, at the top of the board while the stage scrolls; narrow boards do it by style. */
export function pinned(node: HTMLElement): () => void {
  const board = node.closest<HTMLElement>('.game-board');
  if (!board) return () => {};
  const follow = (): void => {
    const scale = Number(getComputedStyle(node).getPropertyValue('--k')) || 1;
    const wide = board.classList.contains('wide');
    node.style.translate = wide && board.scrollTop > 0 ? `0 ${board.scrollTop / scale}px` : '';
  };
  board.addEventListener('scroll', follow, { passive: true });
  return () => board.removeEventListener('scroll', follow);
}
