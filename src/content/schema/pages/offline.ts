import { z } from 'zod';
import { metaSchema, text } from '../../fields/fields.ts';

/** `pages/offline.yaml`: shown when the network cannot be reached. */
export const offline = z.strictObject({
  meta: metaSchema,
  heading: text.describe('The main heading.'),
  text: text.describe('What can still be done without a connection.'),
});
