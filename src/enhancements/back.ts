import { isPlainClick } from './plain-click.ts';

/** "Back to Blog" goes back in history where the visitor came from this site; else it is a plain link. */
export function goBackInHistory(): void {
  document.addEventListener('click', (event) => {
    if (!isPlainClick(event) || !(event.target instanceof Element)) return;
    if (!event.target.closest('[data-back]')) return;
    const cameFromHere = document.referrer.startsWith(`${location.origin}/`);
    // After a jump within the page, as from its table of contents, back would only undo that jump.
    const jumpedWithin = location.hash !== '';
    if (!cameFromHere || jumpedWithin || history.length < 2) return;
    event.preventDefault();
    history.back();
  });
}
