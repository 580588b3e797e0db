import { defineCollection } from 'astro:content';
import { articleSchema } from './clinic/article.ts';
import { clinicSchema } from './clinic/clinic.ts';
import { deskSchema } from './clinic/desk-copy/index.ts';
import { clinicLoader } from './clinic/loader.ts';
import { packageSchema } from './clinic/package.ts';
import { type PageName, pageNames, pages } from './clinic/pages.ts';
import { serviceSchema } from './clinic/service.ts';
import { siteSchema } from './clinic/site.ts';
import { townSchema } from './clinic/town.ts';

const page = <Name extends PageName>(name: Name) =>
  defineCollection({ loader: clinicLoader(name), schema: pages[name].copy });

const pageCollections = Object.fromEntries(pageNames.map((name) => [name, page(name)])) as {
  [Name in PageName]: ReturnType<typeof page<Name>>;
};

/** The content of the clinic's folder; each field is documented in its schema. */
export const collections = {
  clinic: defineCollection({
    loader: clinicLoader('clinic'),
    schema: ({ image }) => clinicSchema(image()),
  }),
  site: defineCollection({ loader: clinicLoader('site'), schema: siteSchema }),
  services: defineCollection({ loader: clinicLoader('services'), schema: serviceSchema }),
  packages: defineCollection({ loader: clinicLoader('packages'), schema: packageSchema }),
  towns: defineCollection({ loader: clinicLoader('towns'), schema: townSchema }),
  articles: defineCollection({
    loader: clinicLoader('articles'),
    schema: ({ image }) => articleSchema(image()),
  }),
  desk: defineCollection({ loader: clinicLoader('desk'), schema: deskSchema }),
  ...pageCollections,
};
