import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { expectServerErrors } from '../../support/site/server-errors.ts';
import { useContentDesk } from './content-desk.ts';

expectServerErrors(/disk is full/);

const salt = 'en/articles/salt-and-your-heart.md';

describe('a full disk', () => {
  const desk = useContentDesk('SQLite');
  const { fileOf, draft, publish, publishAndGetNumber } = desk;

  it('changes neither the site nor the draft, and the publication succeeds once there is room', async () => {
    const { database } = desk.site.services;
    const htmlBefore = await desk.site.text('/blog/salt-and-your-heart');
    const file = await draft(salt, '/text', 'After the flood. '.repeat(3_000));
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database);
    await sql.raw(`pragma max_page_count = ${rows[0]?.page_count ?? 1}`).execute(database);
    expect((await publish(file)).status).toBe(503);
    expect(await desk.site.text('/blog/salt-and-your-heart')).toBe(htmlBefore);
    expect((await fileOf(salt)).draft).not.toBeNull();
    await sql`pragma max_page_count = 1000000`.execute(database);
    await publishAndGetNumber(file);
    expect(await desk.site.text('/blog/salt-and-your-heart')).toContain('After the flood.');
  });
});
