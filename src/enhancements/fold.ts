/** Opens the lists that fold on phones where there is room for them, and folds them where there is not. */
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
