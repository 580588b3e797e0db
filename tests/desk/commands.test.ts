import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runInProcess } from '../support/command-in-process.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { anEnquiry, post } from '../support/site/visitor.ts';
import { freshSqlite, temporaryFolder } from '../support/temporary.ts';
import { choosePassword, DeskBrowser } from './desk-browser.ts';

describe('the desk from the command line', () => {
  let environment: Record<string, string>;
  let site: InProcessSite;

  beforeAll(async () => {
    environment = { DATABASE_URL: freshSqlite(), SITE_URL: 'https://clinic.example' };
    site = await startInProcess(environment);
  });
  afterAll(() => site.close());

  async function staff(...words: string[]) {
    const program = 'server/commands/staff.ts';
    const { code, output, errors } = await runInProcess(program, words, environment);
    return { code, said: output + errors };
  }
  async function enquiries(...words: string[]) {
    const program = 'server/commands/enquiries.ts';
    const { code, output, errors } = await runInProcess(program, words, environment);
    return { code, said: output + errors };
  }
  const linkIn = (said: string) => /https:\S+/.exec(said)?.[0] ?? '';

  it('lists no name that would look like another line', { tags: ['stress'] }, async () => {
    const address = 'false-row@clinic.example';
    for (const name of ['A\ndoctor  boss@clinic.example  B', 'A\u202EB', 'A\u2067B', 'A\u2028B']) {
      const { code } = await staff('add', address, '--name', name, '--role', 'reception');
      const rows = (await staff('list')).said.trim().split('\n');
      expect(rows).toHaveLength(1);
      expect(rows.join()).not.toMatch(/[\p{Bidi_Control}\u2028]/u);
      if (code === 0) await staff('remove', address);
      // As added without the command.
      const older = { name, email: address, role: 'reception' } as const;
      const { person } = (await site.services.staff.people.add(older)) ?? {};
      const listed = (await staff('list')).said.trim().split('\n');
      expect(listed).toHaveLength(1);
      expect(listed.join()).not.toMatch(/[\p{Bidi_Control}\u2028]/u);
      await site.services.staff.people.remove(person?.id ?? '');
    }
  });

  it('adds, lists, resets and removes people while the server is running', async () => {
    expect((await staff('list')).said).toContain('Nobody has an account');
    const email = 'arun@clinic.example';
    expect((await staff('add', email, '--name', 'Arun Deshmukh')).said).toMatch(
      /^ROLE must be given/,
    );
    const added = await staff('add', email, '--name', 'Arun Deshmukh', '--role', 'doctor');
    expect(added.code).toBe(0);
    expect(linkIn(added.said)).toMatch(/^https:\/\/clinic\.example\/desk\/password#/);
    expect(added.said).toContain('such as http://localhost:4321');
    const browser = new DeskBrowser(site.url);
    expect((await choosePassword(browser, linkIn(added.said))).status).toBe(200);
    expect((await browser.signIn(email)).status).toBe(200);
    expect((await staff('list')).said).toMatch(
      /^doctor {5}arun@clinic\.example {2}Arun Deshmukh\n$/,
    );

    const reset = await staff('reset', email);
    expect((await browser.get('/session')).status).toBe(401);
    expect((await choosePassword(browser, linkIn(added.said))).status).toBe(410);
    expect((await choosePassword(browser, linkIn(reset.said))).status).toBe(200);
    expect(await staff('remove', email)).toEqual({
      code: 1,
      said: 'This is the last doctor who can sign in. First add another, who must choose a password.\n',
    });
    const meera = {
      name: 'Meera Joshi',
      email: 'meera@clinic.example',
      role: 'reception',
    } as const;
    await site.services.staff.people.add(meera);
    expect((await staff('remove', 'Meera@clinic.example')).code).toBe(0);
    expect(await site.services.staff.people.list()).toHaveLength(1);
  });

  it('keeps its secret beside the database, for its owner only', () => {
    const file = join(
      dirname(environment.DATABASE_URL?.slice('file:'.length) ?? ''),
      'desk-secret',
    );
    expect(readFileSync(file, 'utf8')).toMatch(/^[\w-]{43}$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('says what to do about a damaged secret', { tags: ['stress'] }, async () => {
    const DATABASE_URL = freshSqlite();
    const file = join(dirname(DATABASE_URL.slice('file:'.length)), 'desk-secret');
    writeFileSync(file, 'cut off');
    const words = ['add', 'meera@clinic.example', '--name', 'Meera Joshi', '--role', 'reception'];
    const added = await runInProcess('server/commands/staff.ts', words, { DATABASE_URL });
    expect(added.code).toBe(1);
    expect(added.errors).toContain(
      `${file} is damaged: delete it, and everyone has to sign in again`,
    );
  });

  it('lists enquiries newest first by the clinic’s clock, with their first words, and finds them', async () => {
    await post(site.url, anEnquiry({ name: 'Asha', message: 'Chest pain\n\nsince morning' }));
    await post(site.url, anEnquiry({ name: 'Bharat', phone: '0712 2555555', message: 'Fees?' }));
    const { database } = site.services;
    const created_at = '2026-03-09T18:35:00.000Z';
    await database
      .updateTable('enquiries')
      .set({ created_at })
      .where('content', 'like', '%"Asha"%')
      .execute();
    const { said } = await enquiries('list');
    expect(said).toMatch(
      /Bharat .*Fees\?\n.*2026-03-10 00:05 .*new .*Asha .*Chest pain since morning\n2 in all/,
    );
    expect((await enquiries('list', '--search', '07122555555')).said).toMatch(/Bharat.*\n1 found/);
    expect((await enquiries('list', '--search', 'nothing')).said).toBe('No enquiries.\n');
  });

  it('marks an enquiry answered, adds notes, and deletes it only after confirmation', async () => {
    const [first] = await site.services.enquiries.stored.list();
    const id = first?.id.slice(0, 8) ?? '';
    expect((await enquiries('answered', id)).code).toBe(0);
    await enquiries('note', id, 'Comes', 'on Monday');
    expect((await enquiries('note', id)).said).toBe('note needs a text after the ID.\n');
    const { said } = await enquiries('show', id);
    expect(said).toMatch(/Tab: +answered\nAnswered: +20\S+ \d\d:\d\d by command line/);
    expect(said).toMatch(/Note, 20.*, command line:\nComes on Monday/);
    const refused = await enquiries('forget', id);
    expect(refused.code).toBe(1);
    expect(refused.said).toMatch(
      /Nothing is deleted\. To delete the enquiry of Asha, .*2026-03-10 00:05.*--yes/,
    );
    expect((await enquiries('forget', id, '--yes')).code).toBe(0);
  });

  it('exports to a file that only its owner may read, and logs that', async () => {
    const file = join(temporaryFolder(), 'enquiries.csv');
    writeFileSync(file, 'an older export', { mode: 0o644 });
    expect((await enquiries('export', file)).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toContain('Bharat');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(dirname(file))).toEqual(['enquiries.csv']);
    const log = site.services.database.selectFrom('access_log').select(['person', 'enquiry_id']);
    expect(await log.where('action', '=', 'exported').execute()).toEqual([
      { person: 'command line', enquiry_id: null },
    ]);
    const missing = join(temporaryFolder(), 'missing', 'enquiries.csv');
    expect(await enquiries('export', missing)).toEqual({
      code: 1,
      said: `${missing}: cannot be written (ENOENT)\n`,
    });
  });

  it('exports only to a .csv file', { tags: ['stress'] }, async () => {
    const file = join(temporaryFolder(), 'clinic.db');
    expect(await enquiries('export', file)).toEqual({
      code: 1,
      said: `${file} does not end in .csv, so it is not overwritten.\n`,
    });
  });
});
