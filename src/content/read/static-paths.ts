import type { PageName } from '../../pages.ts';
import { hasPage } from './addresses.ts';
import { findPage, getLanguages, getSite } from './index.ts';

/** The parameters and the props of a prerendered page in one language. */
export interface LanguagePath<Params extends Record<string, string | undefined>> {
  params: Params & { language: string | undefined };
  props: { language: string };
}

/**
 * The paths of a page in every language that it exists in, for `getStaticPaths`.
 * @param path the path in the first language
 * @param params further parameters of the route
 */
export async function pathsOf<Params extends Record<string, string | undefined>>(
  path: string,
  params: Params = {} as Params,
): Promise<LanguagePath<Params>[]> {
  return pathsWhere(params, async (language) => hasPage(await getSite(language), language, path));
}

/**
 * The paths of a page that needs nothing but its copy, such as the not-found page, in every language that
 * has it.
 */
export function pathsWithCopy(name: PageName): Promise<LanguagePath<Record<never, never>>[]> {
  return pathsWhere({}, async (language) => (await findPage(name, language)) !== null);
}

/** The paths of something that every language has, such as a feed. */
export function pathsOfAll(): Promise<LanguagePath<Record<never, never>>[]> {
  return pathsWhere({}, async () => true);
}

/**
 * The language of a page that is rendered on demand, from its route parameter.
 * @param path the path in the first language
 * @returns null if the page does not exist
 */
export async function languageOfPage(
  parameter: string | undefined,
  path: string,
): Promise<string | null> {
  const [first, ...others] = await getLanguages();
  const language = parameter === undefined ? first : others.find((each) => each === parameter);
  if (language === undefined) return null;
  return hasPage(await getSite(language), language, path) ? language : null;
}

async function pathsWhere<Params extends Record<string, string | undefined>>(
  params: Params,
  isThere: (language: string) => Promise<boolean>,
): Promise<LanguagePath<Params>[]> {
  const [first, ...others] = await getLanguages();
  const paths = [first, ...others].map(async (language = '') => {
    if (!(await isThere(language))) return [];
    const parameter = language === first ? undefined : language;
    return [{ params: { ...params, language: parameter }, props: { language } }];
  });
  return (await Promise.all(paths)).flat();
}
