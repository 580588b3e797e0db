import { z } from 'zod';
import { metaSchema, text, texts } from '../text.ts';

/** `pages/not-found.yaml`: the pages for an unknown address and for a fault of the server. */
export const notFound = z.strictObject({
  meta: metaSchema,
  code: text,
  heading: text,
  text,
  button: text,
  error: texts('title', 'description', 'heading', 'text'),
});
