import { defineCollection } from 'astro:content';
import { storedPicture } from './content/fields/picture.ts';
import { clinicLoader } from './content/read/loader.ts';
import { articleSchema } from './content/schema/article.ts';
import { clinicSchema } from './content/schema/clinic.ts';
import { deskSchema } from './content/schema/desk/index.ts';
import { packageSchema } from './content/schema/package.ts';
import { serviceSchema } from './content/schema/service.ts';
import { siteSchema } from './content/schema/site.ts';
import { townSchema } from './content/schema/town.ts';
import { type PageName, pageNames, pages } from './pages.ts';

const page = <Name extends PageName>(name: Name) =>
  defineCollection({ loader: clinicLoader(name), schema: pages[name].copy });

const pageCollections = Object.fromEntries(pageNames.map((name) => [name, page(name)])) as {
  [Name in PageName]: ReturnType<typeof page<Name>>;
};

/** The content of the clinic's folder; each field is documented in its schema. */
export const collections = {
  clinic: defineCollection({
    loader: clinicLoader('clinic'),
    schema: ({ image }) => clinicSchema(storedPicture(image())),
  }),
  site: defineCollection({ loader: clinicLoader('site'), schema: siteSchema }),
  services: defineCollection({ loader: clinicLoader('services'), schema: serviceSchema }),
  packages: defineCollection({ loader: clinicLoader('packages'), schema: packageSchema }),
  towns: defineCollection({ loader: clinicLoader('towns'), schema: townSchema }),
  articles: defineCollection({
    loader: clinicLoader('articles'),
    schema: ({ image }) => articleSchema(storedPicture(image())),
  }),
  desk: defineCollection({ loader: clinicLoader('desk'), schema: deskSchema }),
  ...pageCollections,
};
