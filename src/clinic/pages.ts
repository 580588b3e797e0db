import type { z } from 'zod';
import { about } from './page-copy/about.ts';
import { blog } from './page-copy/blog.ts';
import { contact } from './page-copy/contact.ts';
import { home } from './page-copy/home.ts';
import { notFound } from './page-copy/not-found.ts';
import { offers } from './page-copy/offers.ts';
import { offline } from './page-copy/offline.ts';
import { privacy } from './page-copy/privacy.ts';
import { search } from './page-copy/search.ts';
import { testimonials } from './page-copy/testimonials.ts';
import { town } from './page-copy/town.ts';

/** The schema of each page's copy, by file name without extension. */
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
  search,
} as const;

/** Name of a page's file, without extension. */
export type PageName = keyof typeof pageSchemas;

/** The copy of one page, as its view receives it. */
export type PageCopy<Page extends PageName> = z.infer<(typeof pageSchemas)[Page]>;
