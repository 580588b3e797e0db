/** Opens foldable lists on screens that are wide enough for them, and folds them on others. */
export function openFoldedLists(): void {
  for (const list of document.querySelectorAll<HTMLDetailsElement>('details[data-fold]')) {
    const wide = matchMedia(`(width >= ${list.dataset['fold'] || '48rem'})`);
    const apply = () => {
      list.open = wide.matches;
    };
    wide.addEventListener('change', apply);
    apply();
  }
}
