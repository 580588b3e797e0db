import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessLogResponse } from '../../shared/desk/access-log.ts';
import { invitation } from '../../shared/desk/people.ts';
import { runInProcess } from '../support/command-in-process.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { anEnquiry, post } from '../support/site/visitor.ts';
import { freshSqlite, temporaryFolder } from '../support/temporary.ts';
import { addPerson, choosePassword, codeOf, DeskBrowser, password } from './desk-browser.ts';

describe('the access log', () => {
  let site: InProcessSite;
  let environment: Record<string, string>;
  let doctor: Awaited<ReturnType<typeof addPerson>>;
  let meera: Awaited<ReturnType<typeof addPerson>>;

  beforeAll(async () => {
    environment = { DATABASE_URL: freshSqlite() };
    site = await startInProcess(environment);
    doctor = await addPerson(site, 'doctor', 'Arun Deshmukh');
    meera = await addPerson(site, 'reception', 'Meera Joshi');
  });
  afterAll(() => site.close());

  const pageOf = async (query = '') =>
    accessLogResponse.parse((await doctor.browser.get(`/access-log${query}`)).body);
  const logOf = async (query = '') => (await pageOf(query)).entries;
  const linesOf = async (query = '') =>
    (await logOf(query)).map(({ person, action, subject, was, became }) =>
      [person, action, subject, was, became].filter(Boolean).join(' '),
    );
  const postEnquiry = async (changes = {}) => {
    await post(site.url, anEnquiry(changes));
    return (await site.services.enquiries.repository.list()).at(-1)?.id ?? '';
  };
  const runCommand = (program: string, ...args: string[]) =>
    runInProcess(`server/commands/${program}.ts`, args, environment);

  it('shows each person’s actions with each enquiry, and nothing of its content', async () => {
    const { browser } = meera;
    const ids = [
      await postEnquiry({ name: 'Exported', message: 'A secret of Rukmini' }),
      await postEnquiry({ name: 'Exported' }),
    ];
    const [id, otherId] = ids;
    const unseenId = await postEnquiry();
    await browser.get(`/enquiries/${id}`);
    await browser.get(`/enquiries/${id}`);
    await browser.request('PATCH', `/enquiries/${id}`, { version: 1, tab: 'answered' });
    await browser.post(`/enquiries/${id}/notes`, { id: randomUUID(), text: 'Rukmini again' });
    await browser.request('PATCH', `/enquiries/${id}`, { version: 2, tab: 'archived' });
    await browser.get('/enquiries?search=Rukmini');
    await browser.get('/enquiries.csv?search=Exported');
    await browser.request('DELETE', `/enquiries/${id}`, { version: 3, confirm: true });
    const latestEntries = (await pageOf()).entries.slice(0, 8);
    expect(
      latestEntries.map(({ person, action, enquiryId }) => [person, action, enquiryId]),
    ).toEqual(
      [
        ['deleted', id],
        ['exported', null],
        ['searched', null],
        ['moved', id],
        ['note-added', id],
        ['moved', id],
        ['opened', id],
        ['signed-in', null],
      ].map((entry) => ['Meera Joshi', ...entry]),
    );
    expect((await linesOf())[1]).toBe('Meera Joshi exported 2');
    expect(JSON.stringify(await logOf())).not.toContain('Rukmini');
    expect(await linesOf(`?enquiry=${id}`)).toEqual([
      'Meera Joshi deleted',
      'Meera Joshi in-export',
      'Meera Joshi moved answered archived',
      'Meera Joshi note-added',
      'Meera Joshi moved new answered',
      'Meera Joshi opened',
    ]);
    expect(await linesOf(`?enquiry=${otherId}`)).toEqual(['Meera Joshi in-export']);
    expect(await linesOf(`?enquiry=${unseenId}`)).toEqual([]);
  });

  it('records “opened” for everyone who is sent a whole enquiry, even with a refused change', async () => {
    const id = await postEnquiry();
    const path = `/enquiries/${id}`;
    const requests: [method: string, path: string, body: object][] = [
      ['PATCH', path, { version: 9, tab: 'answered' }],
      ['DELETE', path, { version: 9, confirm: true }],
      ['POST', `${path}/notes`, { id: randomUUID(), text: 'A note' }],
    ];
    for (const [index, [method, address, body]] of requests.entries()) {
      const { browser } = await addPerson(site, 'reception', `Reader ${index}`);
      const response = await browser.request(method, address, body);
      expect(response.body.enquiry.id).toBe(id);
      expect(await linesOf(`?enquiry=${id}`)).toContain(`Reader ${index} opened`);
    }
  });

  it('distinguishes two accounts of the same name, and still names a removed one', async () => {
    const id = await postEnquiry();
    const sunita = await addPerson(site, 'reception', 'Sunita Rao');
    await sunita.browser.get(`/enquiries/${id}`);
    await site.services.staff.people.remove(sunita.id);
    const namesake = await addPerson(site, 'reception', 'Sunita Rao');
    await namesake.browser.get(`/enquiries/${id}`);
    const pairs = (await logOf(`?enquiry=${id}`)).map(({ person, email }) => [person, email]);
    expect(pairs).toEqual([
      ['Sunita Rao', namesake.email],
      ['Sunita Rao', sunita.email],
    ]);
  });

  it('never confuses two people: a name that someone else has is refused, ignoring case and spaces', async () => {
    const role = 'reception';
    for (const [index, name] of ['meera  JOSHI', 'Ｍeera Joshi', 'Command line'].entries()) {
      const email = `other-${index}@clinic.example`;
      const { status, body } = await doctor.browser.post('/people', { name, email, role });
      expect([name, status, body.problem, body.field]).toEqual([name, 409, 'taken', 'name']);
      const result = await runCommand('staff', 'add', email, '--name', name, '--role', role);
      expect(result.code).toBe(1);
      expect(result.errors).toContain('Someone else already has this name.');
    }
  });

  it('shows failed sign-ins, but not addresses without an account', async () => {
    const browser = new DeskBrowser(site.url);
    await browser.signIn(meera.email, 'not the right one');
    await browser.signIn(meera.email, 'not the right one');
    await browser.signIn('stranger@elsewhere.example', 'not the right one');
    expect((await linesOf()).slice(0, 2)).toEqual(['sign-in-failed', 'Meera Joshi sign-in-failed']);
    expect(JSON.stringify(await logOf())).not.toContain('stranger');
  });

  it('shows changes to a person’s own account and to the accounts of others', async () => {
    const newPerson = { name: 'Kavita More', email: 'kavita@clinic.example', role: 'reception' };
    const newAccount = invitation.parse((await doctor.browser.post('/people', newPerson)).body);
    const kavita = new DeskBrowser(site.url);
    await choosePassword(kavita, newAccount.link);
    await kavita.signIn(newPerson.email);
    await kavita.request('PATCH', '/account', { mailForEnquiries: true });
    const authenticator = await kavita.post('/auth/two-factor/enable', { password });
    await kavita.post('/auth/two-factor/verify-totp', { code: codeOf(authenticator.body.totpURI) });
    await kavita.post('/auth/two-factor/disable', { password });
    const newPassword = 'another long password';
    await kavita.post('/auth/change-password', { currentPassword: password, newPassword });
    await doctor.browser.post(`/people/${newAccount.person.id}/reset`);
    await doctor.browser.request('DELETE', `/people/${newAccount.person.id}`);
    expect((await linesOf()).slice(0, 9).toReversed()).toEqual([
      'Arun Deshmukh person-added kavita@clinic.example reception',
      'Kavita More password-chosen',
      'Kavita More signed-in',
      'Kavita More mail-on',
      'Kavita More authenticator-on',
      'Kavita More authenticator-off',
      'Kavita More password-changed',
      'Arun Deshmukh person-reset kavita@clinic.example',
      'Arun Deshmukh person-removed kavita@clinic.example reception',
    ]);
  });

  it('shows what commands have read and changed, without a person’s name', async () => {
    const id = await postEnquiry();
    await runCommand('enquiries', 'show', id);
    await runCommand('enquiries', 'answered', id);
    await runCommand('enquiries', 'note', id, 'Comes on Monday');
    await runCommand('enquiries', 'export', join(temporaryFolder(), 'all.csv'));
    await runCommand('enquiries', 'forget', id, '--yes');
    expect((await linesOf(`?enquiry=${id}`)).toReversed()).toEqual([
      'command line opened',
      'command line moved new answered',
      'command line note-added',
      'command line in-export',
      'command line deleted',
    ]);
    const add = ['add', 'vijay@clinic.example', '--name', 'Vijay Patil', '--role', 'reception'];
    await runCommand('staff', ...add);
    await runCommand('staff', 'reset', 'vijay@clinic.example');
    await runCommand('staff', 'remove', 'vijay@clinic.example');
    expect((await linesOf()).slice(0, 3).toReversed()).toEqual([
      'command line person-added vijay@clinic.example reception',
      'command line person-reset vijay@clinic.example',
      'command line person-removed vijay@clinic.example reception',
    ]);
  });

  it('is read in pages, and kept as long as enquiries', async () => {
    const { database } = site.services;
    await database.deleteFrom('access_log').execute();
    const rows = Array.from({ length: 120 }, (_, index) => ({
      id: randomUUID(),
      at: new Date(Date.now() - index * 5 * 86_400_000).toISOString(),
      person: 'Meera Joshi',
      action: 'opened' as const,
      enquiry_id: randomUUID(),
    }));
    await database.insertInto('access_log').values(rows).execute();
    const ids: string[] = [];
    for (let query = ''; ; ) {
      const page = await pageOf(query);
      ids.push(...page.entries.map(({ id }) => id));
      if (page.next === null) break;
      query = `?before=${encodeURIComponent(page.next)}`;
    }
    expect(ids).toEqual(rows.map(({ id }) => id));
    await site.services.enquiries.stop();
    site.services.start();
    const remainingEntries = () => database.selectFrom('access_log').select('id').execute();
    await expect.poll(async () => (await remainingEntries()).length).toBe(73);
  });
});
