/** What a paste can drop or change. */
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
  /** The marks of letters that could not be read, each once: `[? Wingdings]`. */
  unread: string[];
  pictures: PastedPicture[];
}
