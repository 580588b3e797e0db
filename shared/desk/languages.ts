/** The languages that the desk is translated into. */
const deskLanguages = ['en', 'hi', 'mr'] as const;

export type DeskLanguage = (typeof deskLanguages)[number];

/** The language of the desk's texts for a language of the site: English if there is no translation. */
export function wordsLanguageOf(language: string): DeskLanguage {
  return deskLanguages.find((code) => code === language) ?? 'en';
}

/**
 * The languages in which staff can use the desk: the default one, and every other language of the site that the desk is
 * translated into.
 * @param languages the languages of the site, the default one first
 */
export function deskLanguagesOf(languages: readonly string[]): string[] {
  return languages.filter(
    (language, index) => index === 0 || wordsLanguageOf(language) === language,
  );
}
