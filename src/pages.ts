import type { z } from 'zod';
import { about } from './content/schema/pages/about.ts';
import { blog } from './content/schema/pages/blog.ts';
import { contact } from './content/schema/pages/contact.ts';
import { home } from './content/schema/pages/home.ts';
import { notFound } from './content/schema/pages/not-found.ts';
import { offers } from './content/schema/pages/offers.ts';
import { offline } from './content/schema/pages/offline.ts';
import { privacy } from './content/schema/pages/privacy.ts';
import { search } from './content/schema/pages/search.ts';
import { testimonials } from './content/schema/pages/testimonials.ts';
import { town } from './content/schema/pages/town.ts';

/** What a clinic's folder may have none of. */
export type Subject = 'services' | 'packages' | 'towns' | 'articles' | 'reviews';

/** How a page fits into the site. */
export interface PageDefinition {
  /** Its path in the first language; absent if it has no single address. `:about` is from `clinic.yaml`. */
  path?: `/${string}`;
  /** The page exists only if the clinic has some of these. */
  onlyWith?: Subject;
  /** The page's file may be missing if the clinic has none of these. */
  optionalWithout?: Subject;
  /** It has an entry in the main menu, in the order of this table. */
  inMenu?: true;
  /** It is rendered on demand, so the sitemap does not learn of it from the build. */
  onDemand?: true;
}

/** @param copy the schema of its texts, in `pages/{name}.yaml` */
function page<Copy extends z.ZodType>(copy: Copy, definition: PageDefinition = {}) {
  return { copy, ...definition };
}

/** The table of pages, by the names of their files. */
export const pages = {
  home: page(home, { path: '/', onlyWith: 'services', inMenu: true }),
  about: page(about, { path: '/:about', inMenu: true }),
  offers: page(offers, {
    path: '/offers',
    onlyWith: 'packages',
    optionalWithout: 'packages',
    inMenu: true,
  }),
  testimonials: page(testimonials, {
    path: '/testimonials',
    onlyWith: 'reviews',
    optionalWithout: 'reviews',
    inMenu: true,
  }),
  blog: page(blog, { path: '/blog', optionalWithout: 'articles', inMenu: true, onDemand: true }),
  contact: page(contact, { path: '/contact', inMenu: true, onDemand: true }),
  town: page(town, { optionalWithout: 'towns' }),
  'not-found': page(notFound),
  offline: page(offline),
  privacy: page(privacy, { path: '/privacy', onDemand: true }),
  search: page(search, { path: '/search', onDemand: true }),
} as const;

/** Name of a page's file, without extension. */
export type PageName = keyof typeof pages;

/** The names of all pages. */
export const pageNames = Object.keys(pages) as PageName[];

/** The copy of one page, as its view receives it. */
export type PageCopy<Page extends PageName> = z.infer<(typeof pages)[Page]['copy']>;

/** How a page fits into the site. */
export function definitionOf(name: PageName): PageDefinition {
  return pages[name];
}
