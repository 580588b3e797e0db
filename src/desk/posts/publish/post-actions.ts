import type { OpenedPost } from '../../../../shared/desk/posts.ts';
import { clinicTime } from '../../time/clinic-time.ts';
import { discard, publish, unpublish } from '../save/post-changes.ts';
import type { PostAction } from './use-publishing.ts';

/** Whether visitors see a post. */
export function isOnSite({ state }: Pick<OpenedPost, 'state'>): boolean {
  return state === 'live' || state === 'changed';
}

/**
 * Publishes a post.
 * @param at a day and time by the clinic's clock; null for now
 */
export function publishing(id: string, at: string | null, timeZone: string): PostAction {
  return {
    run: (version) => publish(id, version, at),
    isDone: ({ state, publishAt }) =>
      at === null
        ? state === 'live'
        : publishAt !== null && clinicTime(new Date(publishAt), timeZone) === at,
  };
}

/** Takes a post off the site, or off the schedule. */
export function unpublishing(post: OpenedPost): PostAction {
  return {
    run: (version) => unpublish(post.id, version),
    isDone: ({ live, publishAt }) => (isOnSite(post) ? live : publishAt) === null,
  };
}

/** Discards the unpublished changes of a post. */
export function discarding(id: string): PostAction {
  return { run: (version) => discard(id, version), isDone: ({ state }) => state === 'live' };
}
