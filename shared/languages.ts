/** The languages of a site by their codes, such as `hi`. The first has no part of its own in addresses. */
export type Languages = readonly [string, ...string[]];

/**
 * What an address begins with in a language: nothing in the first, `/hi` in another.
 * @param language one of the languages
 */
export function prefixOf(language: string, [first]: readonly string[]): string {
  return language === first ? '' : `/${language}`;
}

/** The language of the page at a path. */
export function languageOf(path: string, languages: Languages): string {
  const [first, ...others] = languages;
  const [, beginning] = path.split('/', 2);
  return others.find((language) => language === beginning) ?? first;
}
