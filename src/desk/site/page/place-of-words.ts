/** How many words are enough to know a place by. */
const enough = 6;

/** Anything between two words, such as a space, Markdown, or the address of a link. */
const between = String.raw`(?:[^\p{L}\p{M}\p{N}]|\]\([^)]*\))+`;

/** Where words of a page begin in the Markdown that they were written in; -1 if they are not in it. */
export function placeOfWords(markdown: string, words: string): number {
  const [...found] = words.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (found.length === 0) return -1;
  return markdown.search(new RegExp(found.slice(0, enough).join(between), 'u'));
}
