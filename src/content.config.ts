import { defineCollection } from 'astro:content';
import { articleSchema } from './content/article.ts';
import { clinicSchema } from './content/clinic.ts';
import { checkArticles, checkHome, checkOffers, checkTowns } from './content/cross-checks.ts';
import { warnWhereHoursDiffer } from './content/hours-warning.ts';
import { type Check, folder, list, oneFile, oneWordsFile } from './content/loaders.ts';
import { packageSchema } from './content/package.ts';
import { pageSchemas } from './content/pages.ts';
import { serviceSchema } from './content/service.ts';
import { siteSchema } from './content/site.ts';
import { townSchema } from './content/town.ts';

const page = <Name extends keyof typeof pageSchemas>(name: Name, check?: Check) =>
  defineCollection({
    loader: oneWordsFile(`pages/${name}.yaml`, check),
    schema: pageSchemas[name],
  });

/** Everything a clinic says, from its folder; each field is documented in its schema. */
export const collections = {
  clinic: defineCollection({
    loader: oneFile('clinic.yaml', warnWhereHoursDiffer),
    schema: clinicSchema,
  }),
  site: defineCollection({ loader: oneWordsFile('site.yaml'), schema: siteSchema }),
  services: defineCollection({ loader: list('services.yaml'), schema: serviceSchema }),
  packages: defineCollection({ loader: list('packages.yaml'), schema: packageSchema }),
  towns: defineCollection({ loader: folder('towns', 'yaml', checkTowns), schema: townSchema }),
  articles: defineCollection({
    loader: folder('articles', 'md', checkArticles),
    schema: articleSchema,
  }),
  home: page('home', checkHome),
  about: page('about'),
  offers: page('offers', checkOffers),
  testimonials: page('testimonials'),
  contact: page('contact'),
  blog: page('blog'),
  town: page('town'),
  'not-found': page('not-found'),
  offline: page('offline'),
  privacy: page('privacy'),
};
