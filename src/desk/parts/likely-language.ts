/** What tells languages of one script apart: words, and letters that the others hardly use. */
const telling: Record<string, { words: Set<string>; letter?: string }> = {
  hi: { words: wordSet('है हैं था थी और का की के में से को नहीं पर यह आप करें हो') },
  mr: {
    words: wordSet('आहे आहेत होता होती आणि नाही मध्ये साठी किंवा हे तुम्ही आपण करा असते असतो'),
    letter: 'ळ',
  },
};

/** Fewer letters than this do not identify a language. */
const fewLetters = 5;

/**
 * The languages that a text is probably in, judged by its letters and, among languages of one script, by
 * its words: several if the words do not decide. Empty if its own language fits as well, or if it is too
 * short.
 * @param own code of its declared language
 * @param languages codes of the languages it may be in
 */
export function likelyLanguages(text: string, own: string, languages: string[]): string[] {
  const scored = languages.map((language) => ({
    language,
    letters: countOf(text, scriptOf(language)),
    signs: wordsOf(text).filter((word) => isTelling(language, word)).length,
  }));
  const mostLetters = Math.max(...scored.map(({ letters }) => letters));
  if (mostLetters < fewLetters) return [];
  const ofScript = scored.filter(({ letters }) => letters === mostLetters);
  const mostSigns = Math.max(...ofScript.map(({ signs }) => signs));
  const likely = ofScript
    .filter(({ signs }) => signs === mostSigns)
    .map(({ language }) => language);
  return likely.includes(own) ? [] : likely;
}

function isTelling(language: string, word: string): boolean {
  const { words, letter } = telling[language] ?? {};
  return words?.has(word) || (letter !== undefined && word.includes(letter));
}

/** The script in which a language is written: `Deva`. */
export function scriptOf(language: string): string {
  return new Intl.Locale(language).maximize().script ?? 'Latn';
}

function countOf(text: string, script: string): number {
  return text.match(new RegExp(`\\p{Script=${script}}`, 'gu'))?.length ?? 0;
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{M}]+/u);
}

function wordSet(words: string): Set<string> {
  return new Set(words.split(' '));
}
