import type { OpenedPost, PostState } from '../../../../shared/desk/posts.ts';

/** How late a scheduled post may be, in milliseconds: a failure is retried every minute. */
const tolerance = 120_000;

/**
 * The state of a post: the name of its text in the copy, and the time that the text mentions. `overdue` if
 * it was scheduled and has not been published.
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
