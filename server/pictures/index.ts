export { makeCrops, type PictureLimits } from './make-picture.ts';
export { Pictures } from './pictures.ts';
export { picturesRoutes } from './routes.ts';
