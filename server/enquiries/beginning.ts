/** How many characters of a message lists show. */
const beginningLength = 140;

/** The first words of a message, in one line. */
export function beginningOf(message: string): string {
  const characters = [...message.trim().replace(/\s+/g, ' ')];
  if (characters.length <= beginningLength) return characters.join('');
  return `${characters.slice(0, beginningLength).join('').trimEnd()}…`;
}
