/** Maximum number of notices, past and future. */
export const maxNotices = 20;

/** Maximum length of a sentence, in characters. */
export const maxSentenceLength = 300;

/** A sentence at the top of every page: an entry of `notices.yaml`. */
export interface Notice {
  /** Unique; for a notice about closed days, the first of them: `2026-12-03`. */
  id: string;
  /** By language, in at least one. */
  text: Record<string, string>;
  /** The period in which it is shown, by the clinic's clock: `2026-12-03T09:30`. */
  from: string;
  until: string;
}

/**
 * The notices that are shown at a moment, in the order of their beginning.
 * @param now by the clinic's clock: `2026-12-03T09:30`
 */
export function currentNotices(notices: Notice[], now: string): Notice[] {
  return notices
    .filter(({ from, until }) => from <= now && now < until)
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** The sentence of a notice in the first of these languages that it has, or else in its own first language. */
export function sentenceIn(
  { text }: Pick<Notice, 'text'>,
  languages: readonly string[],
): { text: string; language: string } {
  const language = languages.find((code) => text[code]) ?? Object.keys(text)[0] ?? '';
  return { text: text[language] ?? '', language };
}
