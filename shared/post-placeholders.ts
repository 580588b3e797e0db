/**
 * The API's texts for a missing title, excerpt or date; pages have their own in each language.
 */
export const postPlaceholders = {
  title: 'Untitled Blog Post',
  excerpt: 'No excerpt available',
  date: 'Date not available',
};
