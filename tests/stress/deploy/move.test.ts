import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addPerson, codeOf, DeskBrowser, password } from '../../desk/desk-browser.ts';
import { freshPostgres } from '../../support/databases/databases.ts';
import { runCommand } from '../../support/run-command.ts';
import { startInProcess } from '../../support/site/site-in-process.ts';
import { anEnquiry, post } from '../../support/site/visitor.ts';
import { freshSqlite, temporaryFolder } from '../../support/temporary.ts';

it('everything goes from SQLite to PostgreSQL and back, and accounts with authenticators work in each', async () => {
  const STATE_DIRECTORY = temporaryFolder();
  const sqliteUrl = freshSqlite();
  const site = await startInProcess({ DATABASE_URL: sqliteUrl });
  const enquiry = anEnquiry();
  await post(site.url, enquiry);
  const { browser, email } = await addPerson(site, 'doctor');
  const authenticator = await browser.post('/auth/two-factor/enable', { password });
  const uri = authenticator.body.totpURI;
  await browser.post('/auth/two-factor/verify-totp', { code: codeOf(uri) });

  const postgresUrl = await freshPostgres();
  const move = (from: string, to: string) =>
    runCommand('server/commands/move.ts', [to], { DATABASE_URL: from, STATE_DIRECTORY });
  const refusal = await move(sqliteUrl, postgresUrl);
  expect(refusal.errors).toContain('A server is using the database: stop it first.');
  await site.close();
  expect(await move(sqliteUrl, postgresUrl)).toMatchObject({ code: 0, errors: '' });
  expect((await move(sqliteUrl, postgresUrl)).errors).toContain('The target database is not empty');
  const secondSqliteUrl = `file:${join(temporaryFolder(), 'back.db')}`;
  expect(await move(postgresUrl, secondSqliteUrl)).toMatchObject({ code: 0, errors: '' });

  const DESK_SECRET = await readFile(join(STATE_DIRECTORY, 'desk-secret'), 'utf8');
  for (const [index, DATABASE_URL] of [postgresUrl, secondSqliteUrl].entries()) {
    const movedSite = await startInProcess({ DATABASE_URL, DESK_SECRET });
    const newBrowser = new DeskBrowser(movedSite.url);
    expect((await newBrowser.signIn(email)).body.twoFactorRedirect).toBe(true);
    if (index === 0) {
      const code = codeOf(uri, Date.now() + 30_000);
      expect((await newBrowser.post('/auth/two-factor/verify-totp', { code })).status).toBe(200);
    }
    const [storedEnquiry] = await movedSite.services.enquiries.repository.list();
    expect(storedEnquiry?.message).toBe(enquiry.message);
    await movedSite.close();
  }
});
