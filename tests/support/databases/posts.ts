/** A published post in the hosted table, with the given fields; the others are made up. */
export function postRow(id: number, fields: Record<string, unknown> = {}): Record<string, unknown> {
  const day = new Date(Date.UTC(2025, 0, 1, 10) + id * 60_000);
  return {
    id,
    title: `Post number ${id}`,
    slug: `post-number-${id}`,
    excerpt: `What post ${id} is about.`,
    content: `<p>The text of post ${id}.</p>`,
    featured_image: `https://images.example/${id}.jpg`,
    created_at: day.toISOString(),
    published: true,
    featured: false,
    ...fields,
  };
}
