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
  /** Whether line breaks are shown as such. */
  isPre: boolean;
}

export const plain: Look = {
  ...{ bold: false, italic: false, struck: false, raised: null },
  ...{ href: null, font: '', isPre: false },
};

/** The formatting within an element; its link is the one around it. */
export function lookOf(element: MarkupElement, style: Style, before: Look): Look {
  const { name } = element;
  const { 'font-weight': weight, 'font-style': slant } = style;
  const isStruck =
    /^(s|strike|del)$/.test(name) ||
    /line-through/.test(style['text-decoration'] ?? style['text-decoration-line'] ?? '');
  return {
    bold: weight ? /^(bold|[6-9]00)/.test(weight) : before.bold || /^(b|strong)$/.test(name),
    italic: slant ? /^(italic|oblique)/.test(slant) : before.italic || /^(i|em)$/.test(name),
    struck: before.struck || isStruck,
    raised: raisedIn(name, style) ?? before.raised,
    href: before.href,
    font: fontOf(element, style) ?? before.font,
    isPre: before.isPre || name === 'pre' || /^pre/.test(style['white-space'] ?? ''),
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

/** A text as HTML, in its font and with its formatting. */
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
