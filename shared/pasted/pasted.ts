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
