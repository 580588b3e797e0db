import type { z } from 'astro/zod';
import { about } from './page-words/about.ts';
import { blog } from './page-words/blog.ts';
import { contact } from './page-words/contact.ts';
import { home } from './page-words/home.ts';
import { notFound } from './page-words/not-found.ts';
import { offers } from './page-words/offers.ts';
import { offline } from './page-words/offline.ts';
import { privacy } from './page-words/privacy.ts';
import { testimonials } from './page-words/testimonials.ts';
import { town } from './page-words/town.ts';

/** The words of each page, by file name without the ending. */
export const pageSchemas = {
  home,
  about,
  offers,
  testimonials,
  contact,
  blog,
  town,
  'not-found': notFound,
  offline,
  privacy,
} as const;

/** A page by the name of its file. */
export type PageName = keyof typeof pageSchemas;

/** The words of one page as its view receives them. */
export type PageWords<Page extends PageName> = z.infer<(typeof pageSchemas)[Page]>;
