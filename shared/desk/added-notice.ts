import type { NoticeContent } from './notices.ts';

/** A sentence by language code. */
type Texts = NoticeContent['texts'];

/** The sentence that is shown in a language: where there is none in it, that of the first that has one. */
export const shownIn = (texts: Texts, code: string): string =>
  texts[code] ?? Object.values(texts)[0] ?? '';

/** Whether a notice says a sentence already, in each of its languages. */
export function says(notice: Texts, sentence: Texts): boolean {
  return Object.entries(notice).every(([code, text]) => text.includes(shownIn(sentence, code)));
}

/**
 * A notice with a sentence that it does not say yet.
 * @param inPlaceOf a sentence that is no longer true
 */
export function withSentence(notice: Texts, sentence: Texts, inPlaceOf?: Texts): Texts {
  const added = Object.entries(notice).map(([code, text]) => {
    const next = shownIn(sentence, code);
    if (text.includes(next)) return [code, text];
    const former = inPlaceOf && shownIn(inPlaceOf, code);
    const isThere = former && text.includes(former);
    // As a function, since a text may have a $.
    return [code, isThere ? text.replace(former, () => next) : `${text} ${next}`];
  });
  return Object.fromEntries(added);
}
