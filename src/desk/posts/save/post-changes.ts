import type { OpenedPost, PostContent, PreviewAnswer } from '../../../../shared/desk/posts.ts';
import { ask } from '../../api/request.ts';

async function change(path: string, method: string, body: object): Promise<OpenedPost> {
  return (await ask<{ post: OpenedPost }>(path, method, body)).post;
}

/** Saves the draft, which does not change what visitors see. */
export function saveDraft(id: string, tab: string, content: PostContent, version: number) {
  return change(`/posts/${id}/draft`, 'PUT', { ...content, version, tab });
}

/**
 * Puts the draft on the site.
 * @param at a day and time by the clinic's clock; null for now
 */
export function publish(id: string, version: number, at: string | null) {
  return change(`/posts/${id}/publish`, 'POST', { version, at });
}

/** Takes a post off the site, or off the schedule. */
export function unpublish(id: string, version: number) {
  return change(`/posts/${id}/unpublish`, 'POST', { version });
}

/** Replaces the draft with what visitors see. */
export function discard(id: string, version: number) {
  return change(`/posts/${id}/discard`, 'POST', { version });
}

/** Deletes a post with its history. */
export function deletePost(id: string, version: number): Promise<void> {
  return ask(`/posts/${id}`, 'DELETE', { version, confirm: true });
}

/** Creates a link that shows the draft on the site's own page. */
export function makePreview(id: string): Promise<PreviewAnswer> {
  return ask<PreviewAnswer>(`/posts/${id}/preview`, 'POST', {});
}
