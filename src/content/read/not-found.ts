import { getPage, getSite } from './index.ts';
import { languageWithCopy } from './page-language.ts';
import { makePicture, pictureShapes } from './pictures.ts';

/**
 * What the not-found page is made of, and the pages that look like it.
 * @param parameter the language in the route
 * @returns null where the page does not exist
 */
export async function getNotFound(parameter: string | undefined) {
  const language = await languageWithCopy(parameter, 'not-found');
  if (language === null) return null;
  const [site, copy] = await Promise.all([getSite(language), getPage('not-found', language)]);
  const picture = await makePicture(site.clinic.pictures.notFound, pictureShapes.notFound);
  return { site, copy, picture };
}
