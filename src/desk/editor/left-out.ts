import { type ElementName, foreignElements } from './foreign-elements.ts';

/** What Word's markup has only in comments, which browsers do not parse. */
const inComments: Partial<Record<ElementName, RegExp>> = {
  boxes: /<v:textbox\b/i,
  comments: /mso-element:\s*comment\b/i,
};

/** Elements that may be recognised by their style alone. */
const styled: Partial<Record<ElementName, string>> = {
  underline: '[data-style*="text-decoration:underline" i]:not(a, a *)',
  strike: 'strike, del, [data-style*="line-through" i]',
};

/** Elements that may have a colour of their own; links have one anyway. */
const coloured = '[data-style*="color" i], [data-style*="background" i], font[color], [bgcolor]';

/** Whether a pasted text has pictures that only Word itself can show. */
export function hasHiddenPictures(pasted: string): boolean {
  return /<v:imagedata\b/i.test(pasted);
}

/**
 * What the editor leaves out of a pasted text, other than pictures.
 * @param pasted as it was on the clipboard
 * @param html the same with its styles in `data-style`
 */
export function leftOutOf(pasted: string, html: string): ElementName[] {
  const text = new DOMParser().parseFromString(html, 'text/html');
  const hidden = namesOf(inComments).filter((name) => inComments[name]?.test(pasted));
  const byStyle = namesOf(styled).filter((name) => text.querySelector(styled[name] ?? ''));
  const isColoured = Array.from(text.querySelectorAll(coloured)).some(hasColour);
  const colours: ElementName[] = isColoured ? ['colours'] : [];
  return [...new Set([...hidden, ...colours, ...foreignElements(html), ...byStyle])];
}

function namesOf(of: Partial<Record<ElementName, unknown>>): ElementName[] {
  return Object.keys(of) as ElementName[];
}

function hasColour(element: Element): boolean {
  if (element.closest('a')) return false;
  const style = element.getAttribute('data-style') ?? '';
  const inStyle = style.matchAll(/(?:^|;)\s*(?:color|background(?:-color)?)\s*:\s*([^;]+)/gi);
  const colours = Array.from(inStyle, ([, colour = '']) => colour);
  const attributes = ['color', 'bgcolor'].map((name) => element.getAttribute(name) ?? '');
  return [...colours, ...attributes].some(isColour);
}

/** Nobody misses black, white or grey, or a name that means the default colour. */
function isColour(value: string): boolean {
  const colour = value.trim().toLowerCase();
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(colour);
  const rgb = /^rgba?\((\d+)[, ]+(\d+)[, ]+(\d+)/.exec(colour);
  const parts = hex?.slice(1).map((part) => Number.parseInt(part, 16)) ?? rgb?.slice(1).map(Number);
  if (parts) return Math.max(...parts) - Math.min(...parts) > greyest;
  return /^[a-z]+$/.test(colour) && !usual.has(colour);
}

/** How far apart the parts of a colour may be, out of 255, for it to look grey. */
const greyest = 24;

const usual = new Set(
  'black white gray grey silver windowtext window auto none inherit initial unset transparent currentcolor'.split(
    ' ',
  ),
);
