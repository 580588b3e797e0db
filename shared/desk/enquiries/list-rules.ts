/** The states in which the patient's answer needs somebody's attention; `agreed` does not. */
export const statesToLookAt = ['asked', 'cancelled'] as const;

/** Whether the patient has asked for another time, or has cancelled. */
export function hasAskedOrCancelled({ visit }: { visit: { state: string } }): boolean {
  return statesToLookAt.some((state) => state === visit.state);
}

/**
 * Whether the enquiries of a list are waiting for an answer. Such a list is sorted by `priority`, then oldest first;
 * other lists are sorted newest first. The server sorts.
 */
export function isQueue({
  tab,
  search,
}: {
  tab?: string | undefined;
  search?: string | undefined;
}): boolean {
  return (tab === 'new' || tab === 'pending') && !search;
}

/** Maximum length of what is searched for, in characters; on the site's content too. */
export const maxSearchLength = 200;

/** How many code points of a message are shown in lists, at most. */
const excerptLength = 140;

/**
 * The beginning of a message, on one line, in whole words; only a word that is longer than the whole excerpt is cut.
 */
export function excerptOf(message: string): string {
  const characters = [...message.trim().replace(/\s+/g, ' ')];
  if (characters.length <= excerptLength) return characters.join('');
  const lastSpace = characters.lastIndexOf(' ', excerptLength);
  const end = lastSpace > 0 ? lastSpace : excerptLength;
  return `${characters.slice(0, end).join('')}…`;
}
