/** Closes the menu of small screens after a choice, on Escape, and on a click outside it. */
export function closeMenus(): void {
  const menu = document.querySelector<HTMLDetailsElement>('[data-menu]');
  if (!menu) return;
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a, button')) menu.open = false;
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}
