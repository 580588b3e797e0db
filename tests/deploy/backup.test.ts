import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/database/index.ts';
import { runCommand } from '../support/run-command.ts';
import { startInProcess } from '../support/site/site-in-process.ts';
import { anEnquiry, post } from '../support/site/visitor.ts';
import { freshSqlite, temporaryFolder } from '../support/temporary.ts';
import { backUp, backUpInTraffic, messagesIn, outcomesIn, proven } from './backups.ts';

/** Writes a file that was last changed this many days ago. */
async function writeAged(file: string, days: number): Promise<void> {
  const changed = new Date(Date.now() - days * 86_400_000);
  await writeFile(file, '');
  await utimes(file, changed, changed);
}

describe('a backup of SQLite taken while enquiries arrive', () => {
  it('can be restored elsewhere with every enquiry that was answered before it', async () => {
    const folder = temporaryFolder();
    const source = freshSqlite();
    const { before, all, status, files, log } = await backUpInTraffic(source, folder);
    expect([status, log]).toEqual([0, [expect.objectContaining({ level: 30, msg: proven })]]);
    expect(files).toHaveLength(1);

    const elsewhere = join(temporaryFolder(), 'clinic.db');
    await copyFile(join(folder, files[0] ?? ''), elsewhere);
    const restored = await startInProcess({ DATABASE_URL: `file:${elsewhere}` });
    expect((await post(restored.url, anEnquiry())).status).toBe(200);
    await restored.close();

    const messages = await messagesIn(`file:${elsewhere}`);
    expect(new Set(messages).size).toBe(messages.length);
    expect(messages).toEqual(expect.arrayContaining(before));
    expect(messages.length).toBeLessThan(all.length);
    // As the desk and the metrics show it; one more was sent to the restored site.
    expect(await outcomesIn(source)).toEqual({
      proven: { at: expect.any(String), enquiries: messages.length - 1 },
      failedAt: null,
    });
  });

  it('can be read by its owner only; old backups are deleted once there are enough newer ones', async () => {
    const url = freshSqlite();
    await (await openDatabase(url)).destroy();
    const folder = temporaryFolder();
    const young = Array.from({ length: 13 }, (_, day) => [
      `clinic-2026-01-${day + 10}.db`,
      day + 1,
    ]);
    // The last is from a clock ten years ahead, the two before it are older than fourteen days.
    const old = [
      ['clinic-2019-12-31.db', 15],
      ['clinic-2020-01-01.db', 400],
      ['clinic-2036.db', -3650],
    ];
    for (const [name, days] of [...young, ...old, ['notes.txt', 400]]) {
      await writeAged(join(folder, String(name)), Number(days));
    }
    const { files } = await backUp(url, folder, '14');
    const kept = [
      ...young.map(([name]) => name),
      expect.stringMatching(/^clinic-.*Z\.db$/),
      'notes.txt',
    ];
    expect(files).toEqual(expect.arrayContaining(kept));
    expect(files).toHaveLength(kept.length);
    const [newest = ''] = files.filter((name) => name.endsWith('Z.db'));
    const mode = spawnSync('stat', ['-c', '%a', join(folder, newest)], { encoding: 'utf8' });
    expect(mode.stdout.trim()).toBe('600');
  });

  it('deletes no other backup if the clock has jumped ahead', { tags: ['stress'] }, async () => {
    const url = freshSqlite();
    await (await openDatabase(url)).destroy();
    const folder = temporaryFolder();
    // From last night, when the clock was already wrong, and from the nights before.
    const earlier = [1, 3651, 3652, 3653];
    for (const days of earlier) await writeAged(join(folder, `clinic-2026-01-${days}.db`), days);
    expect((await backUp(url, folder, '14')).files).toHaveLength(earlier.length + 1);
  });

  it('is put in place of the database only while no server uses it, and then has what it held', async () => {
    const url = freshSqlite();
    const site = await startInProcess({ DATABASE_URL: url });
    const [before, since] = [anEnquiry(), anEnquiry()];
    await post(site.url, before);
    const folder = temporaryFolder();
    const { files } = await backUp(url, folder);
    await post(site.url, since);
    const file = join(folder, files[0] ?? '');
    const restore = () => runCommand('scripts/backup.ts', ['restore', file], { DATABASE_URL: url });
    expect(await restore()).toMatchObject({
      code: 1,
      errors: expect.stringContaining('A server is using the database: stop it first.'),
    });
    expect(await messagesIn(url)).toHaveLength(2);
    await site.close();
    expect((await restore()).code).toBe(0);
    expect(await messagesIn(url)).toEqual([before.message]);
  });

  it('is refused if its folder does not exist', { tags: ['stress'] }, async () => {
    const url = freshSqlite();
    await (await openDatabase(url)).destroy();
    const missing = join(temporaryFolder(), 'bakups');
    const { code, errors } = await runCommand('scripts/backup.ts', [missing], {
      DATABASE_URL: url,
    });
    expect(code).toBe(1);
    expect(errors).toContain(`${missing} is not a folder: create it, or correct the path.`);
    expect(existsSync(missing)).toBe(false);
  });

  it('of a missing database fails and leaves nothing', { tags: ['stress'] }, async () => {
    const folder = temporaryFolder();
    const missing = `file:${join(temporaryFolder(), 'no-such.db')}`;
    expect(await backUp(missing, folder)).toMatchObject({ status: 1, files: [] });
    expect(existsSync(missing.slice('file:'.length))).toBe(false);
  });

  it('of a damaged database is not kept, is logged as an error, and leaves nothing', async () => {
    const folder = temporaryFolder();
    const url = freshSqlite();
    await (await openDatabase(url)).destroy();
    const file = url.slice('file:'.length);
    // A row that refers to nothing, which no server writes.
    const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
    database.exec("insert into earlier_versions values ('nobody', '{}', '2026-01-01')");
    database.close();
    const { status, files, log } = await backUp(url, folder);
    expect([status, files]).toEqual([1, []]);
    expect(log).toContainEqual(
      expect.objectContaining({
        level: 50,
        msg: 'the backup failed, and nothing was kept',
        reason: 'the restored backup fails the integrity check',
      }),
    );
    expect(await outcomesIn(url)).toEqual({ proven: null, failedAt: expect.any(String) });
  });

  it('deletes what killed backups have left, but not what one may be writing now', {
    tags: ['stress'],
  }, async () => {
    const folder = temporaryFolder();
    const url = freshSqlite();
    await (await openDatabase(url)).destroy();
    await writeAged(join(folder, '.clinic-unfinished-a'), 2);
    await writeAged(join(folder, '.clinic-unfinished-b'), 0);
    const { files } = await backUp(url, folder);
    expect(files).toEqual(['.clinic-unfinished-b', expect.stringMatching(/Z\.db$/)]);
  });
});
