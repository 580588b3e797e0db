import { z } from 'zod';
import { iconNames } from '../ui/icon-names.ts';
import { day } from './day.ts';

/** One built-in health article: a Markdown file of `articles/`, whose name is the slug. */
export const articleSchema = <Image extends z.ZodType>(image: Image) =>
  z.strictObject({
    /** Number of the article, from 1, unique. */
    id: z.number().int().positive(),
    /** Heading of the page. */
    title: z.string().min(1),
    /** One or two sentences, for cards and feeds. */
    excerpt: z.string().min(40).max(220),
    /** Description for search results, at most 165 characters, unique. */
    description: z.string().min(50).max(165),
    /** Search terms. */
    keywords: z.array(z.string().min(1)).min(3),
    /** Day of publication. */
    date: day,
    /** Day of the last check against the sources. */
    reviewed: day,
    /** The icon on cards. */
    icon: z.enum(iconNames),
    /** The picture at the top, a path to a file of `images/`. */
    image: image,
    /** Alternative text of the picture. */
    imageAlt: z.string().min(10),
    /** The medical condition or procedure the article is about, in English, for structured data. */
    about: z.string().min(1),
    /** True to name the doctor as the author under the title. */
    byline: z.boolean().default(false),
    /** True where the emergency box is the first thing under the title. */
    emergency: z.boolean().default(false),
    /** Three to five short facts, shown beside the text. */
    keyFacts: z.array(z.string().min(1)).min(3).max(5),
    /** The call to action at the end of the article. */
    callToAction: z.strictObject({
      heading: z.string().min(1),
      text: z.string().min(1),
      /** Label of the button that opens the contact page. */
      button: z.string().min(1),
      /** True to add a button that calls the clinic. */
      phone: z.boolean().default(false),
    }),
    /** The public guidelines and reference works that the text is based on. */
    sources: z
      .array(
        z.strictObject({
          title: z.string().min(1),
          publisher: z.string().min(1),
          year: z.number().int().optional(),
          url: z.url().optional(),
        }),
      )
      .min(2),
    /** False to leave the article out of the footer. */
    inFooter: z.boolean().default(true),
    /** Earlier slugs of the article, which redirect to it permanently. */
    formerSlugs: z.array(z.string()).default([]),
  });
