/** Whether a language is written in Devanagari. */
export function isDevanagari(language: string): boolean {
  return new Intl.Locale(language).maximize().script === 'Deva';
}

/** The characters of every English page. */
export const commonCharacters = `${characters(0x20, 0x7e)}\u00a0©®°·½–—‘’“”•…−≤≥×→←`;
/** The characters of phone numbers, dates and times. */
export const figures = '+,-.0123456789:–';
/** The characters of names and foreign words. */
export const accentedCharacters = `${characters(0xa1, 0xff).replace(/[©®°·½×]/g, '')}′″€™`;
export const rupee = '₹';

/** The Devanagari characters of Hindi and Marathi, with the zero-width joiners. */
export const devanagari =
  'ँंः अआइईउऊऋऍएऐऑओऔॲ कखगघङ चछजझञ टठडढण तथदधन पफबभम यरऱलळव शषसह ़ ऽ ािीुूृॅेैॉोौ ् ।॰'.replaceAll(' ', '') +
  '\u200c\u200d';

function characters(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, n) => first + n));
}
