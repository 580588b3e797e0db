import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runInProcess } from '../support/command-in-process.ts';
import { databaseKinds, useDatabases } from '../support/databases/databases.ts';
import { runCommand } from '../support/run-command.ts';
import { FakeFormService } from '../support/services/form-service.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { anEnquiry, post } from '../support/site/visitor.ts';
import { temporaryFolder } from '../support/temporary.ts';

const command = 'server/commands/enquiries.ts';

describe.each(databaseKinds)('staff, on %s', (kind) => {
  const databases = useDatabases(kind);
  const once = it.runIf(kind === 'SQLite');
  let service: FakeFormService;
  let site: InProcessSite;
  let environment: Record<string, string>;

  beforeAll(async () => {
    service = await FakeFormService.create();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    service.reset();
    environment = { DATABASE_URL: await databases.fresh(), ...service.environment };
    site = await startInProcess(environment, { pollInterval: 60_000 });
  });
  afterEach(() => site.close());

  /**
   * Runs `enquiries ...` as staff do, while the server is running, in this process or in one of its own.
   */
  async function run(runner: typeof runCommand, words: string[]) {
    const { code, output, errors } = await runner(command, words, environment);
    return { code, said: output + errors };
  }
  const staff = (...words: string[]) => run(runInProcess, words);
  const staffApart = (...words: string[]) => run(runCommand, words);
  const onlyId = async () => (await site.services.enquiries.inbox.list())[0]?.id ?? '';
  const statuses = async () =>
    (await site.services.enquiries.inbox.list()).map(({ delivery }) => delivery);

  once('list and show the enquiries', async () => {
    await post(site.url, anEnquiry({ name: 'आशा पाटिल', message: 'नमस्ते\u001b[2J' }));
    const listed = await staffApart('list');
    expect(listed.said).toContain('आशा पाटिल');
    expect(listed.said).toContain('1 in all: 1 delivered');
    const shown = await staff('show', (await onlyId()).slice(0, 8));
    expect(shown.code).toBe(0);
    expect(shown.said).toContain('Status:    delivered');
    expect(shown.said).toContain('नमस्ते');
    expect(shown.said).not.toContain('\u001b');
  });

  once('are told in one line what went wrong', async () => {
    expect(await staff('show', 'ffff')).toEqual({
      code: 1,
      said: 'No enquiry, or more than one, begins with ffff.\n',
    });
    expect((await staff('shwo')).said).toMatch(/^There is no command "shwo"\.\n\n/);
    const surplus = await staff('forget', 'aaaa', 'bbbb', '--yes');
    expect(surplus.said).toMatch(/^"forget" takes 1 argument, not 2\.\n\n.*forget ID \[--yes\]/s);
    expect(surplus.code).toBe(1);
    expect((await staff('list', 'heart')).said).toMatch(/^"list" takes no argument\.\n/);
    expect((await staff('list', '--yes')).said).toMatch(/^"list" does not take --yes\.\n/);
    environment.PORT = 'x';
    expect((await staff('list')).said).toBe('PORT must be a whole number from 0 to 65535.\n');
    delete environment.PORT;
    const file = join(temporaryFolder(), 'clinic.db');
    writeFileSync(file, 'not a database'.repeat(100));
    environment.DATABASE_URL = `file:${file}`;
    expect((await staff('list')).said).toBe('This did not work: SQLite: file is not a database.\n');
  });

  once('export a table with Hindi text and without formulas', async () => {
    const message = 'She said "yes",\nthen =no';
    await post(site.url, anEnquiry({ name: 'आशा पाटिल', phone: '+91 98765', message }));
    await post(site.url, anEnquiry({ name: '=HYPERLINK("http://evil.example")', phone: '@1' }));
    const file = join(temporaryFolder(), 'enquiries.csv');
    expect((await staff('export', file)).said).toContain('2 enquiries written');
    const table = readFileSync(file, 'utf8');
    expect(table).toMatch(
      /^\uFEFFEnquiry,Received,Sent on,Name,Email,Phone,Message,Language,List,Answered by,Answered at,Notes\r\n/,
    );
    expect(table).toContain(
      ',आशा पाटिल,asha@example.com,\'+91 98765,"She said ""yes"",\nthen =no",English,New,,,\r\n',
    );
    expect(table).toContain('"\'=HYPERLINK(""http://evil.example"")"');
    expect(table).toContain(",'@1,");
  });

  once('retry what is waiting, immediately', async () => {
    service.behaviour = 'error';
    await post(site.url, anEnquiry());
    await post(site.url, anEnquiry());
    expect((await staff('retry')).said).toContain('0 of 2 waiting enquiries delivered');
    service.behaviour = 'success';
    expect(await staff('retry', await onlyId())).toMatchObject({ code: 0 });
    expect(await staff('retry')).toEqual({
      code: 0,
      said: '1 of 1 waiting enquiries delivered.\n',
    });
    expect(service.emails).toHaveLength(2);
    expect((await staff('retry', await onlyId())).said).toContain('delivered already');
    expect(service.emails).toHaveLength(2);
  });

  it('decide about a suspected robot, which the list marks, counts and explains', async () => {
    const enquiry = anEnquiry({ 'leave-empty': 'http://spam.example' });
    expect((await post(site.url, enquiry)).body).toMatchObject({ success: true });
    expect(service.calls).toEqual([]);
    const { said } = await staff('list');
    expect(said).toContain(' spam ');
    expect(said).toContain('1 in all: 1 spam');
    expect(said).toMatch(/1 spam: .*sent to nobody.*retry ID/);
    await staff('retry');
    expect(service.calls).toEqual([]);
    expect((await staff('retry', await onlyId())).code).toBe(0);
    expect(service.emails.map(({ message }) => message)).toEqual([enquiry.message]);
    expect(await statuses()).toEqual(['delivered']);
  });

  once('never see a fast typist, or a browser that fills in a website, as a robot', async () => {
    await post(site.url, { ...anEnquiry(), elapsed: 450 });
    await post(site.url, { ...anEnquiry(), website: 'https://asha.example' });
    await post(site.url, anEnquiry({ 'leave-empty': ' ' }));
    expect(await statuses()).toEqual(['delivered', 'delivered', 'delivered']);
  });

  once('need not decide if the same words are sent again as a person would', async () => {
    const enquiry = anEnquiry();
    await post(site.url, { ...enquiry, 'leave-empty': 'Asha' });
    expect(await statuses()).toEqual(['spam']);
    await post(site.url, enquiry);
    expect(await statuses()).toEqual(['delivered']);
    expect(service.emails).toHaveLength(1);
  });

  once(
    'learn which enquiries nobody was told of, and send them once a channel exists',
    async () => {
      const alone = await startInProcess({ DATABASE_URL: environment.DATABASE_URL ?? '' });
      const enquiry = anEnquiry();
      await post(alone.url, enquiry);
      await alone.close();
      const { said } = await staff('list');
      expect(said).toContain('1 in all: 1 kept');
      expect(said).toMatch(/1 kept: .*retry ID/);
      expect(await staff('retry', await onlyId())).toMatchObject({ code: 0 });
      expect(service.emails.map(({ message }) => message)).toEqual([enquiry.message]);
    },
  );

  once(
    'see what waits for a channel that is no longer configured as kept, not as waiting',
    async () => {
      service.behaviour = 'error';
      await post(site.url, anEnquiry());
      const { FORM_URL: _, FORM_ACCESS_KEY: __, FORM_TO: ___, ...without } = environment;
      environment = without;
      expect((await staff('list')).said).toContain('1 in all: 1 kept');
      expect((await staff('show', await onlyId())).said).toMatch(
        /service +not sent .*not configured/,
      );
      const retried = await staff('retry', await onlyId());
      expect(retried.code).toBe(1);
      expect(retried.said).toMatch(/SMTP_URL.*FORM_URL/);
    },
  );

  once('see and export what a visitor had written before she corrected it', async () => {
    service.behaviour = 'error';
    const first = anEnquiry({ phone: '111', message: 'Chest pain since this morning' });
    await post(site.url, first);
    await post(site.url, { ...first, phone: '222', message: 'Please call me' });
    expect((await staff('list')).said).toMatch(/222.* corrected {2}Please call me\n1 in all/);
    const { said } = await staff('show', await onlyId());
    expect(said).toMatch(/Phone: +222\n\nPlease call me\n/);
    expect(said).toMatch(/Earlier version.*\n.*\n.*\nPhone: +111\n\nChest pain since this morning/);
    const file = join(temporaryFolder(), 'enquiries.csv');
    expect((await staff('export', file)).said).toContain('1 enquiries written');
    const rows = readFileSync(file, 'utf8').trim().split('\r\n');
    expect(rows.slice(1).map((row) => row.split(',').slice(2, 9))).toEqual([
      ['replaced by the text below', first.name, first.email, '111', first.message, 'English', ''],
      ['not sent on yet', first.name, first.email, '222', 'Please call me', 'English', 'New'],
    ]);
  });

  once('delete a person’s enquiry permanently', async () => {
    service.behaviour = 'error';
    const enquiry = anEnquiry({ name: 'Someone Who Asked To Be Forgotten' });
    await post(site.url, enquiry);
    await post(site.url, { ...enquiry, message: 'Somebody Who Corrected It' });
    await post(site.url, anEnquiry());
    expect((await staff('forget', await onlyId(), '--yes')).code).toBe(0);
    expect(await statuses()).toEqual(['waiting']);
    const deliveries = site.services.database.selectFrom('deliveries').selectAll();
    expect(await deliveries.execute()).toHaveLength(1);
    const file = environment.DATABASE_URL?.slice('file:'.length) ?? '';
    for (const part of [file, `${file}-wal`]) {
      expect(readFileSync(part).includes('To Be Forgotten')).toBe(false);
    }
  });

  once(
    'delete a person’s enquiry permanently while another program is reading the database, which colleagues learn at once',
    async () => {
      await post(site.url, anEnquiry({ name: 'Someone Who Asked To Be Forgotten' }));
      const id = await onlyId();
      const file = environment.DATABASE_URL?.slice('file:'.length) ?? '';
      const backup = new DatabaseSync(file);
      backup.exec('begin; select * from enquiries');
      const forgetting = staffApart('forget', id, '--yes');
      const log = site.services.database.selectFrom('access_log').select(['person', 'action']);
      const noted = log.where('enquiry_id', '=', id).where('action', '=', 'deleted');
      await expect
        .poll(() => noted.execute())
        .toEqual([{ person: 'command line', action: 'deleted' }]);
      backup.close();
      expect((await forgetting).code).toBe(0);
      for (const part of [file, `${file}-wal`]) {
        expect(readFileSync(part).includes('To Be Forgotten')).toBe(false);
      }
    },
  );

  it('no longer see enquiries past their retention, unless they are still being delivered', async () => {
    await post(site.url, anEnquiry({ name: 'old and delivered' }));
    await post(site.url, anEnquiry({ name: 'old and spam', 'leave-empty': 'x' }));
    service.behaviour = 'error';
    await post(site.url, anEnquiry({ name: 'old and waiting' }));
    await post(site.url, anEnquiry({ name: 'old, for mail that is no longer sent' }));
    const { database } = site.services;
    const longAgo = new Date(Date.now() - 400 * 86_400_000).toISOString();
    await database.updateTable('enquiries').set({ created_at: longAgo }).execute();
    await database
      .updateTable('deliveries')
      .set({ channel: 'mail' })
      .where('enquiry_id', 'in', (query) =>
        query.selectFrom('enquiries').select('id').where('content', 'like', '%no longer sent%'),
      )
      .execute();
    service.behaviour = 'success';
    await post(site.url, anEnquiry({ name: 'new' }));
    await post(site.url, anEnquiry({ name: 'new and spam', 'leave-empty': 'x' }));
    await site.close();
    site = await startInProcess(environment, { pollInterval: 60_000 });
    const names = async () => (await site.services.enquiries.inbox.list()).map(({ name }) => name);
    await expect
      .poll(async () => (await names()).sort())
      .toEqual(['new', 'new and spam', 'old and waiting']);
  });

  it('get the same words again as a new enquiry after a day', async () => {
    const enquiry = anEnquiry();
    await post(site.url, enquiry);
    const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString();
    await site.services.database.updateTable('enquiries').set({ created_at: yesterday }).execute();
    await post(site.url, { ...enquiry, id: 'another-page' });
    expect(service.emails).toHaveLength(2);
  });
});
