import { imageSize } from 'image-size';

/** The kinds of pictures that a page can show. */
type Format = 'svg' | 'jpg' | 'png' | 'webp' | 'avif';

/**
 * Reads how large a picture is shown, and what kind it is; a photograph that a camera stored lying on its side is turned.
 * @throws if the bytes are no picture
 */
export function pictureSize(bytes: Uint8Array) {
  const { width, height, type, orientation = 1 } = imageSize(bytes);
  const isTurned = orientation > 4;
  return {
    width: isTurned ? height : width,
    height: isTurned ? width : height,
    format: type as Format,
  };
}
