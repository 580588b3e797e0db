import { codePoint } from 'dingbat-to-unicode';
import { unreadMark } from '../../../../shared/unread-marks.ts';

/** The fonts whose letters show other signs than those that are stored, as `dingbat-to-unicode` names them. */
const symbolFonts: [RegExp, string][] = [
  [/^symbol(\b|$)/, 'Symbol'],
  [/^wingdings ?2/, 'Wingdings 2'],
  [/^wingdings ?3/, 'Wingdings 3'],
  [/^wingdings/, 'Wingdings'],
  [/^webdings/, 'Webdings'],
];

/** A sign in place of one that fonts of every phone have, where the table has a rarer one of the same look. */
const common: Record<string, string> = {
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

/** What Windows shows for the bytes from 0x80, which programs write in place of them. */
const windows1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

const privateUse = /[\uE000-\uF8FF]/;

/** Letters that only one font has, or that were lost before they were pasted. */
const unreadable = /[\uE000-\uF8FF\uFFFD]/g;

/**
 * The letters that a text shows in its font.
 * @param font the name of the font, as it was written; empty if that is not known
 */
export function shownLetters(text: string, font: string): string {
  const name = font.toLowerCase();
  const symbols = symbolFonts.find(([pattern]) => pattern.test(name))?.[1];
  if (symbols) {
    return [...text].map((letter) => symbolOf(letter, symbols) ?? unreadMark(symbols)).join('');
  }
  return plainLetters(text);
}

/** A text whose font is not known: a letter that only one font has becomes a mark. */
export function plainLetters(text: string): string {
  return (
    text
      .replace(/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize('NFKC'))
      // Invisible: soft hyphens, places where a line may break, marks of direction and of order.
      .replace(/[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, '')
      .replace(/[\u2028\u2029\v\f]/g, '\n')
      .replace(unreadable, unreadMark())
  );
}

function symbolOf(letter: string, font: string): string | undefined {
  const code = letter.codePointAt(0) ?? 0;
  const inTable = windows1252.indexOf(letter);
  const byte =
    code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : inTable < 0 ? code : inTable + 0x80;
  if (byte <= 0x20 || byte === 0xa0) return ' ';
  // The font has no such letter, so that another one shows it.
  if (byte > 0xff) return privateUse.test(letter) ? undefined : letter;
  const sign = codePoint(font, byte)?.string;
  return sign === undefined || privateUse.test(sign) ? undefined : (common[sign] ?? sign);
}
