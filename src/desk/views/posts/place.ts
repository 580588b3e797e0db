import type { OpenedPost, PostState } from '../../../../shared/desk/index.ts';

/** So long after its time a post may come, in milliseconds: what failed is tried again each minute. */
const tolerance = 120_000;

/**
 * Where a post is: the name of the copy that says so, and the time in it. `overdue` where it was to
 * come by itself and has not.
 * @param now in milliseconds since 1970
 */
export function placeOf(
  { state, live, publishAt }: Pick<OpenedPost, 'state' | 'live' | 'publishAt'>,
  now: number,
): { name: PostState | 'overdue'; time: string | null } {
  if (state !== 'scheduled') return { name: state, time: live?.since ?? null };
  const isOverdue = publishAt !== null && Date.parse(publishAt) + tolerance < now;
  return { name: isOverdue ? 'overdue' : state, time: publishAt };
}
