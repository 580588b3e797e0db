import { pathIn } from './addresses.ts';
import type { Site } from './index.ts';

/** An invitation to read a page of the first language in another one, in that language. */
export interface LanguageOffer {
  language: string;
  href: string;
  text: string;
}

/**
 * The invitations of a page: none on pages that are not in the first language.
 * @param languages that the page is there in
 * @param path in the first language
 */
export function languageOffers(site: Site, languages: string[], path: string): LanguageOffer[] {
  const [first] = site.pages.keys();
  if (site.clinic.language !== first) return [];
  return languages.flatMap((language) => {
    const words = site.invitations.get(language);
    if (language === first || !words) return [];
    const href = pathIn(site, language, path);
    return [{ language, href, text: words.offer }];
  });
}
