/** "Back to Blog" goes back in history where the visitor came from this site; else the link stands. */
export function goBackInHistory(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-back]')) return;
    const cameFromHere = document.referrer.startsWith(`${location.origin}/`);
    // After a step within the page, as by its table of contents, back would only undo that step.
    const steppedWithin = location.hash !== '';
    if (!cameFromHere || steppedWithin || history.length < 2) return;
    event.preventDefault();
    history.back();
  });
}
