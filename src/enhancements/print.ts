/** Makes a button print the page; it is shown only where scripts run. */
export function printOnRequest(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-print]')) window.print();
  });
}
