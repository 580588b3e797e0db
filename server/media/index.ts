export { unusedPictures } from './cleanup.ts';
export { largestUpload, type PictureFault, pictureFaults } from './faults.ts';
export type { PictureLimits } from './make-picture.ts';
export { MediaBusyError, Pictures } from './pictures.ts';
export { mediaRoutes } from './routes.ts';
