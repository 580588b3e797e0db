import {
  findPhoneNumbersInText,
  isValidPhoneNumber,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import { asciiDigits } from './text/digits.ts';
import type { TextPart } from './text/text-part.ts';

/** The numbers that become links: each spelling, with its `tel:` link. */
export type PhoneLinks = Record<string, string>;

/** One of India's government helplines of five digits, such as 14555; a round number or one after ₹ is an amount. */
const helpline = String.raw`(?<!(?:₹|Rs\.?|INR) ?)14\d(?!00)\d\d`;

/** The numbers that a clinic's texts may name. */
export interface PhoneNumbers {
  /** The clinic's number, in the international format without spaces. */
  phone: string;
  /** The public ambulance's number. */
  ambulance: string;
}

/** A phone number that a visitor has typed. */
export interface WrittenPhone {
  /** As it is dialled from anywhere: `+919876543210`. */
  number: string;
  /** As people read it: `+91 98765 43210`. */
  text: string;
  /** Whether it may have WhatsApp, which a landline does not. */
  canChat: boolean;
  /** Whether it is valid in a numbering plan; otherwise it may have a digit too few or too many. */
  isKnown: boolean;
}

/** Separators between two numbers. */
const betweenNumbers = /[^\d\s()+.-]+/;

/**
 * The phone numbers that a visitor has typed into one field, in their order.
 * @param input may have digits of any script
 * @param clinicPhone a number without a calling code belongs to the country of this one
 */
export function phonesIn(input: string, clinicPhone: string): WrittenPhone[] {
  const home = parsePhoneNumberFromString(clinicPhone);
  const plainText = asciiDigits(input.normalize('NFKC'));
  const phones = plainText.split(betweenNumbers).flatMap((part) => phonesInPart(part, home));
  // What separates the parts of one number may also separate two numbers.
  return phones.length > 0 ? phones : phonesInPart(plainText.replaceAll(/[^\d\s+]/g, ''), home);
}

/**
 * Whether what was typed is one or more valid phone numbers.
 * @param clinicPhone as for `phonesIn`
 */
export function arePhones(input: string, clinicPhone: string): boolean {
  const phones = phonesIn(input, clinicPhone);
  return phones.length > 0 && phones.every(({ isKnown }) => isKnown);
}

function phonesInPart(text: string, home: PhoneNumber | undefined): WrittenPhone[] {
  const phones = findPhoneNumbersInText(text, home?.country);
  if (phones.length === 0) return phoneOfDigits(text, home);
  return phones.map(({ number: phone }) => ({
    number: phone.number,
    text: phone.formatInternational(),
    canChat: phone.getType()?.includes('MOBILE') ?? false,
    isKnown: phone.isValid(),
  }));
}

/**
 * The digits of a text in which no number was found, as a number that can be dialled; none if there are too few or
 * many.
 */
function phoneOfDigits(text: string, home: PhoneNumber | undefined): WrittenPhone[] {
  const digits = text.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15) return [];
  const isInternational = text.trim().startsWith('+');
  const number = isInternational
    ? `+${digits}`
    : digits.startsWith('00')
      ? `+${digits.slice(2)}`
      : `+${home?.countryCallingCode ?? ''}${digits.replace(/^0/, '')}`;
  return [{ number, text: text.trim(), canChat: false, isKnown: isPhone(number) }];
}

/**
 * Typed phone numbers in groups of digits, because a spreadsheet would read 07122550000 as an integer and drop its 0.
 * National numbers stay national.
 * @param clinicPhone as for `phonesIn`
 */
export function groupPhoneDigits(input: string, clinicPhone: string): string {
  if (!arePhones(input, clinicPhone)) {
    return input.replace(/^0\d{5,}$/, (digits) => digits.replace(/\d{5}(?=\d)/g, '$& '));
  }
  const isNational = asciiDigits(input).trim().startsWith('0');
  const groupedNumbers = phonesIn(input, clinicPhone).map(({ number, text }) => {
    if (!isNational) return text;
    return parsePhoneNumberFromString(number)?.formatNational() ?? text;
  });
  return groupedNumbers.join(', ');
}

