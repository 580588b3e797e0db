import { foldWord, type Word, wordsIn } from '../../shared/text/search-words.ts';

/** A piece of text, and whether it is a word that was searched for. */
export interface PassagePart {
  text: string;
  isFound: boolean;
}

/** The maximum length of a passage of more than one sentence, in words. */
const maxLength = 30;

/** Between two sentences; not after an abbreviation, such as "Dr." */
const betweenSentences = /(?<=[.?!।][”"’)]*)(?<!(?:\bDr|डॉ|vs)\.)\s+/u;

/**
 * The passage of a text with the most matched words, or the first of several with as many.
 * @param matchedWords words as returned by `foldWord`
 */
export function passageOf(text: string, matchedWords: Set<string>): PassagePart[] {
  const sentences = text.split(betweenSentences);
  const isFound = ({ word }: Word) => matchedWords.has(foldWord(word));
  const passages = sentences.map((_, start) => joinFirst(sentences.slice(start)));
  const counts = passages.map(
    (passage) =>
      new Set(
        wordsIn(passage)
          .filter(isFound)
          .map(({ word }) => foldWord(word)),
      ).size,
  );
  const bestPassage = passages[counts.indexOf(Math.max(...counts))] ?? '';
  let position = 0;
  const parts = wordsIn(bestPassage)
    .filter(isFound)
    .flatMap(({ word, start, end }) => {
      const before = bestPassage.slice(position, start);
      position = end;
      return [
        { text: before, isFound: false },
        { text: word, isFound: true },
      ];
    });
  return [...parts, { text: bestPassage.slice(position), isFound: false }].filter(
    (part) => part.text !== '',
  );
}

/** The first sentence, and as many of the following ones as fit. */
function joinFirst([first = '', ...others]: string[]): string {
  let passage = first;
  for (const sentence of others) {
    const extendedPassage = `${passage} ${sentence}`;
    if (wordsIn(extendedPassage).length > maxLength) break;
    passage = extendedPassage;
  }
  return passage;
}
