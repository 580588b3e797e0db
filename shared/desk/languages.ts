/** The languages that the desk has words in. */
const translated = ['en', 'hi', 'mr'] as const;

export type DeskLanguage = (typeof translated)[number];

/** The language whose words staff read who use the desk in a language: English where the desk has none in it. */
export function wordsLanguageOf(language: string): DeskLanguage {
  return translated.find((each) => each === language) ?? 'en';
}

/**
 * The languages in which staff can use the desk: of those of the site, the ones that the desk has words in, and the main
 * one in any case.
 * @param languages those of the site, the main one first
 */
export function deskLanguagesOf(languages: readonly string[]): string[] {
  return languages.filter(
    (language, place) => place === 0 || wordsLanguageOf(language) === language,
  );
}
