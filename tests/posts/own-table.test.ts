import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { type Database, openDatabase } from '../../server/database/index.ts';
import { importPost } from '../../server/posts/import/import-post.ts';
import { readPostFile } from '../../server/posts/import/post-file.ts';
import { databaseSource } from '../../server/posts/read/database-source.ts';
import { runInProcess } from '../support/command-in-process.ts';
import { databaseKinds, useDatabases } from '../support/databases/databases.ts';
import { type PostServer, startPostServer } from '../support/services/post-server.ts';
import { stressIf } from '../support/stress-if.ts';
import { temporaryFolder } from '../support/temporary.ts';

const minutes = 60_000;
const script = 'server/commands/posts.ts';

describe.each(databaseKinds)('the clinic’s own table on %s', (kind) => {
  const databases = useDatabases(kind);
  let url: string;
  let database: Database;
  let server: PostServer;

  beforeEach(async () => {
    url = await databases.fresh();
    database = await openDatabase(url);
    server = await startPostServer(database);
  });

  afterEach(async () => {
    await server.close();
    await database.destroy();
  });

  const row = (id: number, fields = {}) => ({
    id,
    title: `Post number ${id}`,
    slug: `post-number-${id}`,
    content: '<h1>Heart</h1><script>alert(1)</script>',
    created_at: new Date(Date.UTC(2025, 0, id)).toISOString(),
    published: true,
    featured: false,
    ...fields,
  });
  const insert = (...rows: ReturnType<typeof row>[]) =>
    database.insertInto('blogs').values(rows).execute();
  const slugs = async () => (await server.cards()).map(({ slug }) => slug);

  test('returns published posts, newest first', async () => {
    await insert(row(1), row(3), row(2, { published: false }), row(4, { created_at: null }));
    expect(await slugs()).toEqual(['post-number-3', 'post-number-1', 'post-number-4']);
  });

  test('returns all of them even if there are many', stressIf(kind === 'PostgreSQL'), async () => {
    for (let start = 0; start < 1_050; start += 150) {
      await insert(...Array.from({ length: 150 }, (_, index) => row(start + index + 1)));
    }
    const all = await slugs();
    expect(all.slice(0, 2)).toEqual(['post-number-1050', 'post-number-1049']);
    expect(new Set(all).size).toBe(1_050);
  });

  test('finds posts by generated slugs and ids, but no drafts', async () => {
    await insert(
      row(1, { slug: null, title: 'Heart Care' }),
      row(2, { slug: '', title: null }),
      row(3, { published: false }),
    );
    const status = async (slug: string) => (await server.ask(`/api/blogs/${slug}`)).status;
    expect(await Promise.all(['heart-care', 'blog-1', 'blog-2'].map(status))).toEqual([
      200, 200, 200,
    ]);
    const absent = ['blog-3', 'post-number-3', 'blog-0', 'blog-99999999999999999999', 'blog-x'];
    expect(await Promise.all(absent.map(status))).toEqual([404, 404, 404, 404, 404]);
  });

  test(
    'reports a failure without its secrets, and may recover',
    stressIf(kind === 'PostgreSQL'),
    async () => {
      await insert(row(1));
      await database.schema.alterTable('blogs').renameTo('gone').execute();
      const { status, body } = await server.ask('/api/blogs');
      expect({ status, body }).toEqual({
        status: 502,
        body: { posts: [], error: 'The database did not answer.' },
      });
      await database.schema.alterTable('gone').renameTo('blogs').execute();
      expect(await slugs()).toEqual(['post-number-1']);
    },
  );

  if (kind === 'PostgreSQL') return;

  // SQLite blocks the server while it reads, PostgreSQL does not.
  test('is read in parts if its posts are long, so that other requests are answered in between', async () => {
    // Text beyond 500,000 characters is not shown.
    const content = 'दिल '.repeat(125_000);
    for (let id = 1; id <= 4; id += 1) await insert(row(id, { content }));
    const turns: string[] = [];
    for await (const part of databaseSource(database).published()) {
      turns.push(`${part.length} post`);
      setImmediate(() => turns.push('someone else'));
    }
    await new Promise(setImmediate);
    expect(turns).toEqual(Array(4).fill(['1 post', 'someone else']).flat());
    expect((await server.cards())[0]?.readTime).toBe('625 min read');
  });

  test('returns one post, sanitised, with the featured ones', async () => {
    await insert(
      row(1),
      ...[2, 3, 4, 5].map((id) => row(id, { featured: true })),
      row(6, { featured: true, published: false }),
    );
    const { body } = await server.ask('/api/blogs/post-number-1');
    expect(body).toMatchObject({ title: 'Post number 1', html: '<h2>Heart</h2>' });
    expect(body.featured?.map(({ id }) => id)).toEqual([5, 4, 3]);
  });

  test('returns the language of a post if it is not the first, and a later file may omit it', async () => {
    const fields = (...more: string[]) => ['---', 'title: रोज़ चलिए', 'slug: walk', ...more, '---'];
    const site = {
      timeZone: 'Asia/Kolkata',
      languages: ['en', 'hi'] as const,
      clinic: readConfig({}).clinic,
    };
    const options = { ...site, siteUrl: 'https://clinic.example', database };
    for (const more of [['language: hi', 'published: true'], []]) {
      const text = [...fields(...more), 'पाँच मिनट'].join('\n');
      await importPost(options, readPostFile(text, 'walk.md', site), 'command line');
    }
    await insert(row(7), row(8, { language: 'en' }));
    expect((await server.cards()).map(({ slug, language }) => [slug, language])).toEqual([
      ['walk', 'hi'],
      ['post-number-8', undefined],
      ['post-number-7', undefined],
    ]);
    expect((await server.ask('/api/blogs/walk')).body).toHaveProperty('language', 'hi');
    expect((await server.ask('/api/blogs/post-number-7')).body).not.toHaveProperty('language');
  });

  test('returns a post with links that call the ambulance and the clinic', async () => {
    await insert(row(1, { content: '<p>Call 108 or +91 98765 43210.</p>' }));
    const { body } = await server.ask('/api/blogs/post-number-1');
    expect(body.html).toBe(
      '<p>Call <a href="tel:108">108</a> or <a href="tel:+919876543210">+91 98765 43210</a>.</p>',
    );
  });

  describe('through the command', () => {
    const folder = temporaryFolder();

    async function posts(...words: string[]) {
      const environment = { DATABASE_URL: url };
      const { code, output, errors } = await runInProcess(script, words, environment, folder);
      return { code, said: output, complained: errors };
    }

    test('imports a post from a file and shows it', async () => {
      const draft =
        '---\ntitle: Heart Care\nexcerpt: In short.\ncreated_at: 2026-01-31\n---\n# One\n';
      await writeFile(join(folder, 'heart.md'), draft);
      expect(await posts('import', 'heart.md')).toEqual({
        code: 0,
        said: 'Added "Heart Care" as a new post, /blog/heart-care. It is a draft. To publish it: npm run posts -- publish heart-care\n',
        complained: '',
      });
      expect((await posts('list')).said).toMatch(
        /^ +1 {2}2026-01-31 {2}draft {2}en {2}heart-care {2}Heart Care\n1 post, 0 on the site\n$/,
      );
      expect((await posts('publish', 'heart-care')).said).toMatch(
        /^Published \/blog\/heart-care\./,
      );
      server.pass(6 * minutes);
      await expect.poll(slugs).toEqual(['heart-care']);
    });

    test('says what is wrong with a file', { tags: ['stress'] }, async () => {
      await writeFile(join(folder, 'wrong.md'), '---\ntitle: A\npublished: perhaps\n---\nText');
      const complaintOf = async (...words: string[]) => {
        const { code, complained } = await posts(...words);
        expect(code).toBe(1);
        return complained;
      };
      expect(await complaintOf('import', 'wrong.md')).toBe(
        'wrong.md:3: published: must be true or false\n',
      );
      expect(await complaintOf('import', 'none.md')).toMatch(/^none\.md: cannot be read/);
      expect(await complaintOf('delete', 'none', '--no')).toMatch(/npm run posts -- delete SLUG/);
      expect(await complaintOf('toString', 'x')).toMatch(/npm run posts -- list/);
    });
  });
});
