/**
 * How long a page waits for the clinic's posts, in milliseconds. A page should be sent within 300; rendering takes the
 * rest.
 */
export const postsTimeout = 250;
