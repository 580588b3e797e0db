import { defineCollection } from 'astro:content';
import { articleSchema } from './clinic/article.ts';
import { clinicSchema } from './clinic/clinic.ts';
import { checkArticles, checkHome, checkOffers, checkTowns } from './clinic/cross-checks.ts';
import { warnWhereHoursDiffer } from './clinic/hours-warning.ts';
import { type Check, folder, list, oneCopyFile, oneFile } from './clinic/loaders.ts';
import { packageSchema } from './clinic/package.ts';
import { pageSchemas } from './clinic/pages.ts';
import { serviceSchema } from './clinic/service.ts';
import { siteSchema } from './clinic/site.ts';
import { townSchema } from './clinic/town.ts';

const page = <Name extends keyof typeof pageSchemas>(name: Name, check?: Check) =>
  defineCollection({
    loader: oneCopyFile(`pages/${name}.yaml`, check),
    schema: pageSchemas[name],
  });

/** Everything a clinic says, from its folder; each field is documented in its schema. */
export const collections = {
  clinic: defineCollection({
    loader: oneFile('clinic.yaml', warnWhereHoursDiffer),
    schema: clinicSchema,
  }),
  site: defineCollection({ loader: oneCopyFile('site.yaml'), schema: siteSchema }),
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
