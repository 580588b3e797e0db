import { z } from 'zod';
import {
  callToActionSchema,
  clinicLead,
  clinicMeta,
  clinicText,
  serviceIds,
  slug,
  text,
} from '../../fields/fields.ts';

const question = z.strictObject({
  id: slug.describe('Short unique name in lower case, the same in every language: food.'),
  question: text.describe('What a patient asks, in a few words.'),
  answer: clinicText.describe('The answer in one to four sentences.'),
  rows: z
    .array(
      z.strictObject({
        name: text.describe('Which test, in a few words.'),
        text: clinicText.describe('The answer for it.'),
        services: serviceIds.describe('The services whose pages give this answer.'),
      }),
    )
    .default([])
    .describe('Answers that differ from test to test, below the answer.'),
  services: serviceIds.describe('The services whose pages answer the question too.'),
  more: z
    .strictObject({
      page: z
        .string()
        .regex(/^\/[\w/#-]*$/, 'use the path of a page of this site, such as /costs')
        .describe('The path of the page, in the first language: /costs.'),
      words: text.describe('The words of the link.'),
    })
    .optional()
    .describe('A link to the page that says more.'),
  readyAnswer: text
    .optional()
    .describe(
      'The label of the desk’s button that sends this answer; without it, there is no button.',
    ),
});

/**
 * `pages/before-you-come.yaml`: what patients ask before a visit. The desk sends the same answers, in the message
 * `answer` of `messages.yaml`.
 */
export const beforeYouCome = z.strictObject({
  meta: clinicMeta,
  breadcrumb: text.describe(
    'The name of the page in the trail at the top, the menu and the footer.',
  ),
  heading: text.describe('The main heading.'),
  lead: clinicLead.describe('One or two sentences under it.'),
  sampleNote: text
    .optional()
    .describe('Says that the answers are the sample’s; shown in the sample clinic.'),
  questions: z.array(question).min(1).describe('The questions, in the order shown.'),
  callToAction: callToActionSchema,
});
