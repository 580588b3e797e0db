/** The language codes of a site, such as `hi`. Addresses in the default language have no prefix. */
export type Languages = readonly [string, ...string[]];

/**
 * The prefix of addresses in a language: empty for the default language, `/hi` for another.
 * @param language one of the languages
 */
export function prefixOf(language: string, [defaultLanguage]: readonly string[]): string {
  return language === defaultLanguage ? '' : `/${language}`;
}

/** The language of the page at a path. */
export function languageOf(path: string, languages: Languages): string {
  const [first, ...others] = languages;
  const [, beginning] = path.split('/', 2);
  return others.find((language) => language === beginning) ?? first;
}
