import { z } from 'zod';
import { iconNames } from '../ui/icon-names.ts';
import { day } from './text.ts';

/** One built-in health article: a Markdown file of `articles/`, named for its address. */
export const articleSchema = <Image extends z.ZodType>(image: Image) =>
  z.strictObject({
    /** Number of the card, from 1, unique. */
    id: z.number().int().positive(),
    /** The heading of the page. */
    title: z.string().min(1),
    /** One or two sentences on cards and in feeds. */
    excerpt: z.string().min(40).max(220),
    /** Description for search results, at most 165 characters, unlike any other. */
    description: z.string().min(50).max(165),
    /** Words people search with. */
    keywords: z.array(z.string().min(1)).min(3),
    /** Day of publication. */
    date: day,
    /** Day on which the text was last checked against its sources. */
    reviewed: day,
    /** The drawing on cards. */
    icon: z.enum(iconNames),
    /** The picture at the head, from `images/`. */
    image: image,
    /** The picture in words. */
    imageAlt: z.string().min(10),
    /** The medical condition or procedure the article is about, in English, for structured data. */
    about: z.string().min(1),
    /** True where the doctor is named as author under the title. */
    byline: z.boolean().default(false),
    /** Three to five short facts, pulled out beside the text. */
    keyFacts: z.array(z.string().min(1)).min(3).max(5),
    /** The block that ends the article. */
    callToAction: z.strictObject({
      heading: z.string().min(1),
      text: z.string().min(1),
      /** Label of the button to the contact page. */
      button: z.string().min(1),
      /** True where a button calls the clinic too. */
      phone: z.boolean().default(false),
    }),
    /** Public guidelines and reference works the text rests on. */
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
    /** False for an article that the list at the foot of every page leaves out. */
    inFooter: z.boolean().default(true),
    /** Older addresses of the article, answered with a permanent redirect. */
    formerSlugs: z.array(z.string()).default([]),
  });
