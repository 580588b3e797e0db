import type { JSONContent, MarkdownRendererHelpers } from '@tiptap/core';

/** Trims spaces and line breaks. */
export function trimMarkdown(markdown: string): string {
  return markdown.replace(/^(\s|\\\n)+|(\s|\\\n)+$/g, '');
}

/** Joins lines, for a heading or a table cell. */
export function toOneLine(markdown: string): string {
  return trimMarkdown(markdown).replace(/\\\n/g, '<br>');
}

/** A character at the beginning of a line that would make it a heading, list, quote, table or rule. */
export const lineMarker =
  /^(#{1,6}(?=\s|$)|[-+](?=\s|$)|[>|]|[-=:](?=[-=|: \t]*$)|\d{1,9}(?=[.)](\s|$)))/gm;

/** A character that is escaped with a backslash. */
export const escapedCharacter = /\\([!-/:-@[-`{-~])/g;

/** The target of a link or a picture: `/contact "Title"`. */
export function targetOf({ attrs: { href, src, title } = {} }: JSONContent): string {
  const address = String(href ?? src ?? '').replace(/[<>\\\r\n]/g, encodeURIComponent);
  const destination = /[\s()]/.test(address) ? `<${address}>` : address;
  return title ? `${destination} "${String(title).replace(/["\\]/g, '\\$&')}"` : destination;
}

export const isList = ({ type = '' }: JSONContent) => /List$/.test(type);

/** The Markdown of a node's children that are not empty, separated by blank lines or by other gaps. */
export function joinChildren(
  { content = [] }: JSONContent,
  { renderChild }: MarkdownRendererHelpers,
  gapBefore = (_child: JSONContent) => '\n\n',
): string {
  let previous = '';
  return content.reduce((markdown, child, index) => {
    const text = renderChild?.(child, index).trim() ?? '';
    const item = isList(child) ? changeMarker(text, previous) : text;
    if (item === '') return markdown;
    const gap = previous === '' ? '' : gapBefore(child);
    previous = item;
    return markdown + gap + item;
  }, '');
}

/** Gives a list a different marker from that of the list before it, so that the two are not joined. */
export function changeMarker(text: string, previous: string): string {
  const marker = markerOf(text);
  if (!marker || marker !== markerOf(previous)) return text;
  const otherMarker = { '-': '*', '*': '-', '.': ')', ')': '.' }[marker] ?? marker;
  return text.replace(/^(\d*)[-*.)](?= )/gm, `$1${otherMarker}`);
}

/** The bullet of a list, or the sign after its numbers; undefined if the text is not a list. */
function markerOf(text: string): string | undefined {
  const [, delimiter, bullet] = /^(?:\d+([.)])|([-*])) /.exec(text) ?? [];
  return delimiter ?? bullet;
}

/** Prefixes the first line of a text with one string, and the others with another. */
export function prefixLines(first: string, others: string, text: string): string {
  const lines = text.split('\n').map((line, index) => (index === 0 ? first : others) + line);
  return text && lines.map((line) => line.trimEnd()).join('\n');
}
