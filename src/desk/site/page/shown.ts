import type { SitePageAnswer } from '../../../../shared/desk/site/page.ts';
import { comparable, isShownIn } from '../../../../shared/desk/site/page-text.ts';

const noText = /^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE)$/;

/** Shows where on a page a text or a picture is; false if the page does not have it. */
export function showOnPage(
  page: Document,
  wanted: Pick<SitePageAnswer, 'text' | 'picture'>,
): boolean {
  const found = elementOf(page, wanted);
  if (!found) return false;
  for (let each: Element | null = found; each; each = each.parentElement) {
    if (each instanceof HTMLDetailsElement || each.tagName === 'DETAILS')
      each.setAttribute('open', '');
  }
  found.scrollIntoView({ block: 'center' });
  mark(found);
  return true;
}

/** Draws a line around an element. */
export function mark(element: Element): void {
  const { style } = element as HTMLElement;
  style.outline = '3px solid Highlight';
  style.outlineOffset = '3px';
}

/** Takes the line away again. */
export function unmark(element: Element): void {
  const { style } = element as HTMLElement;
  style.outline = '';
  style.outlineOffset = '';
}

function elementOf(
  page: Document,
  { text, picture }: Pick<SitePageAnswer, 'text' | 'picture'>,
): Element | null {
  if (picture !== null) return page.querySelector(`img[src^="/_astro/${picture}."]`);
  if (text === null) return null;
  const shows = (element: Element) =>
    !noText.test(element.tagName) && isShownIn(text, comparable(element.textContent));
  let found: Element = page.querySelector('main') ?? page.body;
  if (!shows(found)) found = page.body;
  if (!shows(found)) return null;
  for (;;) {
    const inner = [...found.children].find(shows);
    if (!inner) return found;
    found = inner;
  }
}
