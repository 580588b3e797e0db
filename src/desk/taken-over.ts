/** The id of the list that the server has written into the page. */
export const listInPageId = 'list-in-page';

/** Whether the page has the list already. */
export const isListInPage = () => document.getElementById(listInPageId) !== null;

/** Removes the list of the page once the same list is shown in its place; the focus stays where it was. */
export function removeListInPage(): void {
  const list = document.getElementById(listInPageId);
  const focused = list?.contains(document.activeElement) ? document.activeElement?.id : undefined;
  list?.remove();
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
}

let isFirst = true;

/** Whether the router may scroll: somebody who has scrolled the list of the page stays there when it is taken over. */
export function mayScroll(): boolean {
  const may = !isFirst || scrollY === 0;
  isFirst = false;
  return may;
}
