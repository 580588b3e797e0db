/** A piece of a text: plain, or a phone number with its link. */
export type TextPart = string | { text: string; href: string };

/** The numbers that become links: as a text shows each, with its `tel:` link. */
export type PhoneLinks = Record<string, string>;

/**
 * Finds phone numbers in a text, so that each can be made a link.
 * A short number such as 108 counts only where it stands alone: not within 1,108, 180/108 or 108 mg.
 * @param text plain text, not markup
 * @param links the numbers to find
 * @returns the text in parts, in their order
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
