import { pathIn } from './addresses.ts';
import type { Site } from './index.ts';

/** An invitation to read a page in another language than the first, written in that language. */
export interface LanguageOffer {
  language: string;
  href: string;
  text: string;
}

/**
 * The invitations on a page; only pages in the first language have any.
 * @param paths the paths of the page, by the languages that it exists in
 */
export function languageOffers(site: Site, paths: Record<string, string>): LanguageOffer[] {
  const [first] = site.pages.keys();
  if (site.clinic.language !== first) return [];
  return Object.entries(paths).flatMap(([language, path]) => {
    const invitation = site.invitations.get(language);
    if (language === first || !invitation) return [];
    const href = pathIn(site, language, path);
    return [{ language, href, text: invitation.offer }];
  });
}
