/**
 * What tells languages of one script apart: words, and letters and endings of words, that the others hardly use. The
 * का of Hindi is not among them: in Marathi it asks a question.
 */
const telling: Record<string, { words: Set<string>; letters: RegExp }> = {
  hi: {
    words: wordSet(
      'है हैं था थी और की के में से को नहीं पर यह आप करें क्या मुझे हमें मेरा मेरी मेरे कब कितना कितनी रहा रही रहे गया गई लिए',
    ),
    letters: /(?:िए|िये|ेंगे|ेगा|ूँगा|ूंगा)$/u,
  },
  mr: {
    words: wordSet(
      'आहे आहेत होता होती होतो होते आणि नाही नको मध्ये साठी किंवा हे तुम्ही आपण करा करू असते असतो मला आम्हाला कधी किती काय उद्या येऊ येतो येते लागतो लागते चालते पाहिजे',
    ),
    letters: /ळ|(?:च्या|ांना|ायला|ायच[ाेी]|तोय|तेय)$/u,
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
  const { words, letters } = telling[language] ?? {};
  return Boolean(words?.has(word) || letters?.test(word));
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
