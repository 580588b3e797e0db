/**
 * How long a page waits for the clinic's posts, in milliseconds: it should be sent within 300, and the
 * rest is for rendering.
 */
export const postsTimeout = 250;
