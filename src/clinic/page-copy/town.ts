import { z } from 'zod';
import { metaSchema, text, texts } from '../text.ts';
import { pointSchema } from './parts.ts';

/**
 * `pages/town.yaml`: the copy that all towns' pages share, with `{TOWN}`, `{CALLED}` and `{YEARS}`.
 */
export const town = z.strictObject({
  meta: metaSchema.omit({ description: true }).extend({ socialTitle: text }),
  breadcrumb: text,
  heading: text,
  subtitle: text,
  featuresHeading: text,
  /** The first two feature cards; the third comes from the town's file. */
  features: z.array(pointSchema).length(2, 'give exactly two features'),
  directions: text,
  wayThere: text,
  bring: text,
  emergency: text,
  hoursHeading: text,
  quickLinks: text,
  townLink: text,
  general: texts('home', 'about', 'contact', 'services'),
  clinicDescription: text,
  /** A sentence above the list of what to bring. */
  callFirst: text,
});
