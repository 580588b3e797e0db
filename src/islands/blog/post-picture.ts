import { pictureFiles } from '../../../shared/pictures.ts';
import type { PictureSources } from '../../ui/Picture.tsx';

/**
 * The picture that a post is shown with: an uploaded one in all its sizes, any other as it is.
 * @param sizes displayed width, as in the `sizes` attribute
 */
export function postPicture(image: string, sizes: string): PictureSources {
  const files = pictureFiles(image);
  return files
    ? { src: image, ...files, sizes }
    : { src: image, width: 1200, height: 675, sources: [] };
}
