import { z } from 'zod';
import { callToActionSchema, metaSchema, text, texts } from '../text.ts';
import { pointSchema } from './parts.ts';

/** `pages/town.yaml`: what the town pages share; `{TOWN}`, `{CALLED}` and `{YEARS}` are filled. */
export const town = z.strictObject({
  meta: metaSchema.omit({ description: true }).extend({ socialTitle: text }),
  breadcrumb: text,
  heading: text,
  subtitle: text,
  featuresHeading: text,
  /** The first two feature cards; the third is the town's own. */
  features: z.array(pointSchema).length(2, 'give exactly two features'),
  directions: text,
  wayThere: text,
  bring: text,
  emergency: text,
  hoursHeading: text,
  quickLinks: text,
  townLink: text,
  general: texts('home', 'about', 'contact', 'services'),
  pictureAlt: text,
  clinicDescription: text,
  callToAction: callToActionSchema,
});
