import { pathIn } from './addresses.ts';
import { getSite, type Site } from './index.ts';

/** An invitation to read a page of the first language in another one, in that language. */
export interface LanguageOffer {
  language: string;
  href: string;
  text: string;
  dismiss: string;
}

/**
 * The invitations of a page: none on pages that are not in the first language.
 * @param languages that the page is there in
 * @param path in the first language
 */
export async function languageOffers(
  site: Site,
  languages: string[],
  path: string,
): Promise<LanguageOffer[]> {
  const [first] = site.pages.keys();
  if (site.clinic.language !== first) return [];
  const offers = languages.map(async (language) => {
    const { copy } = await getSite(language);
    if (language === first || !copy.languages) return [];
    const { offer, dismiss } = copy.languages;
    return [{ language, href: pathIn(site, language, path), text: offer, dismiss }];
  });
  return (await Promise.all(offers)).flat();
}
