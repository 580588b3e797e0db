export type { PictureFault } from './make-files.ts';
export { MediaBusyError, Pictures } from './pictures.ts';
export { mediaRoutes } from './routes.ts';
