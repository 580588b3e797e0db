import { z } from 'zod';
import { callToActionSchema, metaSchema, proseSchema, text, texts } from '../text.ts';
import { timelineSchema } from './parts.ts';

/** `pages/about.yaml`. */
export const about = z.strictObject({
  meta: metaSchema,
  breadcrumb: text,
  heading: text,
  hero: texts('eyebrow', 'title', 'lead', 'rating', 'portraitAlt'),
  sections: z.array(proseSchema).min(1),
  figures: texts('label', 'echocardiographies', 'angiographies', 'angioplasties', 'years'),
  education: timelineSchema,
  experience: timelineSchema,
  callToAction: callToActionSchema,
  pictureAlt: text,
});
