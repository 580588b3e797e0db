import { escaped } from './html.ts';
import { shownLetters } from './letters.ts';
import { fontOf, type Style } from './styles.ts';
import type { MarkupElement } from './tree.ts';

/** The formatting that a text inherits from the elements around it. */
export interface Look {
  bold: boolean;
  italic: boolean;
  struck: boolean;
  raised: 'sup' | 'sub' | null;
  href: string | null;
  font: string;
  /** Whether line breaks and spaces are preserved, as in `<pre>`. */
  isPre: boolean;
}

export const plain: Look = {
  ...{ bold: false, italic: false, struck: false, raised: null },
  ...{ href: null, font: '', isPre: false },
};

/** The formatting within an element, apart from its link, which is inherited. */
export function lookOf(element: MarkupElement, style: Style, inherited: Look): Look {
  const { name } = element;
  const { 'font-weight': weight, 'font-style': slant } = style;
  const isStruck =
    /^(s|strike|del)$/.test(name) ||
    /line-through/.test(style['text-decoration'] ?? style['text-decoration-line'] ?? '');
  return {
    bold: weight ? /^(bold|[6-9]00)/.test(weight) : inherited.bold || /^(b|strong)$/.test(name),
    italic: slant ? /^(italic|oblique)/.test(slant) : inherited.italic || /^(i|em)$/.test(name),
    struck: inherited.struck || isStruck,
    raised: raisedIn(name, style) ?? inherited.raised,
    href: inherited.href,
    font: fontOf(element, style) ?? inherited.font,
    isPre: inherited.isPre || name === 'pre' || /^pre/.test(style['white-space'] ?? ''),
  };
}

function raisedIn(name: string, style: Style): Look['raised'] | undefined {
  if (name === 'sup' || name === 'sub') return name;
  const align = /^(super|sub|baseline)/.exec(style['vertical-align'] ?? '')?.[1];
  const raise = Number.parseFloat(style['mso-text-raise'] ?? '') || 0;
  if (align === 'super' || (align !== 'sub' && raise > 0)) return 'sup';
  if (align === 'sub' || raise < 0) return 'sub';
  return align === undefined ? undefined : null;
}

/** A text as HTML with its formatting. */
export function shownText(text: string, look: Look): string {
  const collapsed = look.isPre ? text : text.replace(/[ \t\r\n]+/g, ' ');
  if (collapsed.trim() === '') return collapsed.replace(/\n/g, '<br>');
  const letters = escaped(shownLetters(collapsed, look.font)).replace(/\n/g, '<br>');
  const tags = [look.raised, look.struck && 's', look.italic && 'em', look.bold && 'strong'];
  const marked = tags.reduce<string>(
    (html, tag) => (tag ? `<${tag}>${html}</${tag}>` : html),
    letters,
  );
  return look.href === null ? marked : `<a href="${escaped(look.href)}">${marked}</a>`;
}
