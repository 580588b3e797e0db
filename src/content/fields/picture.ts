import type { ImageMetadata } from 'astro';
import { z } from 'zod';

/** A picture in Astro's collections. */
export interface StoredPicture {
  file: ImageMetadata;
  /** Its path within the clinic's folder. */
  original: string;
}

/** Schema of a picture in Astro's collections. */
export function storedPicture(image: z.ZodType<ImageMetadata>) {
  return z.object({ file: image, original: z.string() });
}
