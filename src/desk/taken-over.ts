import type { FirstView } from '../../shared/desk/first-view.ts';

/** The id of the list that the server has written into the page. */
export const listInPageId = 'list-in-page';

const focusable = 'a[href], button, input';

/** What the server has read for the list in the page; null if there is none. */
export function firstViewInPage(): FirstView | null {
  const text = document.getElementById(listInPageId)?.dataset['firstView'];
  return text === undefined ? null : (JSON.parse(text) as FirstView);
}

/**
 * Removes the list of the page, and the data beside it, once the same list is shown in its place. The same link or
 * field has the focus then.
 */
export function removeListInPage(): void {
  const list = document.getElementById(listInPageId);
  if (!list) return;
  const place = [...list.querySelectorAll(focusable)].findIndex((each) => each.matches(':focus'));
  list.remove();
  const same = document.querySelectorAll<HTMLElement>(`astro-island :is(${focusable})`)[place];
  same?.focus({ preventScroll: true });
}

let isFirst = true;

/** Whether the router may scroll: somebody who has scrolled the list of the page stays there when it is taken over. */
export function mayScroll(): boolean {
  const may = !isFirst || scrollY === 0;
  isFirst = false;
  return may;
}
