import { isTelling, wordsOf } from '../../../shared/text/message-language.ts';

/** Fewer letters than this do not identify a language. */
const fewLetters = 5;

/**
 * The languages that a text is probably in, judged by its letters and, among languages of one script, by
 * its words: several if the words do not decide. Empty if its own language fits as well, or if it is too
 * short.
 * @param own code of its declared language
 * @param languages codes of the languages it may be in
 */
export function likelyLanguages(text: string, own: string, languages: string[]): string[] {
  const scored = languages.map((language) => ({
    language,
    letters: countOf(text, scriptOf(language)),
    signs: wordsOf(text).filter((word) => isTelling(language, word)).length,
  }));
  const mostLetters = Math.max(...scored.map(({ letters }) => letters));
  if (mostLetters < fewLetters) return [];
  const ofScript = scored.filter(({ letters }) => letters === mostLetters);
  const mostSigns = Math.max(...ofScript.map(({ signs }) => signs));
  const likely = ofScript
    .filter(({ signs }) => signs === mostSigns)
    .map(({ language }) => language);
  return likely.includes(own) ? [] : likely;
}

/** The script in which a language is written: `Deva`. */
export function scriptOf(language: string): string {
  return new Intl.Locale(language).maximize().script ?? 'Latn';
}

function countOf(text: string, script: string): number {
  return text.match(new RegExp(`\\p{Script=${script}}`, 'gu'))?.length ?? 0;
}
