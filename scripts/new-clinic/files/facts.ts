import { languageName } from '../../../src/words/languages.ts';
import type { Answers } from '../questions/answers.ts';
import { slugOf } from '../sample/slug.ts';
import { otherLanguages, type Words } from '../sample/words.ts';
import { type Fields, withFields } from './yaml-texts.ts';

/** The fields of `clinic.yaml` that follow from the answers; a null field is left out of the file. */
export function factsFrom(answers: Answers) {
  return {
    name: answers.name,
    city: answers.city,
    specialty: answers.specialty,
    ...(answers.specialty !== 'Cardiology' && { theme: { pulseLine: false } }),
    siteUrl: answers.website,
    languages: ['en', ...otherLanguages(answers.languages)],
    timeZone: answers.timeZone,
    doctor: doctorFacts(answers.doctor),
    contact: {
      phone: answers.phone,
      whatsapp: chatNumber(answers),
      email: answers.email,
      ambulance: answers.ambulance,
    },
    address: {
      street: answers.street,
      locality: answers.city,
      region: answers.state,
      postalCode: answers.postalCode,
      country: answers.stateCode.slice(0, 2),
    },
    openingHours: answers.hours,
    claims: { experienceYears: answers.experienceYears },
    emergency: answers.emergency,
    payments: answers.payments,
    currency: answers.currency,
    routes: { about: slugOf(`about ${answers.doctor}`) },
  };
}

/**
 * The text of `facts.yaml`: the facts of `clinic.yaml` as answered in another language; undefined if none
 * were answered.
 */
export function languageFactsFile(
  { name, doctor, street, city, state, payments }: Words,
  language: string,
): string | undefined {
  const address = answered({ street, locality: city, region: state });
  const facts = answered({ name, city, doctor: doctor && doctorFacts(doctor), address, payments });
  if (facts === undefined) return undefined;
  return `# yaml-language-server: $schema=../.schema/facts.json
# The facts of ../clinic.yaml that are words, as they are written in ${languageName(language, 'en')}.
${withFields('', facts)}`;
}

/** The fields that have a value; undefined if none has. */
function answered(fields: Fields): Fields | undefined {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  return present.length > 0 ? Object.fromEntries(present) : undefined;
}

function doctorFacts(name: string) {
  const [honorific, ...names] = name.split(/\s+/);
  return { name, givenName: names.slice(0, -1).join(' '), familyName: names.at(-1), honorific };
}

function chatNumber({ whatsapp, phone }: Answers): string | null {
  if (whatsapp === 'none') return null;
  return whatsapp === 'same' ? phone : whatsapp;
}
