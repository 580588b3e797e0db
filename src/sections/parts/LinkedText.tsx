import { splitAtPhoneNumbers } from '../../../shared/phone-numbers.ts';
import type { TextPart } from '../../../shared/text/text-part.ts';
import type { Site } from '../../content/read/index.ts';
import { TextParts } from '../../ui/TextParts.tsx';

/** A text in which the clinic's phone numbers, the ambulance number and the clinic's email address are links. */
export function LinkedText({ site, text }: { site: Site; text: string }) {
  const parts = splitAtPhoneNumbers(text, site.phoneLinks).flatMap((part) =>
    typeof part === 'string' ? splitAtEmail(part, site.clinic.contact.email) : part,
  );
  return <TextParts parts={parts} />;
}

function splitAtEmail(text: string, email: string): TextPart[] {
  const link = { text: email, href: `mailto:${email}` };
  const parts = text.split(email).flatMap((part, index) => (index === 0 ? part : [link, part]));
  return parts.filter((part) => part !== '');
}
