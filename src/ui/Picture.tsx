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
  first?: boolean;
}

/** A picture, lazy-loaded by default. */
export function Picture({ picture, alt, className, first = false }: PictureProps) {
  // Beside a drawing there is text that a patient waits for; a photograph may be what the page is about.
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
      decoding={first ? 'sync' : 'async'}
      {...(first ? { fetchPriority } : { loading: 'lazy' as const })}
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
