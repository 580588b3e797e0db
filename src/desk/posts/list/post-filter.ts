import type { PostState } from '../../../../shared/desk/posts.ts';

/** The states of a post, in the order in which it passes through them. */
export const postStates: PostState[] = ['draft', 'scheduled', 'live', 'changed'];

/** The filter of the list, as in the address. */
export interface PostFilter {
  search?: string;
  state?: PostState;
}

/** Reads the filter from the query of an address; other parameters are ignored. */
export function readPostFilter(query: Record<string, unknown>): PostFilter {
  const state = postStates.find((each) => each === query['state']);
  const search = String(query['search'] ?? '')
    .trim()
    .slice(0, 200);
  return { ...(search && { search }), ...(state && { state }) };
}
