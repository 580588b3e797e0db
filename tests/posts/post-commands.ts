import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, vi } from 'vitest';
import { importFile } from '../../server/commands/posts/import-file.ts';
import { readConfig } from '../../server/config.ts';
import { type Database, openDatabase } from '../../server/database/index.ts';
import { postOfSlug } from '../../server/posts/write/drafts.ts';
import { type PostServer, startPostServer } from '../support/services/post-server.ts';
import { freshSqlite, temporaryFolder } from '../support/temporary.ts';

const config = readConfig({ LOG_LEVEL: 'silent' });

/**
 * Gives each test of a `describe` block a new database, with a server that shows its posts, and all of them
 * a folder for the files that commands import.
 */
export function usePostCommands() {
  const folder = temporaryFolder();
  const said: string[] = [];
  const used = {} as { database: Database; server: PostServer };

  beforeEach(async () => {
    used.database = await openDatabase(freshSqlite());
    used.server = await startPostServer(used.database);
    vi.spyOn(console, 'log').mockImplementation((line) => void said.push(String(line)));
    said.length = 0;
    return async () => {
      await used.server.close();
      await used.database.destroy();
    };
  });
  afterAll(() => vi.restoreAllMocks());

  const context = () => ({ ...config, database: used.database });
  /** What a command prints; a refusal is thrown as an error. */
  async function saying(work: Promise<void>): Promise<string> {
    said.length = 0;
    await work;
    return said.join('\n');
  }
  return Object.assign(used, {
    folder,
    context,
    saying,
    /** What the command prints that imports a file with these fields at its beginning. */
    async importing(fields: string[], text = 'Walk.', name = 'walk.md'): Promise<string> {
      const file = join(folder, name);
      await writeFile(file, ['---', ...fields, '---', '', text].join('\n'));
      return saying(importFile(context(), file));
    },
    /** A post as the site shows it. */
    live: async (slug: string) => (await used.server.ask(`/api/blogs/${slug}`)).body,
    /** A post as it is stored. */
    async stored(slug: string) {
      const post = await postOfSlug(context(), slug);
      if (!post) throw new Error(`no post ${slug}`);
      return post;
    },
  });
}
