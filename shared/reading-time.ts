const wordsPerMinute = 200;

/** A tag or a comment, but not the `<` of "5 < 6". Ends at the next `<`, so that no input takes quadratic time. */
const tag = /<[a-z/!][^<>]*>?/gi;

/**
 * How many minutes a post or an article takes to read: 200 words a minute, rounded up, at least 1.
 * Tags are not counted. Anything but a string has no words.
 */
export function readMinutesOf(content: unknown): number {
  const text = typeof content === 'string' ? content.replace(tag, ' ') : '';
  const words = text.match(/\S+/g) ?? [];
  return Math.max(1, Math.ceil(words.length / wordsPerMinute));
}
