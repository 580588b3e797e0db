/** One picture in every form a browser may take; made by `makePicture`. */
export interface PictureSources {
  src: string;
  /** The same in other widths, for browsers that know none of the newer formats. */
  srcSet?: string | undefined;
  width: number;
  height: number;
  /** Newer formats, best first; empty where the picture is a drawing. */
  sources: { type: string; srcSet: string }[];
  /** How wide the picture stands, as in the `sizes` attribute. */
  sizes?: string | undefined;
}

interface PictureProps {
  picture: PictureSources;
  /** The picture in words; empty where the copy beside it say the same. */
  alt: string;
  className?: string;
  /** True for the one picture that is seen first. */
  first?: boolean;
}

/** A picture that loads when it comes near, or at once where it is seen first. */
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
      {picture.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={picture.sizes} />
      ))}
      {image}
    </picture>
  );
}
