import { Fragment } from 'react';
import { phoneLinksOf, splitAtPhoneNumbers } from '../../shared/phone-numbers.ts';
import type { Site } from '../clinic/index.ts';

/** A text in which the numbers of the clinic and the ambulance are links, without line breaks in them. */
export function LinkedText({ site, text }: { site: Site; text: string }) {
  return splitAtPhoneNumbers(text, phoneLinksOf(site.clinic.contact)).map((part, place) =>
    typeof part === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other key, and their order never changes
      <Fragment key={place}>{part}</Fragment>
    ) : (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other key, and their order never changes
        key={place}
        href={part.href}
        className="inline-block font-semibold underline underline-offset-4"
      >
        {part.text}
      </a>
    ),
  );
}
