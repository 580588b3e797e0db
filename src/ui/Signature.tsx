import { Picture, type PictureSources } from './Picture.tsx';

/** The doctor, as named and shown under what the doctor has written. */
export interface Author {
  name: string;
  portrait: PictureSources;
  /** Undefined if the clinic has none. */
  signature?: PictureSources | undefined;
}

type SignatureProps = Omit<Author, 'portrait'> & Partial<Pick<Author, 'portrait'>>;

/** The doctor's name as a signature, or else in letters; with a small portrait, or without. */
export function Signature({ name, portrait, signature }: SignatureProps) {
  return (
    <p className="flex items-center gap-4">
      {portrait && <RoundPortrait portrait={portrait} />}
      {signature ? (
        <Picture
          picture={signature}
          alt={name}
          className="h-14 w-auto min-w-0 object-contain object-left"
        />
      ) : (
        <span className="font-heading font-semibold text-card">{name}</span>
      )}
    </p>
  );
}

interface RoundPortraitProps {
  portrait: PictureSources;
  /** Classes for its size, and any others. */
  className?: string;
}

/** The doctor's head in a small circle, beside words that say who it is. */
export function RoundPortrait({ portrait, className = 'size-18' }: RoundPortraitProps) {
  return (
    <span className={`shrink-0 overflow-hidden rounded-full bg-panel ${className}`}>
      <Picture
        picture={portrait}
        alt=""
        className="size-full origin-[52%_12%] scale-120 object-cover object-top"
      />
    </span>
  );
}
