import type { Document, Node } from 'yaml';

/** A parsed text. */
export interface Source {
  text: string;
  document: Document;
}

/** A part of a text, and what replaces it. */
export interface Replacement {
  from: number;
  to: number;
  text: string;
}

/** A text with parts replaced; of two at the same place, the one named first comes first. */
export function replaced(text: string, replacements: Replacement[]): string {
  let at = 0;
  const parts = replacements
    .toSorted((one, other) => one.from - other.from)
    .map(({ from, to, text: replacement }) => {
      const kept = text.slice(at, from);
      at = to;
      return kept + replacement;
    });
  return parts.join('') + text.slice(at);
}

/** What a node is written as. */
export function sourceOf({ text }: Source, { range }: Node): string {
  return text.slice(range?.[0] ?? 0, range?.[1] ?? 0);
}

/** How many characters are before a node in its line. */
export function columnOf({ text }: Source, { range }: Node): number {
  const from = range?.[0] ?? 0;
  return from - startOfLine(text, from);
}

/** Whether nothing but spaces is before a node in its line. */
export function beginsLine({ text }: Source, { range }: Node): boolean {
  const from = range?.[0] ?? 0;
  return text.slice(startOfLine(text, from), from).trim() === '';
}

/** Removes the lines of a field. */
export function withoutLines(
  { text }: Source,
  { key, value }: { key: Node; value: Node | null },
): Replacement {
  const from = startOfLine(text, key.range?.[0] ?? 0);
  return { from, to: endOfLine(text, value?.range?.[1] ?? from), text: '' };
}

function startOfLine(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1;
}

/** The beginning of the next line; the position itself if it begins one. */
export function endOfLine(text: string, at: number): number {
  if (text[at - 1] === '\n') return at;
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end + 1;
}
