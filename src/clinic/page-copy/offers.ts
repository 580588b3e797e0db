import { z } from 'zod';
import { metaSchema, text, texts } from '../text.ts';
import { pointSchema } from './parts.ts';

/** `pages/offers.yaml`: the packages page. */
export const offers = z.strictObject({
  meta: metaSchema,
  breadcrumb: text,
  heading: text,
  hero: texts('eyebrow', 'lead', 'rating', 'verified', 'years', 'pictureAlt'),
  packages: texts(
    'heading',
    'popular',
    'price',
    'originalPrice',
    'savings',
    'includes',
    'button',
    'buttonLabel',
  ),
  compare: texts('heading', 'inAll', 'package', 'adds').extend({
    /** The rows of the table: a test, and the ids of the packages that include it. */
    rows: z.array(z.strictObject({ test: text, packages: z.array(text).min(1) })).min(1),
  }),
  whyChoose: z.strictObject({
    heading: text,
    points: z.array(pointSchema).length(4, 'give exactly four points'),
  }),
  callToAction: texts('heading', 'text', 'trust'),
  emergencyStrip: texts('text', 'callButton', 'whatsappButton'),
});
