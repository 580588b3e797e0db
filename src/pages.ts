import type { z } from 'zod';
import { about } from './content/schema/pages/about.ts';
import { beforeYouCome } from './content/schema/pages/before-you-come.ts';
import { blog } from './content/schema/pages/blog.ts';
import { chestPain } from './content/schema/pages/chest-pain.ts';
import { contact } from './content/schema/pages/contact.ts';
import { costs } from './content/schema/pages/costs.ts';
import { home } from './content/schema/pages/home.ts';
import { notFound } from './content/schema/pages/not-found.ts';
import { offers } from './content/schema/pages/offers.ts';
import { offline } from './content/schema/pages/offline.ts';
import { privacy } from './content/schema/pages/privacy.ts';
import { request } from './content/schema/pages/request.ts';
import { search } from './content/schema/pages/search.ts';
import { service } from './content/schema/pages/service.ts';
import { testimonials } from './content/schema/pages/testimonials.ts';
import { town } from './content/schema/pages/town.ts';

/** Kinds of content that a clinic may not have. */
export type ContentKind = 'services' | 'packages' | 'towns' | 'articles' | 'reviews';

/** How a page fits into the site. */
interface PageDefinition {
  /** The schema of its texts, in `pages/{name}.yaml`. */
  copySchema: z.ZodType;
  /** Its path in the default language; absent if it has no single address. `:about` is from `clinic.yaml`. */
  path?: `/${string}`;
  /** The page exists only if the clinic has some of these. */
  onlyWith?: ContentKind;
  /** The page's file may be missing if the clinic has none of these. */
  optionalWithout?: ContentKind;
  /** The page's file may be missing in any clinic: the page exists where it has been written. */
  isOptional?: true;
  /** The description of its entry in the main menu; absent if it has none. The menu has the order of this table. */
  menu?: string;
}

/** The table of pages, by the names of their files. */
export const pages = {
  home: { copySchema: home, path: '/', onlyWith: 'services', menu: 'The home page.' },
  about: {
    copySchema: about,
    path: '/:about',
    menu: 'The page about the doctor.',
  },
  offers: {
    copySchema: offers,
    path: '/offers',
    onlyWith: 'packages',
    optionalWithout: 'packages',
    menu: 'The packages.',
  },
  costs: { copySchema: costs, path: '/costs', isOptional: true },
  'before-you-come': { copySchema: beforeYouCome, path: '/before-you-come', isOptional: true },
  testimonials: {
    copySchema: testimonials,
    path: '/testimonials',
    onlyWith: 'reviews',
    optionalWithout: 'reviews',
    menu: 'The reviews.',
  },
  blog: {
    copySchema: blog,
    path: '/blog',
    optionalWithout: 'articles',
    menu: 'The articles.',
  },
  contact: { copySchema: contact, path: '/contact', menu: 'The contact page.' },
  'chest-pain': {
    copySchema: chestPain,
    path: '/chest-pain',
    isOptional: true,
  },
  service: { copySchema: service, isOptional: true },
  town: { copySchema: town, optionalWithout: 'towns' },
  'not-found': { copySchema: notFound },
  offline: { copySchema: offline },
  privacy: { copySchema: privacy, path: '/privacy' },
  request: { copySchema: request },
  search: { copySchema: search, path: '/search' },
} as const satisfies Record<string, PageDefinition>;

/** Name of a page's file, without extension. */
export type PageName = keyof typeof pages;

/** The names of all pages. */
export const pageNames = Object.keys(pages) as PageName[];

/** The names of pages with a certain property in the table. */
type PagesWith<Property> = {
  [Name in PageName]: (typeof pages)[Name] extends Property ? Name : never;
}[PageName];

/** Name of a page that has an address of its own. */
export type SinglePage = PagesWith<{ path: string }>;

/** The names of the pages that have an address of their own. */
export const singlePages = pageNames.filter(
  (name): name is SinglePage => definitionOf(name).path !== undefined,
);

/** Name of an entry of the menu: a page, or the services, which are a part of the home page. */
export type MenuEntry = PagesWith<{ menu: string }> | 'services';

/** The description of each menu entry, in the order of the menu: the services come after the doctor. */
export const menuEntries = Object.fromEntries(
  singlePages.flatMap((name) => {
    const { menu } = definitionOf(name);
    if (menu === undefined) return [];
    return name === 'about'
      ? [
          [name, menu],
          ['services', 'The services.'],
        ]
      : [[name, menu]];
  }),
) as Record<MenuEntry, string>;

/** The copy of one page, as its view receives it. */
export type PageCopy<Page extends PageName> = z.infer<(typeof pages)[Page]['copySchema']>;

/** How a page fits into the site. */
export function definitionOf(name: PageName): PageDefinition {
  return pages[name];
}

/**
 * The path of a page in the default language.
 * @param clinic the facts, which name the page about the doctor
 */
export function pathOf(name: SinglePage, clinic: { routes: { about: string } }): string {
  return pages[name].path.replace(':about', clinic.routes.about);
}
