import type { Answers } from './answers.ts';
import { slugOf } from './slug.ts';

/** What the answers say for `clinic.yaml`; a field that is null is left out of it. */
export function factsFrom(answers: Answers) {
  const [honorific, ...names] = answers.doctor.split(/\s+/);
  return {
    name: answers.name,
    city: answers.city,
    siteUrl: answers.website,
    timeZone: answers.timeZone,
    doctor: {
      name: answers.doctor,
      givenName: names.slice(0, -1).join(' '),
      familyName: names.at(-1),
      honorific,
    },
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

function chatNumber({ whatsapp, phone }: Answers): string | null {
  if (whatsapp === 'none') return null;
  return whatsapp === 'same' ? phone : whatsapp;
}
