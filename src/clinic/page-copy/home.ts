import { z } from 'zod';
import { metaSchema, text, texts } from '../text.ts';

/** `pages/home.yaml`: the sections in the order a visitor sees them. */
export const home = z.strictObject({
  meta: metaSchema,
  /** The main heading, for screen readers and search engines only. */
  heading: text,
  hero: z.strictObject({
    eyebrow: text,
    lead: text,
    qualifications: z.array(text).min(1),
    portraitAlt: text,
    /** The two facts that float beside the portrait. */
    rank: text,
    rankLabel: text,
    care: text,
    careLabel: text,
    figuresLabel: text,
    figures: texts('patients', 'procedures', 'years'),
  }),
  about: z.strictObject({
    heading: text,
    title: text,
    paragraphs: z.array(text).min(1),
    qualifications: z.array(text).min(1),
    figures: texts('echocardiographies', 'angiographies', 'angioplasties', 'years'),
    button: text,
  }),
  services: z.strictObject({
    eyebrow: text,
    heading: text,
    intro: text,
    /** The groups in their order; each service names one by its id. */
    groups: z.array(texts('id', 'heading')).min(1),
    more: text,
    emergencyLabel: text,
    /** `{SERVICE}` is the service's title. */
    bookLabel: text,
  }),
  emergencyBanner: texts('heading', 'text', 'callButton', 'whatsappButton'),
  reviews: texts('heading', 'title'),
  testimonials: texts('heading', 'basis', 'button', 'note'),
  insights: z.strictObject({
    heading: text,
    /** Three articles by file name, in the order shown. */
    articles: z.array(text).length(3, 'name exactly three articles'),
    button: text,
  }),
  contact: texts('heading', 'title'),
});
