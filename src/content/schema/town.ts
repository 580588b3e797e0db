import { z } from 'zod';
import { editedAs, reviewEvery } from '../../../shared/edited-as.ts';
import { timeOfDay } from '../../../shared/hours/opening-hours.ts';
import {
  clinicSpecific,
  clinicText,
  day,
  degrees,
  halfHours,
  refersTo,
  sameInAllLanguages,
  text,
} from '../fields/fields.ts';

/** Distance and duration of the journey from a town; all languages take them from the default language's file. */
const journey = z.strictObject({
  kilometres: z
    .array(z.number().int().nonnegative())
    .min(2)
    .refine((all) => all.every((value, index) => index === 0 || value > (all[index - 1] ?? 0)), {
      message: 'must increase from stop to stop',
    })
    .meta(clinicSpecific)
    .describe(
      'Kilometres from the town to each of the stops, rounded: 0 first, the whole way last.',
    ),
  hours: halfHours
    .optional()
    .meta(clinicSpecific)
    .describe(
      'Hours from the town to the clinic’s city, rounded to half hours; omit if not certain.',
    ),
  lastBus: timeOfDay
    .optional()
    .meta(clinicSpecific)
    .describe('When the last bus or train home leaves, such as 17:30; omit if not certain.'),
  byRail: z
    .literal(true)
    .optional()
    .describe('Yes if the kilometres and hours are for the railway, not for the road.'),
});

/** Where the town is. */
const place = z.strictObject({
  latitude: degrees(90).describe('Degrees of latitude, north: 21.17.'),
  longitude: degrees(180).describe('Degrees of longitude, east: 79.65.'),
  via: z
    .string()
    .optional()
    .meta({ ...clinicSpecific, ...refersTo('towns') })
    .describe(
      'The town with a page of its own that the road to the clinic passes first, by the name in the address.',
    ),
});

/** The name in its grammatical cases, for languages that have them. */
const forms = z.strictObject({
  from: text.describe('Coming from the town: सिवनीहून; {FROM} in the texts of all towns.'),
  of: text.describe('Of the town, before people and things in the plural: सिवनीतल्या; {OF}.'),
});

/** One town with a page of its own: a file of `towns/`, whose name is the slug. */
export const townSchema = z.strictObject({
  name: text.describe('The town’s name.'),
  forms: forms
    .optional()
    .describe('The grammatical cases of the name; only for languages that have them.'),
  state: text.describe('The state that the town is in.'),
  region: z
    .string()
    .regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/, 'use a code such as IN-MP')
    .optional()
    .meta({ ...editedAs('hidden'), ...sameInAllLanguages })
    .describe('The state as an ISO 3166-2 code, for search engines: IN-MP.'),
  order: z
    .number()
    .int()
    .positive()
    .meta(sameInAllLanguages)
    .describe('Position in the footer’s list, from 1.'),
  calledHere: text.describe('What the heading calls the doctor here: "Your doctor for Rewa".'),
  description: text
    .min(50)
    .max(165)
    .meta(clinicSpecific)
    .describe('One or two sentences for search results. No other town has the same.'),
  sectionHeading: clinicText.describe('Heading above the paragraphs.'),
  paragraphs: z
    .array(text.min(30).max(700).meta(clinicSpecific))
    .min(1)
    .max(3)
    .describe(
      'Short paragraphs: what only people from here need to know, and last what to do in an emergency.',
    ),
  nearby: z
    .strictObject({
      hospital: text.optional().describe('The hospital to go to in an emergency.'),
      scheme: text
        .optional()
        .describe(
          'The nearest hospital that accepts the government’s scheme for what the doctor treats.',
        ),
      asOf: day.meta(reviewEvery(12)).describe('The day on which this was last checked.'),
    })
    .optional()
    .describe('Hospitals near the town; only what is certain.'),
  wayThere: z
    .strictObject({
      text: text
        .min(60)
        .meta(clinicSpecific)
        .describe('One to four sentences: buses, trains, what to look out for.'),
      stops: z
        .array(text)
        .min(2)
        .max(5)
        .describe('The route in order: the town first, the clinic’s city last.'),
      by: text.describe('The roads and railways between the stops, in a few words.'),
    })
    .optional()
    .describe('How to get to the clinic; only distances and times that are certain.'),
  journey: journey
    .optional()
    .describe('How far it is, in figures; only in the first language. Needs “Way there”.'),
  place: place
    .optional()
    .describe('Where the town is on the map of the roads; only in the first language’s file.'),
  bring: z
    .array(text)
    .max(6)
    .default([])
    .describe('What to bring and plan for when coming for a test or a procedure.'),
  easyAccess: z
    .strictObject({
      title: text.describe('Two to four words.'),
      text: clinicText.describe('One sentence.'),
    })
    .optional()
    .describe('The third card: how to get to the clinic from the town.'),
  quickLinks: z
    .array(z.string().meta(refersTo('towns')))
    .optional()
    .describe(
      'Other towns that its page links to, by the name in the address; by default general links.',
    ),
});

/** A town, as pages receive it. */
export type Town = z.infer<typeof townSchema> & {
  slug: string;
  /** The language that its words are in. */
  language: string;
};
