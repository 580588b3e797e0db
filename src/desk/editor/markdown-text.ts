import type { JSONContent, MarkdownRendererHelpers } from '@tiptap/core';

/** Without spaces and line breaks at both ends. */
export function withoutEnds(markdown: string): string {
  return markdown.replace(/^(\s|\\\n)+|(\s|\\\n)+$/g, '');
}

/** A heading and the cell of a table are one line. */
export function inOneLine(markdown: string): string {
  return withoutEnds(markdown).replace(/\\\n/g, '<br>');
}

/** A sign at the beginning of a line that would make a heading, a list, a quote, a table or a line of it. */
export const lineSign =
  /^(#{1,6}(?=\s|$)|[-+](?=\s|$)|[>|]|[-=:](?=[-=|: \t]*$)|\d{1,9}(?=[.)](\s|$)))/gm;

/** A sign that a backslash keeps from being read as more than a letter. */
export const escapedSign = /\\([!-/:-@[-`{-~])/g;

/** What stands in the brackets of a link or a picture: `/contact "Title"`. */
export function target({ attrs: { href, src, title } = {} }: JSONContent): string {
  const address = String(href ?? src ?? '').replace(/[<>\\\r\n]/g, encodeURIComponent);
  const written = /[\s()]/.test(address) ? `<${address}>` : address;
  return title ? `${written} "${String(title).replace(/["\\]/g, '\\$&')}"` : written;
}

export const isList = ({ type = '' }: JSONContent) => /List$/.test(type);

/** What is not empty within a node, apart by blank lines, or by others. */
export function within(
  { content = [] }: JSONContent,
  { renderChild }: MarkdownRendererHelpers,
  gapBefore = (_child: JSONContent) => '\n\n',
): string {
  let previous = '';
  return content.reduce((written, child, place) => {
    const text = renderChild?.(child, place).trim() ?? '';
    const own = isList(child) ? apart(text, previous) : text;
    if (own === '') return written;
    const gap = previous === '' ? '' : gapBefore(child);
    previous = own;
    return written + gap + own;
  }, '');
}

/** A list with another sign than that of the list before it, which would go on otherwise. */
export function apart(text: string, previous: string): string {
  const sign = signOf(text);
  if (!sign || sign !== signOf(previous)) return text;
  const other = { '-': '*', '*': '-', '.': ')', ')': '.' }[sign] ?? sign;
  return text.replace(/^(\d*)[-*.)](?= )/gm, `$1${other}`);
}

/** What its items begin with, if a text is a list. */
function signOf(text: string): string | undefined {
  return /^(?:\d+(?=[.)])|(?=[-*]))(.) /.exec(text)?.[1];
}

/** A text whose first line stands behind a sign, and the others behind another. */
export function behind(first: string, others: string, text: string): string {
  const lines = text.split('\n').map((line, place) => (place === 0 ? first : others) + line);
  return text && lines.map((line) => line.trimEnd()).join('\n');
}
