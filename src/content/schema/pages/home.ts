import { z } from 'zod';
import {
  clinicLead,
  clinicMeta,
  clinicText,
  refersTo,
  slug,
  text,
  texts,
  textWith,
} from '../../fields/fields.ts';
import { chatNote, figures } from './parts.ts';

const hero = z.strictObject({
  eyebrow: clinicText.describe('The small line above the name of the doctor.'),
  lead: clinicLead.describe('One or two short sentences under the name.'),
  qualifications: z
    .array(clinicText)
    .min(1)
    .describe('Degrees and specialities, a few words each. They must be true.'),
  portraitAlt: text.describe('What the portrait shows, for people who do not see it.'),
  figuresLabel: text.describe('What the row of figures is, for screen readers.'),
  figures: figures.describe('The figures, in the order shown.'),
  strip: text
    .optional()
    .describe(
      'The description of the ECG strip below, 72 beats a minute; without it, the strip is not shown.',
    ),
});

const doctor = z.strictObject({
  heading: text.describe('The small line above the doctor’s words.'),
  voice: clinicText.describe(
    'What the doctor says to a patient, in the first person: one to three sentences.',
  ),
  qualifications: z.array(clinicText).min(1).describe('Degrees and positions. They must be true.'),
  figures: figures.describe('The figures, in the order shown.'),
  button: text.describe('The link to the page about the doctor.'),
});

const services = z.strictObject({
  eyebrow: text.describe('The small line above the heading.'),
  heading: text.describe('The heading of the section.'),
  intro: text.describe('One sentence under it.'),
  groups: z
    .array(
      z.strictObject({
        id: slug.describe('Short name in lower case, by which services name their group.'),
        heading: text.describe('The heading of the group.'),
      }),
    )
    .min(1)
    .describe('The groups of services, in the order shown.'),
  more: text.describe('The words that open the description of a service.'),
  emergencyLabel: text.describe('The mark of services that are available in an emergency.'),
  bookLabel: textWith('SERVICE').describe(
    'The link that books a service, for screen readers; {SERVICE} is its title.',
  ),
});

/** `pages/home.yaml`: the sections in the order a visitor sees them. */
export const home = z.strictObject({
  meta: clinicMeta,
  heading: clinicText.describe('The main heading, for screen readers and search engines only.'),
  hero: hero.describe('The top of the page.'),
  about: doctor.describe('The section about the doctor.'),
  services: services.describe('The section of services, which are in a list of their own.'),
  emergencyBanner: texts({
    heading: 'The heading.',
    text: 'The signs of an emergency, and whom to call.',
    callButton: 'The button that calls the clinic.',
    whatsappButton: 'The button that opens a chat.',
  })
    .extend({ chatNote })
    .optional()
    .describe('The band about emergencies, if the clinic takes them at all hours.'),
  reviews: z
    .strictObject({
      heading: text.describe('The small line above the title.'),
      title: text.describe('The title of the section: {reviews}+ reviews.'),
    })
    .optional()
    .describe('The section of reviews, if the clinic has any.'),
  testimonials: z
    .strictObject({
      heading: text.describe('The heading of the section.'),
      basis: text.describe('Beside the stars: {rating} out of 5.'),
      button: text.describe('The link to all reviews.'),
      note: clinicText.describe('The small note on where the reviews come from.'),
    })
    .optional()
    .describe('The section of what patients say, if the clinic has reviews.'),
  insights: z
    .strictObject({
      heading: text.describe('The heading of the section.'),
      articles: z
        .array(slug.meta(refersTo('articles')))
        .length(3, 'name exactly three articles')
        .describe('Three articles by file name without .md, in the order shown.'),
      button: text.describe('The link to all articles.'),
    })
    .optional()
    .describe('The section of articles.'),
  contact: texts({
    heading: 'The small line above the title.',
    title: 'The title of the section.',
  }).describe('The section with the contact form.'),
  roads: z
    .strictObject({
      heading: text.describe('The heading.'),
      text: text.describe('What the page of a town contains.'),
      list: text.optional().describe('The button that opens the list of the towns on phones.'),
    })
    .optional()
    .describe(
      'The map of the roads, shown if the towns and the clinic’s address give their positions.',
    ),
});
