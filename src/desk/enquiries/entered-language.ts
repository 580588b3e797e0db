import { likelyLanguages } from '../parts/likely-language.ts';

/**
 * The language of an enquiry that staff enter: the one its text seems to be in, or else their own.
 * @param own code of the language they use the desk in
 * @param languages codes of the site's languages, the main one first
 */
export function enteredLanguage(text: string, own: string, languages: string[]): string {
  const usual = languages.includes(own) ? own : (languages[0] ?? '');
  return likelyLanguages(text, usual, languages)[0] ?? usual;
}
