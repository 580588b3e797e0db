import type { Picture } from '../../../shared/desk/pictures.ts';
import { isDrawing, maxUploadSize } from '../../../shared/pictures.ts';
import { DeskError, sendRequest } from '../api/request.ts';
import { rasterise, reducePicture } from './redraw-picture.ts';

/** How long an upload may take, in milliseconds: a photograph over a slow network. */
const uploadTimeout = 300_000;

/** Whether a file may be a picture; the server decides by its content. */
export function isPicture({ type, name }: File): boolean {
  return type.startsWith('image/') || /\.(jpe?g|png|webp|avif|hei[cf]|svg)$/i.test(name);
}

/**
 * Uploads a picture. An SVG is rasterised first. A picture that the server refuses because of its size, or because it has
 * no decoder for it, is reduced in the browser and sent again, if possible.
 * @param isTransparent whether transparency is kept; otherwise it becomes white
 */
export async function uploadPicture(file: File, isTransparent = false): Promise<Picture> {
  if (isDrawing(file)) return send(await rasterise(file), isTransparent);
  // A JPEG has no transparency, and a PNG of it would be larger.
  const reduced = () => reducePicture(file, isTransparent && file.type !== 'image/jpeg');
  // If reducing fails, the server refuses it and says what to do.
  if (file.size > maxUploadSize) return send((await reduced()) ?? file, isTransparent);
  try {
    return await send(file, isTransparent);
  } catch (error) {
    const canRetry = error instanceof DeskError && /^picture-(too-large|heic)$/.test(error.problem);
    const picture = canRetry ? await reduced() : null;
    if (picture) return send(picture, isTransparent);
    throw error;
  }
}

function send(picture: Blob, isTransparent: boolean): Promise<Picture> {
  const path = `/pictures${isTransparent ? '?transparent=yes' : ''}`;
  return sendRequest<Picture>(path, 'POST', picture, uploadTimeout);
}
