import { phoneLinksOf, splitAtPhoneNumbers } from '../../../shared/phone-numbers.ts';
import type { Site } from '../../content/read/index.ts';
import { TextParts } from '../../ui/TextParts.tsx';

/** A text in which the numbers of the clinic and the ambulance are links, without line breaks in them. */
export function LinkedText({ site, text }: { site: Site; text: string }) {
  return <TextParts parts={splitAtPhoneNumbers(text, phoneLinksOf(site.clinic.contact))} />;
}
