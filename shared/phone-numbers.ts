import parsePhoneNumber from 'libphonenumber-js/min';
import type { TextPart } from './text-part.ts';

/** The numbers that become links: each way of writing one, with its `tel:` link. */
export type PhoneLinks = Record<string, string>;

/** The numbers that a clinic's texts may name. */
export interface PhoneNumbers {
  /** The clinic's, in the international format without spaces. */
  phone: string;
  /** The public ambulance's. */
  ambulance: string;
}

/** The links for the clinic's phone, however a text writes it, and for the ambulance. */
export function phoneLinksOf({ phone, ambulance }: PhoneNumbers): PhoneLinks {
  const parsed = parsePhoneNumber(phone);
  const international = parsed?.formatInternational() ?? phone;
  const forms = [
    phone,
    international,
    ...(parsed ? [parsed.formatNational(), parsed.nationalNumber] : []),
    international.replace(/^\+\d+ /, ''),
  ];
  return {
    [ambulance]: `tel:${ambulance}`,
    ...Object.fromEntries(forms.map((form) => [form, `tel:${phone}`])),
  };
}

/**
 * Finds phone numbers in a text, so that each can be made a link.
 * A short number such as 108 counts only where it stands alone: not within 1,108, 180/108 or 108 mg.
 * @param text plain text, not markup
 * @param links the numbers to find
 * @returns the parts of the text, in order
 */
export function splitAtPhoneNumbers(text: string, links: PhoneLinks): TextPart[] {
  const numbers = Object.keys(links).sort((one, other) => other.length - one.length);
  if (numbers.length === 0) return [text];
  const alternatives = numbers.map((number) => number.replace(/[^\d ]/g, '\\$&')).join('|');
  const pattern = new RegExp(
    `(?<![\\d.,/–-])(${alternatives})(?![\\d/–%]|[.,-]\\d| ?(?:mg|ml|kg|km|mm|cm|bpm|g)\\b)`,
    'g',
  );
  return text
    .split(pattern)
    .map((part) => {
      const href = links[part];
      return href === undefined ? part : { text: part, href };
    })
    .filter((part) => part !== '');
}
