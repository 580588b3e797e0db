import type { Filter } from '../parts/filter.ts';

/** The tabs to which several enquiries are moved, each with a button in a fixed place. */
const places = ['answered', 'archived', 'spam'] as const;

/** A tab to which several enquiries can be moved together. */
export type SeveralPlace = (typeof places)[number] | 'new';

/** Where the enquiries of a list can be moved. In the list of spam, the button for spam moves them back to New. */
export function placesFrom({ tab, search }: Filter): SeveralPlace[] {
  const isSpam = tab === 'spam' && !search;
  return places.map((place) => (isSpam && place === 'spam' ? 'new' : place));
}
