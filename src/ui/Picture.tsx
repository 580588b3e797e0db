/** The sources of a picture; made by `makePicture`. */
export interface PictureSources {
  src: string;
  /** JPEG in other widths, for browsers without support for the formats in `sources`. */
  srcSet?: string | undefined;
  width: number;
  height: number;
  /** Of a photograph its modern formats, best first; of a drawing what dark screens show. */
  sources: { type?: string; media?: string; srcSet: string }[];
  /** Displayed width, as in the `sizes` attribute. */
  sizes?: string | undefined;
}

interface PictureProps {
  picture: PictureSources;
  /** Alternative text; empty for a decorative picture. */
  alt: string;
  className?: string;
  /** True for the picture at the top of the page, which is loaded at once. */
  first?: boolean;
}

/** A picture, lazy-loaded by default. */
export function Picture({ picture, alt, className, first = false }: PictureProps) {
  const image = (
    <img
      src={picture.src}
      srcSet={picture.srcSet}
      sizes={picture.sizes}
      alt={alt}
      width={picture.width}
      height={picture.height}
      className={className}
      decoding={first ? 'sync' : 'async'}
      {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
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
