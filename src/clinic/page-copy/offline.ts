import { z } from 'zod';
import { metaSchema, text } from '../text.ts';

/** `pages/offline.yaml`: shown where there is no network. */
export const offline = z.strictObject({
  meta: metaSchema,
  heading: text,
  text,
  /** Heading of the list of pages that were kept on this device. */
  kept: text,
});
