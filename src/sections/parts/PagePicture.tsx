import { Picture, type PictureSources } from '../../ui/Picture.tsx';

/** The illustration beside a page's heading, on wide screens only; phones do not load it. */
export function PagePicture({ picture, alt }: { picture: PictureSources; alt: string }) {
  return (
    <Picture
      picture={picture}
      alt={alt}
      className="relative z-10 aspect-video w-full rounded-panel object-cover max-lg:hidden"
    />
  );
}
