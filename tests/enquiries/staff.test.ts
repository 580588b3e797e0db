import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { choosePassword, DeskBrowser } from '../desk/desk-browser.ts';
import { runInProcess } from '../support/command-in-process.ts';
import { runCommand } from '../support/run-command.ts';
import { FakeFormService } from '../support/services/form-service.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { anEnquiry, post } from '../support/site/visitor.ts';
import { freshSqlite, temporaryFolder } from '../support/temporary.ts';

let service: FakeFormService;
let site: InProcessSite;
/** The variables of both the site and the commands. */
let environment: Record<string, string>;

const start = () => startInProcess(environment, { pollInterval: 60_000 });

beforeAll(async () => {
  service = await FakeFormService.create();
  const DATABASE_URL = freshSqlite();
  environment = { DATABASE_URL, SITE_URL: 'https://clinic.example', ...service.environment };
  site = await start();
});
afterAll(async () => {
  await site.close();
  await service.close();
});
beforeEach(async () => {
  service.reset();
  await site.services.database.deleteFrom('enquiries').execute();
});

type Command = 'enquiries' | 'staff';

/** Runs a command while the server is running, in this process. */
async function run(command: Command, args: string[], overrides: Record<string, string> = {}) {
  const program = `server/commands/${command}.ts`;
  const { code, output, errors } = await runInProcess(program, args, {
    ...environment,
    ...overrides,
  });
  return { code, output: output + errors };
}
const runEnquiries = (...args: string[]) => run('enquiries', args);
const runStaff = (...args: string[]) => run('staff', args);

const listEnquiries = () => site.services.enquiries.repository.list();
const onlyId = async () => (await listEnquiries())[0]?.id ?? '';
const statuses = async () => (await listEnquiries()).map(({ delivery }) => delivery);
const send = (changes = {}) => post(site.url, anEnquiry(changes));

