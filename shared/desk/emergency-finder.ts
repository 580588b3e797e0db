/** How many words apart the words of one entry may be. */
const reach = 5;

/**
 * Returns a function that says whether a text contains emergency words.
 * @param byLanguage as in `emergencyWords`
 */
export function emergencyFinder(byLanguage: Record<string, string[]>): (text: string) => boolean {
  const entries = Object.entries(byLanguage).flatMap(([language, some]) => {
    const spelling = language === 'en' ? asWritten : asHeard;
    return some.map((entry) => ({ spelling, words: wordsIn(entry).map(spelling) }));
  });
  const wanted = entries.filter(({ words }) => words.length > 0);
  return (text) => {
    const words = wordsIn(text);
    const spelled = new Map([asWritten, asHeard].map((each) => [each, words.map(each)]));
    return wanted.some((entry) => hasEntry(spelled.get(entry.spelling) ?? [], entry.words));
  };
}

function hasEntry(words: string[], [first = '', ...others]: string[]): boolean {
  return words.some((word, place) => {
    if (!word.startsWith(first)) return false;
    if (others.length === 0) return true;
    const near = words.slice(Math.max(0, place - reach), place + reach + 1);
    return others.every((other) => near.some((each) => each.startsWith(other)));
  });
}

/** The words of a text in lower case, without the dots of Devanagari that people leave out or mix up. */
function wordsIn(text: string): string[] {
  const [nukta, chandrabindu, anusvara] = ['\u093c', '\u0901', '\u0902'] as const;
  const plain = text
    .normalize('NFD')
    .replaceAll(nukta, '')
    .replaceAll(chandrabindu, anusvara)
    .replaceAll('’', "'")
    .toLowerCase();
  return plain.match(/[\p{L}\p{M}\p{N}']+/gu) ?? [];
}

const asWritten = (word: string) => word;

/**
 * A word of Hindi or Marathi as it sounds. In Latin letters people write `chhaati`, `chati` and `chaati`, `nahi` and
 * `nhi`; in Devanagari they leave out the dot at the end of a word: नही.
 */
function asHeard(word: string): string {
  return word
    .replace(/\u0902$/, '')
    .replace(/^n(hi|ahin|ai)$/, 'nahi')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/ph/g, 'f')
    .replace(/w/g, 'v')
    .replace(/([a-z])\1+/g, '$1')
    .replace(/([bcdgjkst])h/g, '$1');
}
