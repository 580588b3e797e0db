import { z } from 'zod';
import { metaSchema, text, texts } from '../text.ts';

/** `pages/not-found.yaml`: the 404 page and the 500 page. */
export const notFound = z.strictObject({
  meta: metaSchema,
  code: text,
  heading: text,
  text,
  button: text,
  error: texts('title', 'description', 'heading', 'text'),
});
