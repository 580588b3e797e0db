import type { PostState } from '../../../../shared/desk/index.ts';

/** Where posts are, in the order of their way to the site. */
export const postStates: PostState[] = ['draft', 'scheduled', 'live', 'changed'];

/** What the list shows, as it stands in the address. */
export interface PostFilter {
  search?: string;
  state?: PostState;
}

/** Reads the query of an address; what is no part of a filter is left out. */
export function readPostFilter(query: Record<string, unknown>): PostFilter {
  const state = postStates.find((each) => each === query['state']);
  const search = String(query['search'] ?? '')
    .trim()
    .slice(0, 200);
  return { ...(search && { search }), ...(state && { state }) };
}
