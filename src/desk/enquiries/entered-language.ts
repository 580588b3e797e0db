import { likelyLanguages } from '../parts/likely-language.ts';

/**
 * The language of an enquiry that staff type: the one that its text looks like, else their own.
 * @param own code of the language in which they use the desk
 * @param languages codes of those of the site, the main one first
 */
export function enteredLanguage(text: string, own: string, languages: string[]): string {
  const usual = languages.includes(own) ? own : (languages[0] ?? '');
  return likelyLanguages(text, usual, languages)[0] ?? usual;
}
