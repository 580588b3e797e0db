/**
 * Longest that a page waits for the clinic's posts, in milliseconds: it is to be on its way within
 * 300, and what is left is for rendering it.
 */
export const postsTimeout = 250;
