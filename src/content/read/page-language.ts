import type { PageName } from '../../pages.ts';
import { hasPage } from './addresses.ts';
import { findPage, getLanguages, getPage, getSite } from './index.ts';
import { makePicture, pictureShapes } from './pictures.ts';

/** The language of a page, from its route parameter; null if the site has no such language. */
export async function languageOfParameter(parameter: string | undefined): Promise<string | null> {
  const [first, ...others] = await getLanguages();
  const language = parameter === undefined ? first : others.find((code) => code === parameter);
  return language ?? null;
}

/**
 * The language of a page, from its route parameter.
 * @param path in the default language
 * @returns null if the page does not exist
 */
export async function languageOfPage(
  parameter: string | undefined,
  path: string,
): Promise<string | null> {
  const language = await languageOfParameter(parameter);
  if (language === null) return null;
  return hasPage(await getSite(language), language, path) ? language : null;
}

/** The same for a page that needs nothing but its copy, such as the not-found page. */
export async function languageWithCopy(
  parameter: string | undefined,
  name: PageName,
): Promise<string | null> {
  const language = await languageOfParameter(parameter);
  return language !== null && (await findPage(name, language)) !== null ? language : null;
}

/**
 * The content of the not-found page, and of the pages that look like it.
 * @param parameter the language in the route
 * @returns null if the page does not exist
 */
export async function notFoundPage(parameter: string | undefined) {
  const language = await languageWithCopy(parameter, 'not-found');
  if (language === null) return null;
  const [site, copy] = await Promise.all([getSite(language), getPage('not-found', language)]);
  const picture = await makePicture(site.clinic.pictures.notFound, pictureShapes.notFound);
  return { site, copy, picture };
}
