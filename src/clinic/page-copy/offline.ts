import { z } from 'zod';
import { metaSchema, text } from '../text.ts';

/** `pages/offline.yaml`: shown where there is no network. */
export const offline = z.strictObject({ meta: metaSchema, heading: text, text });