describe('with the command for enquiries, staff', () => {
  it('list enquiries newest first in the clinic’s time, with their first words, and find and show them', async () => {
    await send({ name: 'आशा पाटिल', message: 'Chest pain\u001b[2J\n\nsince morning' });
    await send({ name: 'Bharat', phone: '0712 2555555', message: 'Fees?' });
    const created_at = '2026-03-09T18:35:00.000Z';
    await site.services.database
      .updateTable('enquiries')
      .set({ created_at })
      .where('content', 'like', '%Chest pain%')
      .execute();
    const { output } = await runEnquiries('list');
    expect(output).toMatch(
      /Bharat .*Fees\?\n.*2026-03-10 00:05 .*new .*आशा पाटिल .*Chest pain.* since morning\n2 in all: 2 delivered/,
    );
    expect((await runEnquiries('list', '--search', '07122555555')).output).toMatch(
      /Bharat.*\n1 found/,
    );
    expect((await runEnquiries('list', '--search', 'nothing')).output).toBe('No enquiries.\n');
    const details = await runEnquiries('show', (await onlyId()).slice(0, 8));
    expect(details.code).toBe(0);
    expect(details.output).toContain('Status:    delivered');
    expect(details.output).toContain('Chest pain');
    expect(output + details.output).not.toContain('\u001b');
  });

  it('get each error in one line, with the usage below it if the command was wrong', async () => {
    expect(await runEnquiries('show', 'ffff')).toEqual({
      code: 1,
      output: 'No enquiry, or more than one, begins with ffff.\n',
    });
    expect((await runEnquiries('shwo')).output).toMatch(/^There is no command "shwo"\.\n\n/);
    const response = await runEnquiries('forget', 'aaaa', 'bbbb', '--yes');
    expect(response.output).toMatch(
      /^"forget" needs a different number of arguments\.\n\n.*forget ID \[--yes\]/s,
    );
    expect(response.code).toBe(1);
    expect((await runEnquiries('list', 'heart')).output).toMatch(
      /^"list" needs a different number of arguments\.\n/,
    );
    expect((await runEnquiries('list', '--yes')).output).toMatch(/^"list" does not take --yes\.\n/);
    const wrongPort = await run('enquiries', ['list'], { PORT: 'x' });
    expect(wrongPort.output).toBe('PORT must be a whole number from 0 to 65535.\n');
    const file = join(temporaryFolder(), 'clinic.db');
    writeFileSync(file, 'not a database'.repeat(100));
    const noDatabase = await run('enquiries', ['list'], { DATABASE_URL: `file:${file}` });
    expect(noDatabase.output).toBe('The command failed: SQLite: file is not a database.\n');
  });

  it('retry queued deliveries at once, and each is sent only once', async () => {
    service.behaviour = 'error';
    await send();
    await send();
    expect((await runEnquiries('retry')).output).toContain('0 of 2 queued enquiries delivered');
    service.behaviour = 'success';
    expect(await runEnquiries('retry', await onlyId())).toMatchObject({ code: 0 });
    expect(await runEnquiries('retry')).toEqual({
      code: 0,
      output: '1 of 1 queued enquiries delivered.\n',
    });
    expect(service.emails).toHaveLength(2);
    expect((await runEnquiries('retry', await onlyId())).output).toContain('delivered already');
    expect(service.emails).toHaveLength(2);
  });

  it('see which enquiries nobody was notified about, and send them once a channel exists', {
    tags: ['stress'],
  }, async () => {
    const { DATABASE_URL = '' } = environment;
    const unconfiguredSite = await startInProcess({ DATABASE_URL });
    const enquiry = anEnquiry();
    await post(unconfiguredSite.url, enquiry);
    await unconfiguredSite.close();
    const { output } = await runEnquiries('list');
    expect(output).toContain('1 in all: 1 unsent');
    expect(output).toMatch(/1 unsent: .*retry ID/);
    expect(await runEnquiries('retry', await onlyId())).toMatchObject({ code: 0 });
    expect(service.emails.map(({ message }) => message)).toEqual([enquiry.message]);
  });

  it('see an enquiry as unsent, not queued, if its channel is no longer configured', {
    tags: ['stress'],
  }, async () => {
    service.behaviour = 'error';
    await send();
    const noChannel = { FORM_URL: '', FORM_ACCESS_KEY: '', FORM_TO: '' };
    const runWithoutChannel = (...args: string[]) => run('enquiries', args, noChannel);
    expect((await runWithoutChannel('list')).output).toContain('1 in all: 1 unsent');
    expect((await runWithoutChannel('show', await onlyId())).output).toMatch(
      /service +not sent .*not configured/,
    );
    const retry = await runWithoutChannel('retry', await onlyId());
    expect(retry.code).toBe(1);
    expect(retry.output).toMatch(/SMTP_URL.*FORM_URL/);
  });

  it('see the earlier text of an enquiry that its visitor has corrected', async () => {
    service.behaviour = 'error';
    const original = anEnquiry({ phone: '111', message: 'Knee pain since this morning' });
    await post(site.url, original);
    await post(site.url, { ...original, phone: '222', message: 'Please call me' });
    expect((await runEnquiries('list')).output).toMatch(
      /222.* corrected {2}Please call me\n1 in all/,
    );
    const { output } = await runEnquiries('show', await onlyId());
    expect(output).toMatch(/Phone: +222\n\nPlease call me\n/);
    expect(output).toMatch(
      /Earlier version.*\n.*\n.*\nPhone: +111\n\nKnee pain since this morning/,
    );
  });

  it('mark an enquiry answered, add notes, and delete it only after confirmation', async () => {
    await send({ name: 'Asha' });
    const id = (await onlyId()).slice(0, 8);
    expect((await runEnquiries('answered', id)).code).toBe(0);
    await runEnquiries('note', id, 'Comes', 'on Monday');
    expect((await runEnquiries('note', id)).output).toBe('note needs a text after the ID.\n');
    const { output } = await runEnquiries('show', id);
    expect(output).toMatch(/Tab: +answered\nAnswered: +20\S+ \d\d:\d\d by command line/);
    expect(output).toMatch(/Note, 20.*, command line:\nComes on Monday/);
    const refusal = await runEnquiries('forget', id);
    expect(refusal.code).toBe(1);
    expect(refusal.output).toMatch(
      /Nothing was deleted\. To delete the enquiry of Asha, .*20\d\d-\d\d-\d\d \d\d:\d\d.*--yes/,
    );
    expect((await runEnquiries('forget', id, '--yes')).code).toBe(0);
  });

  it('export to a .csv file that only its owner may read, and the access log records the export', async () => {
    await send({ name: 'Bharat' });
    const file = join(temporaryFolder(), 'enquiries.csv');
    writeFileSync(file, 'an older export', { mode: 0o644 });
    expect((await runEnquiries('export', file)).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toContain('Bharat');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(dirname(file))).toEqual(['enquiries.csv']);
    const log = site.services.database.selectFrom('access_log').select(['person', 'enquiry_id']);
    expect(await log.where('action', '=', 'exported').execute()).toEqual([
      { person: 'command line', enquiry_id: null },
    ]);
    const missingPath = join(temporaryFolder(), 'missing', 'enquiries.csv');
    expect(await runEnquiries('export', missingPath)).toEqual({
      code: 1,
      output: `${missingPath}: cannot be written (ENOENT)\n`,
    });
    const databaseFile = join(temporaryFolder(), 'clinic.db');
    expect(await runEnquiries('export', databaseFile)).toEqual({
      code: 1,
      output: `${databaseFile} does not end in .csv, so nothing was written.\n`,
    });
  });

  it('decide about a suspected bot, which the list marks, counts and explains', async () => {
    const enquiry = anEnquiry({ 'leave-empty': 'http://spam.example' });
    expect((await post(site.url, enquiry)).body).toMatchObject({ success: true });
    expect(service.calls).toEqual([]);
    const { output } = await runEnquiries('list');
    expect(output).toContain(' spam ');
    expect(output).toContain('1 in all: 1 spam');
    expect(output).toMatch(/1 spam: .*sent to nobody.*retry ID/);
    await runEnquiries('retry');
    expect(service.calls).toEqual([]);
    expect((await runEnquiries('retry', await onlyId())).code).toBe(0);
    expect(service.emails.map(({ message }) => message)).toEqual([enquiry.message]);
    expect(await statuses()).toEqual(['delivered']);
  });

  it('never see a fast typist, or a browser that fills in a field named “website”, treated as a bot', async () => {
    await post(site.url, { ...anEnquiry(), elapsed: 450 });
    await post(site.url, { ...anEnquiry(), website: 'https://asha.example' });
    await send({ 'leave-empty': ' ' });
    expect(await statuses()).toEqual(['delivered', 'delivered', 'delivered']);
  });

  it('need not decide about a suspected bot if a person then sends the same text; the responses to both have the same fields', async () => {
    const enquiry = anEnquiry();
    const bot = await post(site.url, { ...enquiry, 'leave-empty': 'Asha' });
    expect(await statuses()).toEqual(['spam']);
    const person = await post(site.url, enquiry);
    expect(Object.keys(bot.body)).toEqual(Object.keys(person.body));
    expect(await statuses()).toEqual(['delivered']);
    expect(service.emails).toHaveLength(1);
  });

  it('delete a person’s enquiry permanently even if another program was reading the database, and the access log records it', async () => {
    await send({ name: 'Someone Who Asked To Be Forgotten' });
    const id = await onlyId();
    const file = environment['DATABASE_URL']?.slice('file:'.length) ?? '';
    const backup = new DatabaseSync(file);
    backup.exec('begin; select * from enquiries');
    const program = 'server/commands/enquiries.ts';
    const deletion = runCommand(program, ['forget', id, '--yes'], environment);
    const log = site.services.database.selectFrom('access_log').select(['person', 'action']);
    const deletions = log.where('enquiry_id', '=', id).where('action', '=', 'deleted');
    await expect
      .poll(() => deletions.execute())
      .toEqual([{ person: 'command line', action: 'deleted' }]);
    backup.close();
    expect((await deletion).code).toBe(0);
    for (const path of [file, `${file}-wal`]) {
      expect(readFileSync(path).includes('To Be Forgotten')).toBe(false);
    }
  });

  it('no longer see enquiries past their retention, unless they are still being delivered', async () => {
    await send({ name: 'old and delivered' });
    await send({ name: 'old and spam', 'leave-empty': 'x' });
    service.behaviour = 'error';
    await send({ name: 'old and waiting' });
    await send({ name: 'old, for mail that is no longer sent' });
    const { database } = site.services;
    const created_at = new Date(Date.now() - 400 * 86_400_000).toISOString();
    await database.updateTable('enquiries').set({ created_at }).execute();
    await database
      .updateTable('deliveries')
      .set({ channel: 'mail' })
      .where('enquiry_id', 'in', (query) =>
        query.selectFrom('enquiries').select('id').where('content', 'like', '%no longer sent%'),
      )
      .execute();
    service.behaviour = 'success';
    await send({ name: 'new' });
    await send({ name: 'new and spam', 'leave-empty': 'x' });
    await site.close();
    site = await start();
    const names = async () => (await listEnquiries()).map(({ name }) => name).sort();
    await expect.poll(names).toEqual(['new', 'new and spam', 'old and waiting']);
  });
});

