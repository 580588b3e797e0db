import { findPhoneNumbersInText, isSupportedCountry } from 'libphonenumber-js/max';
import { formatPhone } from '../../../shared/phone-numbers.ts';
import type { ClinicContent } from '../folder/clinic-content.ts';
import type { ContentIssue } from '../folder/content-issue.ts';
import { textsIn } from './claim-checks.ts';

/** What the texts may name: the clinic's own numbers, and all parts of the doctor's name in all languages. */
interface Facts {
  phones: string[];
  names: string[];
  country: string;
}

/** A title and the words after it that look like a name: "Dr. Anna Mathew", "डॉ. ऐना मैथ्यू". */
const titledName =
  /(?<![\p{L}\p{M}])(?:(?:Dr|Prof)\.? ?((?:\p{Lu}[\p{L}.’'-]*(?: |(?![\p{L}])))+)|(?:डॉ|प्रो)\. ?([\p{L}\p{M}-]+(?: [\p{L}\p{M}-]+)?))/gu;

/** Finds phone numbers and doctors in the texts that are not those of `clinic.yaml`. */
export function typedFacts(content: ClinicContent): ContentIssue[] {
  const facts = factsOf(content);
  const { clinic: _, ...texts } = content;
  return Object.values(texts).flatMap(({ entries }) =>
    entries.flatMap(({ file, data, body }: { file: string; data: unknown; body?: string }) =>
      [...textsIn(data), ...textsIn({ text: body ?? '' })]
        // A source rightly names its own authors.
        .filter(({ field }) => !/^sources\b/.test(field))
        .flatMap(({ field, text }) =>
          faultsIn(text, facts).map((message) => ({ file, field, message })),
        ),
    ),
  );
}

function factsOf({ clinic }: ClinicContent): Facts {
  const all = clinic.entries.map(({ data }) => data);
  return {
    phones: all.flatMap(({ contact }) => [contact.phone, contact.whatsapp ?? contact.phone]),
    names: all.flatMap(({ doctor }) =>
      wordsOf(`${doctor.name} ${doctor.givenName} ${doctor.familyName}`),
    ),
    country: all[0]?.address.country ?? '',
  };
}

function faultsIn(text: string, { phones, names, country }: Facts): string[] {
  const home = isSupportedCountry(country) ? country : undefined;
  const numbers = /\d{3}/.test(text) ? findPhoneNumbersInText(text, home) : [];
  const foreign = numbers
    .map(({ number }) => number.number)
    .filter((number) => !phones.includes(number))
    .map((number) => `names ${formatPhone(number)}, which is not the clinic’s number; {phone} is`);
  const people = [...text.matchAll(titledName)]
    .filter(([, latin = '', other = '']) => {
      const words = wordsOf(`${latin} ${other}`);
      return words.length > 0 && !words.some((word) => names.includes(word));
    })
    .map(([name]) => `names ${name.trim()}, who is not the clinic’s doctor; {doctor} is`);
  return [...new Set([...foreign, ...people])];
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{M}’'-]+/u)
    .filter((word) => word.length > 1 && !/^(dr|prof|डॉ|प्रो)$/.test(word));
}
