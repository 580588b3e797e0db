import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/database/index.ts';
import { addPerson, codeOf, DeskBrowser, password } from '../desk/desk-browser.ts';
import { runCommand } from '../support/run-command.ts';
import { startInProcess } from '../support/site/site-in-process.ts';
import { anEnquiry, post } from '../support/site/visitor.ts';
import { freshSqlite, temporaryFolder } from '../support/temporary.ts';
import {
  backUp,
  backUpInTraffic,
  messagesIn,
  outcomesIn,
  restore,
  verifiedOutput,
} from './backups.ts';

/** Writes a file that was last changed this many days ago. */
async function writeOldFile(file: string, days: number): Promise<void> {
  const date = new Date(Date.now() - days * 86_400_000);
  await writeFile(file, '');
  await utimes(file, date, date);
}

describe('a backup of SQLite', () => {
  it('taken while enquiries arrive can be restored on an empty machine, with every enquiry accepted before it, the clinic’s folder and working authenticators', async () => {
    const folder = temporaryFolder();
    const source = freshSqlite();
    let [email, uri] = ['', ''];
    const { messagesBefore, allMessages, status, output, files } = await backUpInTraffic(
      source,
      folder,
      async (site) => {
        const doctor = await addPerson(site, 'doctor');
        email = doctor.email;
        const response = await doctor.browser.post('/auth/two-factor/enable', { password });
        uri = response.body.totpURI;
        await doctor.browser.post('/auth/two-factor/verify-totp', { code: codeOf(uri) });
      },
    );
    expect([status, output]).toEqual([0, verifiedOutput]);
    expect(files).toHaveLength(1);

    const machine = temporaryFolder();
    const target = `file:${join(machine, 'data/clinic.db')}`;
    const clinicDir = join(machine, 'content');
    const result = await restore(join(folder, files[0] ?? ''), target, clinicDir);
    expect(result).toMatchObject({ code: 0, errors: '' });
    const restoredText = await readFile(join(clinicDir, 'clinic.yaml'), 'utf8');
    expect(restoredText).toBe(await readFile('clinic/clinic.yaml', 'utf8'));
    const site = await startInProcess({ DATABASE_URL: target });
    expect((await post(site.url, anEnquiry())).status).toBe(200);
    const browser = new DeskBrowser(site.url);
    expect((await browser.signIn(email)).body.twoFactorRedirect).toBe(true);
    // The code that it was set up with is not accepted a second time.
    const code = codeOf(uri, Date.now() + 30_000);
    expect((await browser.post('/auth/two-factor/verify-totp', { code })).status).toBe(200);
    await site.close();

    const messages = await messagesIn(target);
    expect(new Set(messages).size).toBe(messages.length);
    expect(messages).toEqual(expect.arrayContaining(messagesBefore));
    expect(messages.length).toBeLessThan(allMessages.length);
    // As the desk and the metrics show it; one more was sent to the restored site.
    expect(await outcomesIn(source)).toEqual({
      verified: { at: expect.any(String), enquiries: messages.length - 1 },
      failedAt: null,
      problem: null,
    });
  });

  it('can be read by its owner only; old backups are deleted once there are enough newer ones', async () => {
    const url = freshSqlite();
    await (await openDatabase(url)).destroy();
    const folder = temporaryFolder();
    const recentBackups = Array.from({ length: 13 }, (_, day) => [
      `clinic-2026-01-${day + 10}.tar.gz`,
      day + 1,
    ]);
    // The last is from a clock ten years ahead, the two before it are older than fourteen days.
    const oldBackups = [
      ['clinic-2019-12-31.tar.gz', 15],
      ['clinic-2020-01-01.tar.gz', 400],
      ['clinic-2036.tar.gz', -3650],
    ];
    for (const [name, days] of [...recentBackups, ...oldBackups, ['notes.txt', 400]]) {
      await writeOldFile(join(folder, String(name)), Number(days));
    }
    const { files } = await backUp(url, folder, '14');
    const remainingFiles = [
      ...recentBackups.map(([name]) => name),
      expect.stringMatching(/^clinic-.*Z\.tar\.gz$/),
      'notes.txt',
    ];
    expect(files).toEqual(expect.arrayContaining(remainingFiles));
    expect(files).toHaveLength(remainingFiles.length);
    const [newest = ''] = files.filter((name) => name.endsWith('Z.tar.gz'));
    const mode = spawnSync('stat', ['-c', '%a', join(folder, newest)], { encoding: 'utf8' });
    expect(mode.stdout.trim()).toBe('600');
  });

  it('deletes no other backup if the clock has jumped ahead', { tags: ['stress'] }, async () => {
    const url = freshSqlite();
    await (await openDatabase(url)).destroy();
    const folder = temporaryFolder();
    // From last night, when the clock was already wrong, and from the nights before.
    const earlierDays = [1, 3651, 3652, 3653];
    for (const days of earlierDays)
      await writeOldFile(join(folder, `clinic-2026-01-${days}.tar.gz`), days);
    expect((await backUp(url, folder, '14')).files).toHaveLength(earlierDays.length + 1);
  });

  it('is restored only while no server uses the database, which then has the content of the backup', async () => {
    const url = freshSqlite();
    const site = await startInProcess({ DATABASE_URL: url });
    const [firstEnquiry, secondEnquiry] = [anEnquiry(), anEnquiry()];
    await post(site.url, firstEnquiry);
    const folder = temporaryFolder();
    const { files } = await backUp(url, folder);
    await post(site.url, secondEnquiry);
    const file = join(folder, files[0] ?? '');
    expect(await restore(file, url)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('A server is using the database: stop it first.'),
    });
    expect(await messagesIn(url)).toHaveLength(2);
    await site.close();
    expect((await restore(file, url)).code).toBe(0);
    expect(await messagesIn(url)).toEqual([firstEnquiry.message]);
  });

  it('is refused if it was damaged in transit, and changes nothing', {
    tags: ['stress'],
  }, async () => {
    const url = freshSqlite();
    await (await openDatabase(url)).destroy();
    const folder = temporaryFolder();
    const { files } = await backUp(url, folder);
    const file = join(folder, files[0] ?? '');
    const bytes = await readFile(file);
    await writeFile(file, bytes.subarray(0, bytes.length / 2));
    const { code, errors } = await restore(file, url);
    expect([code, errors]).toEqual([1, expect.stringContaining('is not a backup, or is damaged')]);
    expect(await messagesIn(url)).toEqual([]);
  });

  it('is copied to a second location; if that does not exist or rclone fails, the backup counts as failed', {
    tags: ['stress'],
  }, async () => {
    const url = freshSqlite();
    await (await openDatabase(url)).destroy();
    const [folder, secondFolder] = [temporaryFolder(), temporaryFolder()];
    const backUpNightly = (to: string, variables = {}) =>
      runCommand('server/commands/backup.ts', [folder, '14'], {
        DATABASE_URL: url,
        BACKUP_TO: to,
        ...variables,
      });
    expect((await backUpNightly(secondFolder)).code).toBe(0);
    expect(await readdir(secondFolder)).toEqual(await readdir(folder));
    const { code, errors } = await backUpNightly(join(secondFolder, 'not-mounted'));
    expect([code, errors]).toEqual([1, expect.stringContaining('there is no such folder')]);
    expect((await outcomesIn(url)).failedAt).not.toBeNull();
    const programs = temporaryFolder();
    const rclone = '#!/bin/sh\necho "no remote $4" >&2\nexit 1\n';
    await writeFile(join(programs, 'rclone'), rclone, { mode: 0o700 });
    const PATH = `${programs}:${process.env['PATH']}`;
    const failure = await backUpNightly('wrong:clinic', { PATH });
    expect([failure.code, failure.errors]).toEqual([
      1,
      expect.stringMatching(/no remote wrong:clinic\n.*rclone failed/s),
    ]);
  });

  it('fails for a missing database, and leaves nothing', { tags: ['stress'] }, async () => {
    const folder = temporaryFolder();
    const missingUrl = `file:${join(temporaryFolder(), 'no-such.db')}`;
    expect(await backUp(missingUrl, folder)).toMatchObject({ status: 1, files: [] });
    expect(existsSync(missingUrl.slice('file:'.length))).toBe(false);
  });

  it('fails for a damaged database, reports the reason, and leaves nothing', async () => {
    const folder = temporaryFolder();
    const url = freshSqlite();
    await (await openDatabase(url)).destroy();
    const file = url.slice('file:'.length);
    // A row that refers to nothing, which no server writes.
    const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
    database.exec("insert into earlier_versions values ('nobody', '{}', '2026-01-01')");
    database.close();
    const { status, files, output } = await backUp(url, folder);
    expect([status, files]).toEqual([1, []]);
    expect(output).toContain('The backup failed: the restored backup fails the integrity check');
    expect(await outcomesIn(url)).toEqual({
      verified: null,
      failedAt: expect.any(String),
      problem: expect.stringContaining('integrity check'),
    });
  });

  it('deletes files left by killed backups, but none that a running backup may be writing', {
    tags: ['stress'],
  }, async () => {
    const folder = temporaryFolder();
    const url = freshSqlite();
    await (await openDatabase(url)).destroy();
    await writeOldFile(join(folder, '.clinic-unfinished-a'), 2);
    await writeOldFile(join(folder, '.clinic-unfinished-b'), 0);
    const { files } = await backUp(url, folder);
    expect(files).toEqual(['.clinic-unfinished-b', expect.stringMatching(/Z\.tar\.gz$/)]);
  });
});
