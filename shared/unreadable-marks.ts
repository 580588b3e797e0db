/** The mark of something that a paste could not read; nothing that has one can be published. */
export const unreadableMarkPattern = /\[\?[^\][]{0,60}\](?!\()/;

/** A mark, with what it may be looked up by: `[? Wingdings]`. */
export function unreadableMark(about = ''): string {
  return about === '' ? '[?]' : `[? ${about}]`;
}

/** Whether something that was pasted is still to be written by hand. */
export function hasUnreadableMark(text: string): boolean {
  return unreadableMarkPattern.test(text);
}
