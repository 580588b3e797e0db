/** Opens the footer's foldable lists on wide screens, and folds them on phones. */
export function openFoldedLists(): void {
  const wide = matchMedia('(width >= 48rem)');
  const apply = () => {
    for (const list of document.querySelectorAll<HTMLDetailsElement>('details[data-fold]')) {
      list.open = wide.matches;
    }
  };
  wide.addEventListener('change', apply);
  apply();
}
