import { z } from 'zod';

/** One town with a page of its own: a file of `towns/`, whose name is the slug. */
export const townSchema = z.strictObject({
  /** The town's name. */
  name: z.string().min(1),
  /** The state that the town is in. */
  state: z.string().min(1),
  /** ISO 3166-2 code written into the page's geo.region tag: `IN-MP`. */
  region: z.string().regex(/^IN-[A-Z]{2}$/, 'use a code such as IN-MP'),
  /** Position in the footer's list, from 1. */
  order: z.number().int().positive(),
  /** What the heading calls the doctor: "Best {calledHere} in {town}". */
  calledHere: z.enum(['Heart Doctor', 'Cardiologist', 'Heart Specialist']),
  /** Description for search results, at most 165 characters, unique. */
  description: z.string().min(50).max(165),
  /** Heading above the three paragraphs. */
  sectionHeading: z.string().min(1),
  /**
   * Three short paragraphs: who comes from here and for what, the tests, and what to do in an
   * emergency.
   */
  paragraphs: z.array(z.string().min(30).max(700)).length(3),
  /** How to get to the clinic; only distances and times that are certain. */
  wayThere: z.strictObject({
    /** Two to four sentences. */
    text: z.string().min(100),
    /** The route in order, shown as a line: the town first, the clinic's city last. */
    stops: z.array(z.string().min(1)).min(2).max(5),
    /** The roads and railways between the stops, in a few words. */
    by: z.string().min(1),
  }),
  /** What to bring and plan for when coming for a test or a procedure. */
  bring: z.array(z.string().min(1)).min(3).max(6),
  /** The third feature card: easy access from the town. */
  easyAccess: z.strictObject({ title: z.string().min(1), text: z.string().min(1) }),
  /** Towns linked under Quick Links, by file name; the four general links where it is absent. */
  quickLinks: z.array(z.string()).optional(),
});

/** A town, as pages receive it. */
export type Town = z.infer<typeof townSchema> & { slug: string };
