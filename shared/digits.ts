const digit = /\p{Nd}/u;

/** Replaces each decimal digit of any script, such as those of Devanagari, by one of 0 to 9. */
export function asciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (written) => String(digitOf(written)));
}

/** The ten digits of a script follow each other, from its zero on. */
function digitOf(written: string): number {
  const code = written.codePointAt(0) ?? 0;
  let first = code;
  while (digit.test(String.fromCodePoint(first - 1))) first -= 1;
  // Of the five sets of mathematical digits, one follows the other.
  return (code - first) % 10;
}
