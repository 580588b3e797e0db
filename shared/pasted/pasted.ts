/** What can be left out of a pasted text, or be changed in it. */
export type LeftOutName =
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
  | 'hyphens';

/** How often each was left out or changed. */
export type LeftOut = Partial<Record<LeftOutName, number>>;

/** A place where the paste stopped, since a letter cannot be taken as it was shown. */
export interface Stop {
  /** What stands in its place: `[? Wingdings]`. */
  mark: string;
  before: string;
  after: string;
}

/** A picture that came as data, in whose place a mark stands. */
export interface PastedPicture {
  mark: string;
  src: string;
  alt: string;
}

/** What is taken of a pasted text, and what is said of the rest. */
export interface Pasted {
  html: string;
  leftOut: LeftOut;
  stops: Stop[];
  pictures: PastedPicture[];
}

/** A place whose letter could not be taken; no post or page can be published with one. */
export const markPattern = /\[\?[^\][]{0,60}\](?!\()/;

/** Such a place, with what it may be looked up by. */
export function mark(about = ''): string {
  return about === '' ? '[?]' : `[? ${about}]`;
}

/** Whether something that was pasted is still to be written by hand. */
export function isMarked(text: string): boolean {
  return markPattern.test(text);
}
