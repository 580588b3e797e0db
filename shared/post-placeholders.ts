/**
 * What the server says in place of a title, excerpt or date that a post lacks; pages say it in their own
 * language.
 */
export const postPlaceholders = {
  title: 'Untitled Blog Post',
  excerpt: 'No excerpt available',
  date: 'Date not available',
};
