import { openDatabase } from '../../../server/database/index.ts';
import { freshSqlite } from '../temporary.ts';

/** The URL of a new database with these published posts in its own table. */
export async function databaseWithPosts(...slugs: string[]): Promise<string> {
  const url = freshSqlite();
  const database = await openDatabase(url);
  const rows = slugs.map((slug) => ({
    title: `About ${slug.replaceAll('-', ' ')}`,
    slug,
    excerpt: 'What the post is about.',
    content: `<p>${'The heart is a muscle. '.repeat(100)}</p>`,
    created_at: '2025-01-01T10:00:00.000Z',
    published: true,
  }));
  await database.insertInto('blogs').values(rows).execute();
  await database.destroy();
  return url;
}
