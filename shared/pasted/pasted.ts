/** What a paste can lose, or have changed. */
export type DroppedName =
  | 'headings'
  | 'underline'
  | 'small'
  | 'terms'
  | 'colours'
  | 'captions'
  | 'boxes'
  | 'comments'
  | 'deletions'
  | 'hidden'
  | 'controls'
  | 'videos'
  | 'drawings'
  | 'pictures'
  | 'links'
  | 'numbering'
  | 'spans'
  | 'hyphens';

/** A picture that came as data, and its placeholder. */
export interface PastedPicture {
  mark: string;
  src: string;
  alt: string;
}

/** A paste that was read, and what was dropped. */
export interface Pasted {
  html: string;
  dropped: DroppedName[];
  /** The placeholders of letters that could not be read, each once: `[? Wingdings]`. */
  unread: string[];
  pictures: PastedPicture[];
}

/** The placeholder of a letter that could not be read; nothing that has one can be published. */
export const markPattern = /\[\?[^\][]{0,60}\](?!\()/;

/** A placeholder, with what the letter may be looked up by. */
export function mark(about = ''): string {
  return about === '' ? '[?]' : `[? ${about}]`;
}

/** Whether something that was pasted is still to be written by hand. */
export function isMarked(text: string): boolean {
  return markPattern.test(text);
}
