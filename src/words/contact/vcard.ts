import type { Clinic } from '../../content/schema/clinic.ts';
import { escapeText, foldLines } from './folded-lines.ts';

/**
 * A clinic as vCard 3.0: the address book of every phone reads this version.
 * @param hours in sentences; they become the note
 * @param home the address of the home page
 */
export function vcard(clinic: Clinic, hours: string[], home: string): string {
  const { doctor, contact, address } = clinic;
  const addressParts = [address.street, address.locality, address.region, address.postalCode];
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${[doctor.familyName, doctor.givenName, '', doctor.honorific, ''].map(escapeText).join(';')}`,
    `FN:${escapeText(`${doctor.name}, ${clinic.name}`)}`,
    `ORG:${escapeText(clinic.name)}`,
    `TEL;TYPE=WORK,VOICE:${contact.phone}`,
    `EMAIL;TYPE=WORK:${contact.email}`,
    `ADR;TYPE=WORK:;;${[...addressParts, address.country].map(escapeText).join(';')}`,
    `URL:${home}`,
    `NOTE:${escapeText(hours.join('\n'))}`,
    'END:VCARD',
  ];
  return foldLines(lines);
}
