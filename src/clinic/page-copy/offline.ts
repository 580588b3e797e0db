import { z } from 'zod';
import { metaSchema, text } from '../text.ts';

/** `pages/offline.yaml`: shown where the network cannot be reached. */
export const offline = z.strictObject({
  meta: metaSchema,
  heading: text,
  text,
  /** Heading of the list of pages that can be read offline. */
  kept: text,
});
