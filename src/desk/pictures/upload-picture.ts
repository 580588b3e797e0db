import type { Picture } from '../../../shared/desk/pictures.ts';
import { isDrawing, maxUploadSize } from '../../../shared/pictures.ts';
import { answerOf, DeskError } from '../api/request.ts';
import { drawn, smaller } from './redraw-picture.ts';

interface UploadOptions {
  /** Whether transparency is kept; otherwise it becomes white. */
  isTransparent?: boolean;
  /** Called with the fraction that has been sent, from 0 to 1. */
  onProgress?: (part: number) => void;
}

/** Whether a file may be a picture; the server decides by its content. */
export function isPicture({ type, name }: File): boolean {
  return type.startsWith('image/') || /\.(jpe?g|png|webp|avif|hei[cf]|svg)$/i.test(name);
}

/**
 * Uploads a picture. An SVG is rasterised first. A picture that the server refuses because of its size, or because it has
 * no decoder for it, is reduced in the browser and sent again, if possible.
 */
export async function uploadPicture(file: File, options: UploadOptions = {}): Promise<Picture> {
  if (isDrawing(file)) return send(await drawn(file), options);
  // A JPEG has no transparency, and a PNG of it would be larger.
  const isTransparent = options.isTransparent === true && file.type !== 'image/jpeg';
  const redrawn = () => smaller(file, isTransparent);
  // If reducing fails, the server refuses it and says what to do.
  if (file.size > maxUploadSize) return send((await redrawn()) ?? file, options);
  try {
    return await send(file, options);
  } catch (error) {
    const isTried = error instanceof DeskError && /^picture-(too-large|heic)$/.test(error.problem);
    const picture = isTried ? await redrawn() : null;
    if (picture) return send(picture, options);
    throw error;
  }
}

function send(picture: Blob, { isTransparent, onProgress }: UploadOptions): Promise<Picture> {
  return new Promise((resolve, reject) => {
    // Unlike `fetch`, this reports the progress of an upload.
    const request = new XMLHttpRequest();
    request.open('POST', `/api/desk/pictures${isTransparent ? '?transparent=yes' : ''}`);
    request.setRequestHeader('content-type', picture.type || 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      try {
        resolve(answerOf<Picture>(request.status < 300, request.responseText));
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = () => reject(new DeskError('unreachable', ''));
    request.send(picture);
  });
}
