import { vercelStegaDecodeAll, vercelStegaEncode } from '@vercel/stega';
import { isWithin } from './content-document.ts';
import { markPattern, removePreviewMarks } from './remove-preview-marks.ts';

/** A field of the content: the path of its file in the clinic's folder, and a JSON pointer within that file. */
export interface ContentField {
  path: string;
  pointer: string;
}

/** A field as a string, for attributes and marks: `en/pages/home.yaml#/hero/lead`. */
export function fieldName({ path, pointer }: ContentField): string {
  return `${path}#${pointer}`;
}

/** Parses the result of `fieldName`; null for anything else. */
export function parseField(name: unknown): ContentField | null {
  if (typeof name !== 'string' || !name.includes('#')) return null;
  const index = name.indexOf('#');
  return { path: name.slice(0, index), pointer: name.slice(index + 1) };
}

/**
 * A text with an invisible mark at its end that names its field. Marks of texts interpolated into it are removed.
 */
export function addMark(text: string, field: ContentField): string {
  return removePreviewMarks(text) + vercelStegaEncode(fieldName(field));
}

/** A mark in a text: its position in the text without marks, and its field. */
export interface Mark {
  end: number;
  field: ContentField;
}

/** The marks of a text, in order. */
export function marksIn(text: string): Mark[] {
  let length = 0;
  return [...text.matchAll(markPattern)].flatMap(({ 0: mark, index }) => {
    const end = index - length;
    length += mark.length;
    const fields = vercelStegaDecodeAll<unknown>(mark).map(parseField);
    return fields.flatMap((field) => (field ? [{ end, field }] : []));
  });
}

/** Whether a field is `outer` or within it. */
export function isFieldWithin(field: ContentField, outer: ContentField): boolean {
  return field.path === outer.path && isWithin(field.pointer, outer.pointer);
}

/** Marks in a link: `https://wa.me/1?text=Hello%E2%80%8B`. */
const linkMarks = /(?:%E2%80%8[BCD]|%EF%BB%BF){8,}/g;

/**
 * The parts of a page that are not visible text: comments, the head, scripts, styles, form values, and tags with their
 * attributes.
 */
const nonText =
  /<!--[\s\S]*?-->|<head\b[\s\S]*?<\/head>|<(script|style|title|textarea|option)\b[\s\S]*?<\/\1>|<(?:"[^"]*"|'[^']*'|[^'">])*>/g;

/**
 * Removes the marks of a page outside visible texts. The data of islands keeps its marks, because the browser renders
 * the same texts from it.
 */
export function keepTextMarks(html: string): string {
  return html.replace(nonText, (part) =>
    part.startsWith('<astro-island') ? part : removePreviewMarks(part).replace(linkMarks, ''),
  );
}
