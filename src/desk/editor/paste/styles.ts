import { decodeCharacters } from './characters.ts';
import { escapeHtml } from './html.ts';
import type { MarkupElement } from './markup.ts';

/** The CSS properties of an element, by their names in lower case. */
export type Style = Record<string, string>;

/** Parses declarations: `color: red; mso-hide: all`. */
export function parseStyle(text: string): Style {
  const style: Style = {};
  const declarations = text.matchAll(/([\w-]+)\s*:\s*((?:"[^"]*"|'[^']*'|[^;"'])*)/g);
  for (const [, name = '', value = ''] of declarations) style[name.toLowerCase()] = value.trim();
  return style;
}

/** The styles of classes and elements, which Word writes into the head of what it copies. */
export function readStyleSheet(css: string): (element: MarkupElement) => Style {
  const rules = new Map<string, Style>();
  const rulesOnly = css.replace(
    /<!--|-->|\/\*[\s\S]*?\*\/|@[^{}]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g,
    '',
  );
  for (const [, selectors = '', body = ''] of rulesOnly.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    for (const selector of selectors.split(',')) {
      const key = selector.trim();
      if (/^[\w-]*(\.[\w-]+)?$/.test(key))
        rules.set(key, { ...rules.get(key), ...parseStyle(body) });
    }
  }
  return ({ name, attributes }) => {
    const classes = (attributes['class'] ?? '').split(/\s+/).filter(Boolean);
    const keys = [name, ...classes.flatMap((each) => [`.${each}`, `${name}.${each}`])];
    return Object.assign({}, ...keys.map((key) => rules.get(key)));
  };
}

/** The first font of an element; undefined if it has none of its own. */
function fontOf({ name, attributes }: MarkupElement, style: Style): string | undefined {
  const symbolFont =
    style['mso-char-type'] === 'symbol' ? style['mso-symbol-font-family'] : undefined;
  const face = name === 'font' ? attributes['face'] : undefined;
  const shorthand = /[\d.]+(?:pt|px|em|rem|%)\S*\s+(.+)$/.exec(style['font'] ?? '')?.[1];
  const list = symbolFont || style['font-family'] || shorthand || face;
  return list ? (list.split(',')[0] ?? '').replace(/["']/g, '').trim() : undefined;
}

/** Whether an element is invisible in its source. */
export function isHidden({ attributes }: MarkupElement, style: Style): boolean {
  return (
    'hidden' in attributes ||
    /^none/.test(style['display'] ?? '') ||
    /^(hidden|collapse)/.test(style['visibility'] ?? '') ||
    /^all/.test(style['mso-hide'] ?? '') ||
    /^0(\.0+)?(?![.\d])/.test(style['font-size'] ?? '') ||
    /^0(\.0+)?$/.test(style['opacity'] ?? '')
  );
}

/** The formatting that a text inherits from the elements around it. */
export interface Formatting {
  isBold: boolean;
  isItalic: boolean;
  isStrikethrough: boolean;
  verticalAlign: 'sup' | 'sub' | null;
  href: string | null;
  font: string;
  /** Whether line breaks and spaces are preserved, as in `<pre>`. */
  isPre: boolean;
}

export const plainFormatting: Formatting = {
  isBold: false,
  isItalic: false,
  isStrikethrough: false,
  verticalAlign: null,
  href: null,
  font: '',
  isPre: false,
};

/** The formatting within an element; a link of the element's own is not read here. */
export function formattingIn(
  element: MarkupElement,
  style: Style,
  parentFormat: Formatting,
): Formatting {
  const { name } = element;
  const { 'font-weight': weight, 'font-style': slant } = style;
  const isStruckHere =
    /^(s|strike|del)$/.test(name) ||
    /line-through/.test(style['text-decoration'] ?? style['text-decoration-line'] ?? '');
  return {
    isBold: weight
      ? /^(bold|[6-9]00)/.test(weight)
      : parentFormat.isBold || /^(b|strong)$/.test(name),
    isItalic: slant
      ? /^(italic|oblique)/.test(slant)
      : parentFormat.isItalic || /^(i|em)$/.test(name),
    isStrikethrough: parentFormat.isStrikethrough || isStruckHere,
    verticalAlign: verticalAlignIn(name, style) ?? parentFormat.verticalAlign,
    href: parentFormat.href,
    font: fontOf(element, style) ?? parentFormat.font,
    isPre: parentFormat.isPre || name === 'pre' || /^pre/.test(style['white-space'] ?? ''),
  };
}

function verticalAlignIn(name: string, style: Style): Formatting['verticalAlign'] | undefined {
  if (name === 'sup' || name === 'sub') return name;
  const align = /^(super|sub|baseline)/.exec(style['vertical-align'] ?? '')?.[1];
  const raise = Number.parseFloat(style['mso-text-raise'] ?? '') || 0;
  if (align === 'super' || (align !== 'sub' && raise > 0)) return 'sup';
  if (align === 'sub' || raise < 0) return 'sub';
  return align === undefined ? undefined : null;
}

/** Writes a text as HTML with its formatting. */
export function toFormattedHtml(text: string, formatting: Formatting): string {
  const collapsedText = formatting.isPre ? text : text.replace(/[ \t\r\n]+/g, ' ');
  if (collapsedText.trim() === '') return collapsedText.replace(/\n/g, '<br>');
  const escaped = escapeHtml(decodeCharacters(collapsedText, formatting.font)).replace(
    /\n/g,
    '<br>',
  );
  const tags = [
    formatting.verticalAlign,
    formatting.isStrikethrough && 's',
    formatting.isItalic && 'em',
    formatting.isBold && 'strong',
  ];
  const markup = tags.reduce<string>(
    (html, tag) => (tag ? `<${tag}>${html}</${tag}>` : html),
    escaped,
  );
  return formatting.href === null
    ? markup
    : `<a href="${escapeHtml(formatting.href)}">${markup}</a>`;
}
