/** A name in braces, in place of which a page shows something else. */
const placeholder = /\{[^{}]*\}/;

/** The most characters that a page shows in place of one. */
const longestReplacement = 80;

/**
 * A text of a file or of a page as the two are compared: without spaces, marks of Markdown and separators
 * within numbers, as a page may add or leave out any of them.
 */
export function comparable(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(?<=\d),(?=\d)/g, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[\s*_#>`\u00AD\u200B-\u200D\u2060]+/g, '');
}

/** A pattern of a text of a file in the comparable text of a page. */
export function patternOf(text: string): string {
  const parts = text.split(placeholder).map((part) => escaped(comparable(part)));
  return parts.join(`.{0,${longestReplacement}}?`);
}

/** How much of a text of a file a page shows as it is, in characters. */
export function ownLength(text: string): number {
  return text.split(placeholder).reduce((sum, part) => sum + comparable(part).length, 0);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** The name of a picture's file, which the address of each of its sizes begins with. */
export function pictureName(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const [start = ''] = name.split('.');
  return start.replace(/[^\w-]+/g, '-');
}
