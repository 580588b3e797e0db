/** "Back to Blog" goes back in history where the visitor came from this site; else the link stands. */
export function goBackInHistory(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-back]')) return;
    const cameFromHere = document.referrer.startsWith(`${location.origin}/`);
    if (!cameFromHere || history.length < 2) return;
    event.preventDefault();
    history.back();
  });
}
