import type { PressedOnPage } from '../../../../shared/desk/site/page.ts';

/** The longest text of an element that is looked for, and how many there may be. */
const longest = 3_000;
const most = 8;

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
