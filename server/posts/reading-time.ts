const wordsAMinute = 200;

/**
 * How long a text takes to read, "7 min read": its words by 200 a minute, rounded up, at least 1.
 * Markup is not counted. Anything but a string counts as no words.
 */
export function readTimeOf(content: unknown): string {
  const words = typeof content === 'string' ? countWords(content) : 0;
  return `${Math.max(1, Math.ceil(words / wordsAMinute))} min read`;
}

/**
 * Words outside of tags. One pass over the characters, since a regular expression takes
 * quadratic time on a hostile text and every post of the table passes here.
 */
function countWords(html: string): number {
  let words = 0;
  let insideTag = false;
  let insideWord = false;
  for (let index = 0; index < html.length; index += 1) {
    const code = html.charCodeAt(index);
    if (insideTag) {
      insideTag = code !== greaterThan;
      continue;
    }
    insideTag = code === lessThan && startsTag(html.charCodeAt(index + 1));
    const partOfWord = !insideTag && !isSpace(code);
    if (partOfWord && !insideWord) words += 1;
    insideWord = partOfWord;
  }
  return words;
}

const lessThan = 0x3c;
const greaterThan = 0x3e;

/** A tag, an end tag or a comment follows `<`; "5 < 6" starts none. */
function startsTag(code: number): boolean {
  const letter = code | 0x20;
  return (letter >= 0x61 && letter <= 0x7a) || code === 0x2f || code === 0x21;
}

function isSpace(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d) || code === 0xa0;
}
