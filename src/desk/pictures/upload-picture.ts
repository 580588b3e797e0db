import type { Picture } from '../../../shared/desk/pictures.ts';
import { largestPicture, maxUploadSize } from '../../../shared/pictures.ts';
import { DeskError, sendRequest } from '../api/request.ts';

/** How long an upload may take, in milliseconds: enough for a photograph over a slow network. */
const uploadTimeout = 300_000;

/** Whether a file may be a picture; the server decides by its content. */
export function isPicture({ type, name }: File): boolean {
  return type.startsWith('image/') || /\.(jpe?g|png|webp|avif|hei[cf])$/i.test(name);
}

/**
 * Uploads a picture. One that the server would refuse or has refused, because it is too large or in HEIC format, is
 * reduced in the browser and then sent, if possible.
 * @param allowsAlpha whether transparency is kept; otherwise it becomes white
 */
export async function uploadPicture(file: File, allowsAlpha = false): Promise<Picture> {
  const send = (picture: Blob) =>
    sendRequest<Picture>(
      `/pictures${allowsAlpha ? '?transparent=yes' : ''}`,
      'POST',
      picture,
      uploadTimeout,
    );
  // A JPEG has no transparency, and a PNG of it would be larger.
  const type = allowsAlpha && file.type !== 'image/jpeg' ? 'image/png' : 'image/jpeg';
  // If the browser cannot reduce it, the server refuses the file and says what to do.
  if (file.size > maxUploadSize) return send((await downscale(file, type)) ?? file);
  try {
    return await send(file);
  } catch (error) {
    const mayDownscale =
      error instanceof DeskError && /^picture-(too-large|heic)$/.test(error.problem);
    const picture = mayDownscale ? await downscale(file, type) : null;
    if (picture) return send(picture);
    throw error;
  }
}

/** The width of a reduced picture: enough for all widths that the server makes. */
const reducedWidth = largestPicture.width * 2;

/** Reduces a picture; null if the browser cannot. */
async function downscale(file: File, type: 'image/jpeg' | 'image/png'): Promise<Blob | null> {
  try {
    const picture = await createImageBitmap(file, {
      resizeWidth: reducedWidth,
      resizeQuality: 'high',
    });
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: picture.width, height: picture.height });
    const context = canvas.getContext('2d');
    if (context && type === 'image/jpeg') {
      context.fillStyle = '#fff';
      context.fillRect(0, 0, picture.width, picture.height);
    }
    context?.drawImage(picture, 0, 0);
    picture.close();
    return await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  } catch {
    return null;
  }
}
