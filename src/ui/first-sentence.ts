/** A sentence that is not just an abbreviation, such as "Dr.", and the mark at its end. */
const sentence = /^.{24,}?[.?!।](?=\s)/su;

/** The first sentence of a text; all of it, if it has only one. */
export function firstSentence(text: string): string {
  return sentence.exec(text)?.[0] ?? text;
}