describe('the command for staff', () => {
  const linkIn = (output: string) => /https:\S+/.exec(output)?.[0] ?? '';

  it('lists no name that would look like another line', async () => {
    const { people } = site.services.staff;
    const email = 'false-row@clinic.example';
    const expectOneRow = async () => {
      const rows = (await runStaff('list')).output.trim().split('\n');
      expect(rows).toHaveLength(1);
      expect(rows.join()).not.toMatch(/[\p{Bidi_Control}\u2028]/u);
    };
    for (const name of ['A\ndoctor  boss@clinic.example  B', 'A\u202EB', 'A\u2067B', 'A\u2028B']) {
      const { code } = await runStaff('add', email, '--name', name, '--role', 'reception');
      await expectOneRow();
      if (code === 0) await runStaff('remove', email);
      // Added without the command, which refuses some of these names.
      const { person } = (await people.add({ name, email, role: 'reception' })) ?? {};
      await expectOneRow();
      await people.remove(person?.id ?? '');
    }
  });

  it('adds, lists, resets and removes people while the server is running', async () => {
    const { people } = site.services.staff;
    expect((await runStaff('list')).output).toContain('Nobody has an account');
    const email = 'arun@clinic.example';
    const add = ['add', email, '--name', 'Arun Deshmukh'];
    expect((await runStaff(...add)).output).toMatch(/^ROLE must be given/);
    const addition = await runStaff(...add, '--role', 'doctor');
    expect(addition.code).toBe(0);
    expect(linkIn(addition.output)).toMatch(/^https:\/\/clinic\.example\/desk\/password#/);
    expect(addition.output).toContain('such as http://localhost:4321');
    const browser = new DeskBrowser(site.url);
    expect((await choosePassword(browser, linkIn(addition.output))).status).toBe(200);
    expect((await browser.signIn(email)).status).toBe(200);
    expect((await runStaff('list')).output).toMatch(
      /^doctor {5}arun@clinic\.example {2}Arun Deshmukh\n$/,
    );

    const reset = await runStaff('reset', email);
    expect((await browser.get('/session')).status).toBe(401);
    expect((await choosePassword(browser, linkIn(addition.output))).status).toBe(410);
    expect((await choosePassword(browser, linkIn(reset.output))).status).toBe(200);
    expect(await runStaff('remove', email)).toEqual({
      code: 1,
      output:
        'This is the last doctor who can sign in. First add another, who must choose a password.\n',
    });
    await people.add({ name: 'Meera Joshi', email: 'meera@clinic.example', role: 'reception' });
    expect((await runStaff('remove', 'Meera@clinic.example')).code).toBe(0);
    expect(await people.list()).toHaveLength(1);
  });

  it('keeps a secret beside the database, for its owner only, and names the remedy if it is damaged', async () => {
    const fileOf = (url = '') => join(dirname(url.slice('file:'.length)), 'desk-secret');
    const file = fileOf(environment['DATABASE_URL']);
    expect(readFileSync(file, 'utf8')).toMatch(/^[\w-]{43}$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const DATABASE_URL = freshSqlite();
    writeFileSync(fileOf(DATABASE_URL), 'cut off');
    const args = ['add', 'meera@clinic.example', '--name', 'Meera Joshi', '--role', 'reception'];
    const addition = await run('staff', args, { DATABASE_URL });
    expect(addition.code).toBe(1);
    expect(addition.output).toContain(
      `${fileOf(DATABASE_URL)} is damaged: restore it from a backup, or delete it; everyone then has to sign in again, and anyone with an authenticator needs npm run staff -- reset`,
    );
  });
});
