import type { PostContent } from '../../../shared/desk/index.ts';

/** Whether what is stored is what was sent; the server may have made an address of an empty one. */
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

/** As JSON with the names in order, which a database may change. */
function inOrder(document: object): string {
  return JSON.stringify(document, (_name, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => one.localeCompare(other)))
      : value,
  );
}
