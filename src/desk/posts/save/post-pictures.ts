import type { Picture } from '../../../../shared/desk/posts.ts';
import { answerOf, DeskError } from '../../api/request.ts';

/** The largest picture that the server accepts, in bytes. */
export const largestUpload = 15 * 1024 * 1024;

/** What the file chooser offers. Because HEIC is missing, an iPhone converts its pictures to JPEG. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif';

/**
 * Uploads a picture.
 * @param onProgress called with the fraction that has been sent, from 0 to 1
 */
export function uploadPicture(
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Picture> {
  return new Promise((resolve, reject) => {
    // Unlike `fetch`, this reports the progress of an upload.
    const request = new XMLHttpRequest();
    request.open('POST', '/api/desk/pictures');
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      try {
        resolve(answerOf<Picture>(request.status < 300, request.responseText));
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = () => reject(new DeskError('unreachable', ''));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}
