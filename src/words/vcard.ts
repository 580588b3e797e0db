import type { Clinic } from '../content/schema/clinic.ts';

/**
 * A clinic as vCard 3.0, which every phone's address book reads.
 * @param hours in sentences; they become the note
 * @param home the address of the home page
 */
export function vcard(clinic: Clinic, hours: string[], home: string): string {
  const { doctor, contact, address } = clinic;
  const place = [address.street, address.locality, address.region, address.postalCode];
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${[doctor.familyName, doctor.givenName, '', doctor.honorific, ''].map(escaped).join(';')}`,
    `FN:${escaped(`${doctor.name}, ${clinic.name}`)}`,
    `ORG:${escaped(clinic.name)}`,
    `TEL;TYPE=WORK,VOICE:${contact.phone}`,
    `EMAIL;TYPE=WORK:${contact.email}`,
    `ADR;TYPE=WORK:;;${[...place, address.country].map(escaped).join(';')}`,
    `URL:${home}`,
    `NOTE:${escaped(hours.join('\n'))}`,
    'END:VCARD',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

function escaped(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\n/g, '\\n');
}

/** Folds lines at 75 bytes, between characters; continuation lines begin with a space. */
function fold(line: string): string {
  const lines = [''];
  for (const { segment } of new Intl.Segmenter().segment(line)) {
    const last = lines.at(-1) + segment;
    if (Buffer.byteLength(last) > 74) lines.push(segment);
    else lines[lines.length - 1] = last;
  }
  return lines.join('\r\n ');
}
