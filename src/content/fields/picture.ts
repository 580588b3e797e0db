import type { ImageMetadata } from 'astro';

/** A picture of the clinic's folder, under the URL of its copy. */
export type KeptPicture = ImageMetadata & {
  /** The SVG of a drawing that is small enough to be part of a page. */
  drawing?: string;
};
