import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/database/index.ts';
import { saveDraft } from '../../server/posts/write/drafts.ts';
import { publishPost } from '../../server/posts/write/publishing.ts';
import { readPost } from '../../server/posts/write/stored-post.ts';
import { databaseKinds, useDatabases } from '../support/databases/databases.ts';
import { openAsOf } from '../support/databases/older-database.ts';

describe.each(databaseKinds)('posts stored by a release without a desk, on %s', (kind) => {
  const databases = useDatabases(kind);

  it('are kept, and an older server beside this one continues to publish', async () => {
    const url = await databases.fresh();
    const older = await openAsOf('0008_site_changes', url);
    const add = (title: string) =>
      sql`insert into blogs (title, slug, content, published) values (${title}, ${title}, '<p>Old</p>', true)`.execute(
        older,
      );
    await add('before');
    const database = await openDatabase(url);
    onTestFinished(async () => {
      await Promise.all([older.destroy(), database.destroy()]);
    });
    await add('after');
    await sql`update blogs set published = false where slug = 'before'`.execute(older);

    const options = {
      database,
      siteUrl: 'https://clinic.example',
      languages: ['en'] as const,
      clinic: readConfig({}).clinic,
    };
    const post = await readPost(options, 2);
    expect(post).toMatchObject({ version: 1, published: true, address: 'after', draft: null });
    expect(await readPost(options, 1)).toMatchObject({ version: 1, published: false });

    const change = { id: 2, version: 1, actor: 'Arun Deshmukh' };
    const text = { ...post?.row, html: '<p>New</p>' } as Parameters<typeof saveDraft>[2];
    await saveDraft(options, change, text);
    const seen = () => sql<object>`select title, content, published from blogs`.execute(older);
    expect((await seen()).rows, 'what is not published stays unseen').toHaveLength(2);
    expect(JSON.stringify((await seen()).rows)).not.toContain('New');
    await publishPost(options, { ...change, version: 2 });
    expect(JSON.stringify((await seen()).rows)).toContain('New');
  });
});
