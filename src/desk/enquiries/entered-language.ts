import { likelyLanguages, scriptOf } from '../parts/likely-language.ts';

/**
 * The language of an enquiry that staff enter: the one its text seems to be in, or else their own. Names and messages
 * in Hindi and Marathi are often typed in Latin letters, which are no sign of English.
 * @param own code of the language they use the desk in
 * @param languages codes of the site's languages, the main one first
 */
export function enteredLanguage(text: string, own: string, languages: string[]): string {
  const usual = languages.includes(own) ? own : (languages[0] ?? '');
  const told = languages.filter((each) => each === usual || scriptOf(each) !== 'Latn');
  return likelyLanguages(text, usual, told)[0] ?? usual;
}
