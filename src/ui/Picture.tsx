/** The sources of a picture; made by `makePicture`. */
export interface PictureSources {
  src: string;
  /** Further widths as JPEG, for browsers that support none of the formats in `sources`. */
  srcSet?: string | undefined;
  width: number;
  height: number;
  /** For a photograph, its modern formats, best first; for a drawing, its version for dark screens. */
  sources: { type?: string; media?: string; srcSet: string }[];
  /** Displayed width, as in the `sizes` attribute. */
  sizes?: string | undefined;
  /** In the desk's preview, the name of the field that it is from. */
  field?: string;
}

interface PictureProps {
  picture: PictureSources;
  /** Alternative text; empty for a decorative picture. */
  alt: string;
  className?: string;
  /** True for the picture at the top of the page, which is not lazy-loaded. */
  isAboveFold?: boolean;
}

/** A picture, lazy-loaded by default. */
export function Picture({ picture, alt, className, isAboveFold = false }: PictureProps) {
  // The text matters more than a drawing; a photograph may be the main content.
  const fetchPriority = picture.src.endsWith('.svg') ? ('low' as const) : ('high' as const);
  const image = (
    <img
      src={picture.src}
      srcSet={picture.srcSet}
      sizes={picture.sizes}
      alt={alt}
      width={picture.width}
      height={picture.height}
      className={className}
      data-field={picture.field}
      decoding={isAboveFold ? 'sync' : 'async'}
      {...(isAboveFold ? { fetchPriority } : { loading: 'lazy' as const })}
    />
  );
  if (picture.sources.length === 0) return image;
  return (
    <picture>
      {picture.sources.map((source) => (
        <source key={source.srcSet} {...source} sizes={picture.sizes} />
      ))}
      {image}
    </picture>
  );
}
