/** Number of words a reader meets in a piece of HTML. */
export function wordCount(html: string): number {
  const text = html.replace(/<[^>]*>/g, ' ').trim();
  return text === '' ? 0 : text.split(/\s+/).length;
}
