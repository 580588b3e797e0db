const digitPattern = /\p{Nd}/u;

/** Replaces each decimal digit of any script, such as Devanagari, with the same digit from 0 to 9. */
export function asciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (character) => String(digitOf(character)));
}

const digitValues = new Map<string, number>();

/**
 * The value of a digit: the ten digits of a script follow one another, from its zero on. Each is computed
 * once.
 */
function digitOf(character: string): number {
  const cachedValue = digitValues.get(character);
  if (cachedValue !== undefined) return cachedValue;
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (digitPattern.test(String.fromCodePoint(zero - 1))) zero -= 1;
  // The five sets of mathematical digits follow one another without a gap.
  const value = (code - zero) % 10;
  digitValues.set(character, value);
  return value;
}

/** Separators within a phone number. */
export const betweenDigits = [' ', '-', '(', ')', '.', '/', '+'];

/** Minimum number of digits that a search treats as a phone number. */
export const minPhoneDigits = 5;

/**
 * The digits by which the phone numbers in texts are found, however they are written: runs of 0 to 9,
 * separated by spaces.
 */
export function phoneDigitsIn(texts: string[]): string {
  const runs = texts.flatMap((text) => {
    const joinedDigits = asciiDigits(text).replace(/(\d)[-\s()./+]+(?=\d)/g, '$1');
    return joinedDigits.match(new RegExp(`\\d{${minPhoneDigits},}`, 'g')) ?? [];
  });
  return runs.join(' ');
}
