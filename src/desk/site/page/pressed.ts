import type { PressedOnPage } from '../../../../shared/desk/site/page.ts';

/** The longest text of an element that is looked for, and how many there may be. */
const longest = 3_000;
const most = 8;

/**
 * The element of a table's row whose line of words was pressed: the box of a link, which is larger than its words,
 * may lie over the words below.
 * @returns the target itself outside of tables, and between the lines
 */
export function wordsAt(target: Element, x: number, y: number): Element {
  const row = target.closest('tr');
  const page = target.ownerDocument;
  const hasLineHere = (element: Element) =>
    [...element.childNodes].some((node) => {
      if (node.nodeType !== Node.TEXT_NODE) return false;
      const range = page.createRange();
      range.selectNode(node);
      return [...range.getClientRects()].some(({ top, bottom }) => top <= y && y <= bottom);
    });
  const here = row ? page.elementsFromPoint(x, y) : [];
  return here.find((each) => row?.contains(each) && hasLineHere(each)) ?? target;
}

/** What somebody has pressed on a page: its text, those of what it is within, and the picture. */
export function readPressed(target: Element): Omit<PressedOnPage, 'path'> {
  const picture = target.closest('picture')?.querySelector('img') ?? target.closest('img');
  const names = ['alt', 'aria-label', 'placeholder', 'title'].map((name) =>
    (target.closest(`[${name}]`) === target ? target.getAttribute(name) : null)?.trim(),
  );
  const around: string[] = [];
  for (
    let each: Element | null = target;
    each && each.tagName !== 'BODY';
    each = each.parentElement
  ) {
    const text = each.textContent.trim();
    if (text.length > longest) break;
    around.push(text);
  }
  const texts = [...names, ...around].filter((text) => text !== undefined && text !== '');
  return {
    texts: [...new Set(texts as string[])].slice(0, most),
    picture: picture ? new URL(picture.currentSrc || picture.src).pathname : null,
  };
}
