/** A mark (`marks.ts`) is a run of invisible characters; a text in Devanagari may contain a few of these. */
export const markPattern = /[\u200B-\u200D\uFEFF]{8,}/g;

/** Removes the marks of the desk's preview, before a text is compared, measured or interpolated. */
export function removePreviewMarks(text: string): string {
  return text.replace(markPattern, '');
}
