import type { PageName } from '../../pages.ts';
import { hasPage } from './addresses.ts';
import { findPage, getLanguages, getSite } from './index.ts';

/** The language of a page, from its route parameter; null where the site has no such language. */
export async function languageOfParameter(parameter: string | undefined): Promise<string | null> {
  const [first, ...others] = await getLanguages();
  const language = parameter === undefined ? first : others.find((each) => each === parameter);
  return language ?? null;
}

/**
 * The language of a page, from its route parameter.
 * @param path in the first language
 * @returns null where the page does not exist
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
