import { Fragment } from 'react';
import { splitAtPhoneNumbers } from '../../shared/phone-numbers.ts';
import type { Site } from '../clinic/index.ts';
import { phoneLinks } from '../clinic/links.ts';

/** A text in which the clinic's phone and the ambulance are links, each on one line. */
export function LinkedText({ site, text }: { site: Site; text: string }) {
  return splitAtPhoneNumbers(text, phoneLinks(site.clinic)).map((part, place) =>
    typeof part === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <Fragment key={place}>{part}</Fragment>
    ) : (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
        key={place}
        href={part.href}
        className="whitespace-nowrap font-semibold underline underline-offset-4"
      >
        {part.text}
      </a>
    ),
  );
}
