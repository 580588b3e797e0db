/** Words that tell languages of one script apart. */
const telling: Record<string, Set<string>> = {
  hi: new Set('है हैं था थी और का की के में से को नहीं पर यह आप करें हो'.split(' ')),
  mr: new Set('आहे आहेत होता होती आणि नाही मध्ये साठी किंवा हे तुम्ही आपण करा असते असतो'.split(' ')),
};

/** Fewer letters than this say nothing. */
const fewLetters = 5;

/**
 * The language that a text looks like by its letters and, among languages of one script, by its words;
 * undefined if that is not clear, or the text is as good as its own language.
 * @param own code of the language that it is said to be in
 * @param languages codes of those it may be in
 */
export function likelyLanguage(text: string, own: string, languages: string[]): string | undefined {
  const scored = languages.map((language) => ({
    language,
    letters: countOf(text, scriptOf(language)),
    words: wordsOf(text).filter((word) => telling[language]?.has(word)).length,
  }));
  const most = Math.max(...scored.map(({ letters }) => letters));
  if (most < fewLetters) return undefined;
  const candidates = scored.filter(({ letters }) => letters === most);
  const [best, second] = candidates.toSorted((one, other) => other.words - one.words);
  const isOfItsScript = candidates.some(({ language }) => language === own);
  if (isOfItsScript && best?.words === (second?.words ?? 0)) return undefined;
  return best?.language === own ? undefined : best?.language;
}

function scriptOf(language: string): string {
  return new Intl.Locale(language).maximize().script ?? 'Latn';
}

function countOf(text: string, script: string): number {
  return text.match(new RegExp(`\\p{Script=${script}}`, 'gu'))?.length ?? 0;
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{M}]+/u);
}
