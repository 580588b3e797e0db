const wordsAMinute = 200;

/**
 * How many minutes a post or an article takes to read: 200 words a minute, rounded up, at least 1.
 * Tags are not counted. Anything but a string has no words.
 */
export function readMinutesOf(content: unknown): number {
  const words = typeof content === 'string' ? countWords(content) : 0;
  return Math.max(1, Math.ceil(words / wordsAMinute));
}

/**
 * Counts the words outside tags, in a single pass, because a regular expression takes quadratic time on hostile input.
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

/** Whether `<` followed by this character starts a tag or a comment, unlike in "5 < 6". */
function startsTag(code: number): boolean {
  const letter = code | 0x20;
  return (letter >= 0x61 && letter <= 0x7a) || code === 0x2f || code === 0x21;
}

function isSpace(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d) || code === 0xa0;
}
