/** Lets a button print the page; the button shows only where scripts run. */
export function printOnRequest(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-print]')) window.print();
  });
}
