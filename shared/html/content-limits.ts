/** Limits of a post's content; parsing anything larger would delay other visitors. */
export const contentLimits = {
  /** In UTF-16 units. */
  characters: 500_000,
  /** Opening and closing tags, and every other `<`. */
  tags: 6_000,
  /** Ampersands, most of which begin a character reference such as `&nbsp;`. */
  references: 30_000,
  /** Levels of nesting; the tags of deeper elements are removed, because they make browsers slow. */
  depth: 50,
  /** Phone numbers that become links. */
  phoneLinks: 1_000,
  /** UTF-16 units of a link's address; a longer one is removed. */
  address: 2_000,
};

/**
 * The limit that the content exceeds, such as "6,000 tags"; null if it exceeds none. This costs little,
 * however large the content is.
 */
export function findExceededLimit(content: string): string | null {
  const { characters, tags, references } = contentLimits;
  if (content.length > characters) return `${formatCount(characters)} characters`;
  if (exceeds(tags, content, '<')) return `${formatCount(tags)} tags`;
  if (exceeds(references, content, '&')) return `${formatCount(references)} character references`;
  return null;
}

function formatCount(count: number): string {
  return count.toLocaleString('en');
}

/** Whether a character occurs more often than allowed; stops counting at the limit. */
function exceeds(max: number, content: string, character: string): boolean {
  let count = 0;
  let index = content.indexOf(character);
  while (index >= 0 && count <= max) {
    count += 1;
    index = content.indexOf(character, index + 1);
  }
  return count > max;
}
