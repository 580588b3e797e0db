import type { PostContent } from '../../../../shared/desk/posts.ts';

/** Whether the stored content is what was sent; the server may have generated an empty address. */
export function isSameContent(stored: PostContent, sent: PostContent): boolean {
  const isSameText =
    stored.document && sent.document
      ? inOrder(stored.document) === inOrder(sent.document)
      : stored.html === sent.html;
  return (
    isSameText &&
    stored.title.trim() === sent.title.trim() &&
    stored.excerpt.trim() === sent.excerpt.trim() &&
    (sent.slug === '' || stored.slug === sent.slug) &&
    stored.image === sent.image &&
    stored.language === sent.language &&
    stored.featured === sent.featured
  );
}

/** JSON with sorted names, as a database may change their order. */
function inOrder(document: object): string {
  return JSON.stringify(document, (_name, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => one.localeCompare(other)))
      : value,
  );
}
