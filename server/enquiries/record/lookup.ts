import { type EnquiryContent, fieldNames } from '../../../shared/enquiry-fields.ts';
import { phonesIn } from '../../../shared/phone-numbers.ts';
import { limitMarkRuns } from '../../../shared/text/clean-text.ts';
import { asciiDigits, phoneDigitsIn } from '../../../shared/text/digits.ts';
import { foldLetters, foldNasals } from '../../../shared/text/fold-letters.ts';
import { soundOfName } from '../../../shared/text/sounds.ts';
import type { Clinic } from '../../clinic.ts';
import type { Transaction } from '../../database/index.ts';

/** Data derived from the texts of an enquiry and stored with it, by which the desk marks and finds it. */
export interface Lookup {
  /** Columns of its row. */
  row: { urgent: boolean; search: string };
  /** Its phone numbers in international form, and its email address. */
  contacts: string[];
}

/** Derives the data from the texts; called again whenever they change. */
export function lookupOf(content: EnquiryContent, clinic: Clinic): Lookup {
  const numbers = phonesIn(content.phone, clinic.facts.contact.phone).map(({ number }) => number);
  // PostgreSQL's text cannot hold a NUL.
  const email = content.email.replaceAll('\0', '').toWellFormed().trim().normalize('NFC');
  const contacts = new Set([...numbers, email.toLowerCase()]);
  contacts.delete('');
  return {
    row: {
      urgent: clinic.isUrgent(content.message),
      search: searchTextOf(content),
    },
    contacts: [...contacts],
  };
}

/** Replaces the phone numbers and the email address by which an enquiry is found. */
export async function saveContacts(
  transaction: Transaction,
  { id, receivedAt }: { id: string; receivedAt: string },
  { contacts }: Lookup,
): Promise<void> {
  await transaction.deleteFrom('enquiry_contacts').where('enquiry_id', '=', id).execute();
  if (contacts.length === 0) return;
  const rows = contacts.map((contact) => ({ contact, created_at: receivedAt, enquiry_id: id }));
  await transaction.insertInto('enquiry_contacts').values(rows).execute();
}

/** Letters of Devanagari that are used interchangeably: सुनीता and सुनिता, निंबाळकर and निंबालकर. */
const sameLetters: readonly (readonly [RegExp, string])[] = [
  [/ी/g, 'ि'],
  [/ू/g, 'ु'],
  [/ई/g, 'इ'],
  [/ऊ/g, 'उ'],
  [/ळ/g, 'ल'],
];

/** The apostrophes of O'Brien and D’Souza, as keyboards and phones type them. */
const apostrophes = /['’‘`´ʼ]/g;

/**
 * Folds a text for searching: lower case, digits 0 to 9, no accents, apostrophes or invisible characters, and one
 * spelling for each set of interchangeable Devanagari letters.
 */
export function fold(text: string): string {
  const plainText = foldNasals(foldLetters(asciiDigits(limitMarkRuns(text.toWellFormed()))))
    .replace(/[\u0300-\u036f]/g, '')
    .replace(apostrophes, '');
  return sameLetters
    .reduce((letters, [variant, letter]) => letters.replace(variant, letter), plainText)
    .replace(/(?!\s)\p{C}/gu, '');
}

/** Precedes the sound of each word of the name, and follows the last; never part of a folded word. */
export const soundMark = '\n';

/** A word of a name, in Latin or Devanagari letters. */
const nameWordPattern = /[a-z]+|[\u0900-\u0963\u0970-\u097f]+/g;

/** The sound of each word of a name. */
export function soundsIn(name: string): string[] {
  const plainText = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '');
  const words = plainText.replace(apostrophes, '').match(nameWordPattern) ?? [];
  return words.map(soundOfName).filter((sound) => sound !== '');
}

/**
 * The text that a search looks through, stored with an enquiry: the words of its fields, the digits of its phone
 * numbers, and how its name sounds. If this function changes, the search texts of stored enquiries must be regenerated.
 */
export function searchTextOf(content: EnquiryContent): string {
  const texts = fieldNames.map((name) => content[name]);
  const words = texts.flatMap((text) => fold(text).split(/\s+/)).filter((word) => word !== '');
  const digits = phoneDigitsIn(texts);
  const sounds = soundsIn(content.name).map((sound) => soundMark + sound);
  return [...new Set(words), digits].join(' ') + sounds.join('') + soundMark;
}