/** An international number as people read it: `+91 98765 43210`. Other text is returned unchanged. */
export function formatPhone(phone: string): string {
  return parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
}

/** Whether a number, in the international format without spaces, is valid. */
export function isPhone(phone: string): boolean {
  return isValidPhoneNumber(phone);
}

/** The links for the clinic's phone, in all spellings, and for the ambulance. */
export function phoneLinksOf({ phone, ambulance }: PhoneNumbers): PhoneLinks {
  const phoneNumber = parsePhoneNumberFromString(phone);
  const international = phoneNumber?.formatInternational() ?? phone;
  const spellings = [
    phone,
    international,
    ...(phoneNumber ? [phoneNumber.formatNational(), phoneNumber.nationalNumber] : []),
    international.replace(/^\+\d+ /, ''),
  ];
  return {
    [ambulance]: `tel:${ambulance}`,
    ...Object.fromEntries(spellings.map((spelling) => [spelling, `tel:${phone}`])),
  };
}

/**
 * Finds phone numbers in a text, so that each can become a link. A short number such as 108 counts only
 * on its own: not in 1,108, 180/108 or 108 mg.
 * @param text plain text, not markup
 * @param links the numbers to find
 * @param max maximum number of links; the text after them is not changed
 * @returns the parts of the text, in order; numbers have no-break spaces
 */
export function splitAtPhoneNumbers(
  text: string,
  links: PhoneLinks,
  max = Number.POSITIVE_INFINITY,
): TextPart[] {
  const plainText = asciiDigits(text);
  const pattern = /\d/.test(plainText) ? patternOf(links) : null;
  const parts: string[] = [];
  let end = 0;
  for (const { 0: number, index } of pattern === null ? [] : plainText.matchAll(pattern)) {
    // Parts alternate between text and number.
    if (parts.length === 2 * max) break;
    parts.push(plainText.slice(end, index), number);
    end = index + number.length;
  }
  parts.push(plainText.slice(end));
  const originals = plainText === text ? parts : withOriginalDigits(text, parts);
  return originals
    .map((words, index) => {
      if (index % 2 === 0) return words;
      const number = parts[index] ?? '';
      return { text: words.replaceAll(' ', '\u00a0'), href: links[number] ?? `tel:${number}` };
    })
    .filter((part) => part !== '');
}

/** Restores the original digits in the parts of a text. */
function withOriginalDigits(text: string, parts: string[]): string[] {
  // Digits of some scripts take two UTF-16 units.
  const characters = [...text];
  let end = 0;
  return parts.map((part) => {
    const start = end;
    end += [...part].length;
    return characters.slice(start, end).join('');
  });
}

const patterns = new WeakMap<PhoneLinks, RegExp | null>();

/** The pattern that finds the numbers; null if there are none. Cached, since texts come in small pieces. */
function patternOf(links: PhoneLinks): RegExp | null {
  const cachedPattern = patterns.get(links);
  if (cachedPattern !== undefined) return cachedPattern;
  const numbers = Object.keys(links).sort((a, b) => b.length - a.length);
  const isInIndia = Object.values(links).some((link) => link.startsWith('tel:+91'));
  const alternatives = [
    ...numbers.map((number) => number.replace(/[^\d ]/g, '\\$&')),
    ...(isInIndia ? [helpline] : []),
  ].join('|');
  const pattern =
    numbers.length === 0
      ? null
      : new RegExp(
          `(?<![\\d.,/–-])(${alternatives})(?![\\d/–%]|[.,-]\\d| ?(?:mg|ml|kg|km|mm|cm|bpm|g)\\b)`,
          'g',
        );
  patterns.set(links, pattern);
  return pattern;
}
