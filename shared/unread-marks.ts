/** The mark of something that a paste could not read; nothing that has one can be published. */
export const unreadMarkPattern = /\[\?[^\][]{0,60}\](?!\()/;

/** A mark, with what it may be looked up by: `[? Wingdings]`. */
export function unreadMark(about = ''): string {
  return about === '' ? '[?]' : `[? ${about}]`;
}

/** Whether something that was pasted is still to be written by hand. */
export function hasUnreadMark(text: string): boolean {
  return unreadMarkPattern.test(text);
}
