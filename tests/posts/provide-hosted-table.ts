import { afterEach, beforeEach } from 'vitest';
import { postRow } from '../support/databases/posts.ts';
import { type PostServer, startPostServer } from '../support/services/post-server.ts';
import { type FakePostgrest, startPostgrest } from '../support/services/postgrest.ts';

/** Gives each test of a file a hosted table without rows, and a server that reads it. */
export function provideHostedTable() {
  const context = {} as { remote: FakePostgrest; server: PostServer };
  beforeEach(async () => {
    context.remote = await startPostgrest();
    context.server = await startPostServer(context.remote);
  });
  afterEach(async () => {
    await context.server.close();
    await context.remote.close();
  });
  return Object.assign(context, {
    /** The slugs of the whole listing. */
    slugs: async () => (await context.server.cards()).map(({ slug }) => slug),
  });
}

/** This many rows of a table, numbered from 1. */
export const manyRows = (count: number, fields: Record<string, unknown> = {}) =>
  Array.from({ length: count }, (_, index) => postRow(index + 1, fields));
