/** A mark in place of something pasted that could not be read; a text with one cannot be published. */
export const unreadableMarkPattern = /\[\?[^\][]{0,60}\](?!\()/;

/** A mark, with a hint at the original: `[? Wingdings]`. */
export function unreadableMark(hint = ''): string {
  return hint === '' ? '[?]' : `[? ${hint}]`;
}

/** Whether a text has such a mark, whose original still has to be written by hand. */
export function hasUnreadableMark(text: string): boolean {
  return unreadableMarkPattern.test(text);
}
