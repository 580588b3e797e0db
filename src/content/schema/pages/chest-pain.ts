import { z } from 'zod';
import {
  clinicSpecific,
  metaSchema,
  refersTo,
  sameInAllLanguages,
  slug,
  text,
  texts,
} from '../../fields/fields.ts';

const step = texts({
  order: 'What to do, in a few words.',
  detail: 'One or two sentences under it.',
});

const lines = z.array(text).min(1);

const steps = z.strictObject({
  stop: step.describe('The first: to stop and sit down.'),
  call: step.describe('The second: to call the ambulance. What to do is the large red button.'),
  drive: step.describe('The third: not to drive.'),
  aspirin: step
    .extend({
      cautionsHeading: text.describe('The words before the cautions.'),
      cautions: lines.describe('When not to take it.'),
    })
    .describe('The fourth: a tablet of aspirin, only if it is advised.'),
});

const point = texts({ title: 'What it is about, in a few words.', text: 'What to do or to say.' });

/** `pages/chest-pain.yaml`: what to do now. The article on the warning signs shows the same. */
export const chestPain = z.strictObject({
  meta: metaSchema,
  breadcrumb: text.describe(
    'The name of the page in the trail at the top, the menu and the footer.',
  ),
  heading: text.describe('The main heading.'),
  link: text.describe('The link to this page in every emergency box.'),
  article: slug
    .meta(refersTo('articles'))
    .describe(
      'The article on the warning signs, by file name without .md: it shows these texts too, and the page names its sources.',
    ),
  steps: steps.describe('The four steps.'),
  aspirin: z
    .strictObject({
      when: z
        .enum(['advised', 'waiting'])
        .meta({ ...clinicSpecific, ...sameInAllLanguages })
        .describe(
          'The doctor decides: advised shows the fourth step above; waiting replaces it with the words below.',
        ),
      waiting: step.describe('The fourth step for an adult who may take it while waiting.'),
      heading: text.describe('The heading.'),
      tablets: text.describe('Which tablets make one dose.'),
      why: text.describe('Why the step differs from its source; shown with advised.'),
    })
    .optional()
    .describe('Whether aspirin waits for advice, which the guidelines leave open.'),
  onThePhone: z
    .strictObject({
      heading: text.describe('The heading.'),
      points: z.array(point).min(1).describe('What the ambulance service asks.'),
      aloudLabel: text.describe('The words before the line to read aloud.'),
      aloud: text.describe('A line to read aloud on the phone.'),
    })
    .describe('What to say on the phone.'),
  untilHelp: z
    .strictObject({
      heading: text.describe('The heading.'),
      points: z.array(point).min(1).describe('What to do, and what not.'),
    })
    .describe('What to do until help comes.'),
  collapse: z
    .strictObject({
      heading: text.describe('The heading.'),
      steps: lines.describe('What to do, in this order.'),
      note: text.describe('One sentence after the steps.'),
    })
    .describe('What to do if the person collapses.'),
  noAnswer: z
    .strictObject({
      heading: text.describe('The heading.'),
      number: z
        .string()
        .regex(/^\d{3,5}$/, 'use a short number such as 112')
        .describe('The number to dial if the ambulance does not answer.'),
      button: text.describe('The button that dials it.'),
      steps: lines.describe('What to do if no ambulance can come soon, in this order.'),
    })
    .describe('What to do if the ambulance does not answer or cannot come soon.'),
  clinic: texts({
    heading: 'The heading.',
    text: 'When to call the clinic.',
  }).describe('The clinic’s number, shown if it takes emergencies at all hours.'),
  more: text.describe('The words before the link to the article.'),
  sources: text.describe('Heading of the sources, which are the article’s.'),
});
