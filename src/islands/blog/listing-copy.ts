import type { PageCopy } from '../../pages.ts';

const fields = [
  'additionalLabel',
  'askAgain',
  'empty',
  'error',
  'late',
  'listLabel',
  'loading',
  'rawData',
  'viewMore',
  'warning',
] as const;

/** The texts of the listing that its cards need, in the browser too. */
export type ListingCopy = Pick<PageCopy<'blog'>, (typeof fields)[number]>;

/** Picks the texts that the listing needs, so that no others are sent with it. */
export function listingCopy(copy: PageCopy<'blog'>): ListingCopy {
  return Object.fromEntries(fields.map((field) => [field, copy[field]])) as ListingCopy;
}
