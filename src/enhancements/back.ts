import { isPlainClick } from './plain-click.ts';

/** "Back to Blog" of a post goes back in history if the visitor came from this site; otherwise it is a plain link. */
export function goBackInHistory(): void {
  document.addEventListener('click', (event) => {
    if (!isPlainClick(event) || !(event.target instanceof Element)) return;
    if (!event.target.closest('[data-back]')) return;
    const cameFromHere = document.referrer.startsWith(`${location.origin}/`);
    // After a jump within the page, as by a link in its text, going back would only undo the jump.
    const jumpedWithin = location.hash !== '';
    if (!cameFromHere || jumpedWithin || history.length < 2) return;
    event.preventDefault();
    history.back();
  });
}
