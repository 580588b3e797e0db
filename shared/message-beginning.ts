/** How many code points of a message are shown in lists. */
const beginningLength = 140;

/** The beginning of a message, on one line. */
export function beginningOf(message: string): string {
  const characters = [...message.trim().replace(/\s+/g, ' ')];
  if (characters.length <= beginningLength) return characters.join('');
  return `${characters.slice(0, beginningLength).join('').trimEnd()}…`;
}
