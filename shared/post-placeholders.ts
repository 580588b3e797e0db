/** What the server says in place of what a post does not have; pages say it in their language. */
export const postPlaceholders = {
  title: 'Untitled Blog Post',
  excerpt: 'No excerpt available',
  date: 'Date not available',
};
