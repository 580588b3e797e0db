import type { ClinicContent } from '../folder/clinic-content.ts';
import type { ContentIssue } from '../folder/content-issue.ts';
import { deadLinks } from './dead-links.ts';
import { pictureSizes } from './picture-sizes.ts';
import { sameDescriptions } from './same-descriptions.ts';
import { townOversights } from './town-oversights.ts';
import { typedFacts } from './typed-facts.ts';
import { untranslatedTexts } from './untranslated-texts.ts';

/**
 * Finds what was probably overlooked in a folder without mistakes: the site can be built, but visitors
 * would meet a link that leads nowhere or the number of another clinic.
 * @param folder absolute path
 */
export async function oversights(content: ClinicContent, folder: string): Promise<ContentIssue[]> {
  return [
    ...(await pictureSizes(content, folder)),
    ...townOversights(content),
    ...deadLinks(content),
    ...sameDescriptions(content),
    ...typedFacts(content),
    ...untranslatedTexts(content, folder),
  ];
}
