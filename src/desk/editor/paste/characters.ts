import { codePoint } from 'dingbat-to-unicode';
import { unreadableMark } from '../../../../shared/unreadable-marks.ts';

/** Symbol fonts, with the names that `dingbat-to-unicode` gives them. */
const symbolFonts: [RegExp, string][] = [
  [/^symbol(\b|$)/, 'Symbol'],
  [/^wingdings ?2/, 'Wingdings 2'],
  [/^wingdings ?3/, 'Wingdings 3'],
  [/^wingdings/, 'Wingdings'],
  [/^webdings/, 'Webdings'],
];

/** Common characters for rare look-alikes, which many phones have no font for. */
const commonLookAlikes: Record<string, string> = {
  μ: 'µ',
  '🡨': '←',
  '🡩': '↑',
  '🡪': '→',
  '🡫': '↓',
  '🡬': '↖',
  '🡭': '↗',
  '🡮': '↘',
  '🡯': '↙',
  '🡸': '←',
  '🡹': '↑',
  '🡺': '→',
  '🡻': '↓',
  '🗸': '✓',
  '🗹': '☑',
  '🗶': '✗',
  '🗴': '✗',
  '🗵': '☒',
  '🗷': '☒',
  '⏺': '●',
};

/** The characters of Windows-1252 from 0x80. */
const windows1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

const privateUsePattern = /[\uE000-\uF8FF]/;

/** Private-use characters, which only one font can show, and replacement characters. */
const unreadablePattern = /[\uE000-\uF8FF\uFFFD]/g;

/**
 * Replaces text in a symbol font with the characters that the font shows.
 * @param font the name of the font, as in the source; empty if it is not known
 */
export function decodeCharacters(text: string, font: string): string {
  const name = font.toLowerCase();
  const symbols = symbolFonts.find(([pattern]) => pattern.test(name))?.[1];
  if (symbols) {
    return [...text]
      .map((character) => symbolOf(character, symbols) ?? unreadableMark(symbols))
      .join('');
  }
  return cleanCharacters(text);
}

/** Cleans a text that is in no symbol font: a character that only one font can show becomes a mark. */
export function cleanCharacters(text: string): string {
  return (
    text
      .replace(/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize('NFKC'))
      // Invisible: soft hyphens, zero-width spaces, direction marks and byte order marks.
      .replace(/[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, '')
      .replace(/[\u2028\u2029\v\f]/g, '\n')
      .replace(unreadablePattern, unreadableMark())
  );
}

function symbolOf(character: string, font: string): string | undefined {
  const code = character.codePointAt(0) ?? 0;
  const indexInTable = windows1252.indexOf(character);
  const byte =
    code >= 0xf000 && code <= 0xf0ff
      ? code - 0xf000
      : indexInTable < 0
        ? code
        : indexInTable + 0x80;
  if (byte <= 0x20 || byte === 0xa0) return ' ';
  // The font has no such character, so a fallback font shows it.
  if (byte > 0xff) return privateUsePattern.test(character) ? undefined : character;
  const replacement = codePoint(font, byte)?.string;
  return replacement === undefined || privateUsePattern.test(replacement)
    ? undefined
    : (commonLookAlikes[replacement] ?? replacement);
}
