import { codePoint } from 'dingbat-to-unicode';
import { mark } from './pasted.ts';

/** The fonts whose letters show other signs than those that are stored, as `dingbat-to-unicode` names them. */
const symbolFonts: [RegExp, string][] = [
  [/^symbol(\b|$)/, 'Symbol'],
  [/^wingdings ?2/, 'Wingdings 2'],
  [/^wingdings ?3/, 'Wingdings 3'],
  [/^wingdings/, 'Wingdings'],
  [/^webdings/, 'Webdings'],
];

/** Fonts from before Unicode, which show Hindi or Marathi for letters that are stored as English ones. */
const legacyFont =
  /^(kruti|krish?na|dev ?lys|shusha|susha|shivaji|chanakya|walkman|akruti|shree[- ]?(dev|lipi)|aps[- ]?(c[- ])?dv|dv(b|bw|me|c)?[-_]?tt|isfoc|4c ?gandhi|kundli|richa|bhaskar|naidunia|marathi[- ]?(lekhani|vakra|kanak|tirkas|sharada)|yogesh|kiran\b|sanskrit ?99|xdvng|webdunia|jagran|agra\b|aman\b|hemant|priya\b|arjun\b|mfdev|gurudev)/;

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
const devanagari = /[\u0900-\u097F]/;

/**
 * The letters that a text shows in its font.
 * @param font the name of the font, as it was written; empty if that is not known
 */
export function shownLetters(text: string, font: string): string {
  const name = font.toLowerCase();
  const symbols = symbolFonts.find(([pattern]) => pattern.test(name))?.[1];
  if (symbols) {
    return [...text].map((letter) => symbolOf(letter, symbols) ?? mark(symbols)).join('');
  }
  if (legacyFont.test(name) && /[^\s\d.,:;]/.test(text) && !devanagari.test(text)) {
    return text.replace(/\S(?:[\s\S]*\S)?/, mark(font));
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
      .replace(unreadable, mark())
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

/** Frequent words of Hindi and Marathi as Kruti Dev and DevLys store them, which are words of no other language. */
const krutiDevWords = new Set(
  'gS gSa gks dks dk ds dh ls esa ij vkSj ugha fd Hkh rks ,d ;g bl dj djsa fy, tks Fkk gksrk gksrh gksus vkfn vkgs vkgsr gs vkf.k ukgh'.split(
    ' ',
  ),
);

/** Words that tell English. */
const englishWords = /\b(the|and|of|is|to|for|with|in|are|that|you)\b/i;

/**
 * Whether a line was written in the font Kruti Dev or DevLys and has lost it: it has several of the most frequent
 * words as these fonts store them, and none of English.
 */
export function isKrutiDev(line: string): boolean {
  if (devanagari.test(line) || englishWords.test(line)) return false;
  const words = line.trim().split(/\s+/);
  const found = words.filter((word) => krutiDevWords.has(word));
  // ‘ds’ or ‘ls’ alone may be abbreviations.
  return (
    new Set(found).size >= 2 &&
    found.length * 8 >= words.length &&
    /[;`~[\]^{}*]|[a-z][A-Z]|[jkhs]\b/.test(line)
  );
}
