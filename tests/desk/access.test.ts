import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noteOutcome } from '../../server/backup/index.ts';
import { accessLogAnswer } from '../../shared/desk/access-log.ts';
import { enquiryAnswer } from '../../shared/desk/enquiries/opened.ts';
import { invitation, peopleAnswer } from '../../shared/desk/people.ts';
import { deskRefusal } from '../../shared/desk/problems.ts';
import { restoreProofAnswer } from '../../shared/desk/restore-proof.ts';
import { databaseKinds, useDatabases } from '../support/databases/databases.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { anEnquiry, post } from '../support/site/visitor.ts';
import { choosePassword, DeskBrowser, someone } from './desk-browser.ts';

const anId = randomUUID();

/** Every route that needs a session, and whether only the doctor may use it. */
const routes: [method: string, path: string, isDoctors: boolean][] = [
  ['GET', '/session', false],
  ['PATCH', '/account', false],
  ['GET', '/sessions', false],
  ['DELETE', `/sessions/${anId}`, false],
  ['GET', '/devices', false],
  ['PUT', '/devices', false],
  ['POST', `/devices/${anId}/test`, false],
  ['DELETE', `/devices/${anId}`, false],
  ['POST', '/auth/change-password', false],
  ['POST', '/auth/two-factor/enable', false],
  ['POST', '/auth/two-factor/disable', false],
  ['POST', '/auth/two-factor/generate-backup-codes', false],
  ['GET', '/enquiries', false],
  ['GET', '/enquiries.csv', false],
  ['GET', '/enquiries/changes', false],
  ['POST', '/enquiries', false],
  ['POST', '/enquiries/moves', false],
  ['GET', `/enquiries/${anId}`, false],
  ['GET', `/enquiries/${anId}/current`, false],
  ['PATCH', `/enquiries/${anId}`, false],
  ['DELETE', `/enquiries/${anId}`, false],
  ['POST', `/enquiries/${anId}/notes`, false],
  ['POST', `/enquiries/${anId}/send`, false],
  ['POST', `/enquiries/${anId}/offers`, false],
  ['POST', `/enquiries/${anId}/offer-mail`, false],
  ['POST', `/enquiries/${anId}/visit`, false],
  ['GET', '/visits', false],
  ['GET', '/notices', false],
  ['POST', '/notices', false],
  ['PUT', `/notices/${anId}`, false],
  ['POST', `/notices/${anId}/end`, false],
  ['DELETE', `/notices/${anId}`, false],
  ['POST', '/closed-days', false],
  ['DELETE', '/closed-days/2026-12-03', false],
  ['GET', '/people', true],
  ['POST', '/people', true],
  ['POST', `/people/${anId}/reset`, true],
  ['DELETE', `/people/${anId}`, true],
  ['GET', '/access-log', true],
  ['GET', '/restore-proof', true],
  ['GET', '/numbers', true],
  ['POST', '/pictures', true],
  ['GET', '/posts', true],
  ['POST', '/posts', true],
  ['GET', '/posts/1', true],
  ['PUT', '/posts/1/draft', true],
  ['POST', '/posts/1/editing', true],
  ['GET', '/posts/1/translations', true],
  ['PUT', '/posts/1/translations/2', true],
  ['DELETE', '/posts/1/translations/2', true],
  ['POST', '/posts/1/publish', true],
  ['POST', '/posts/1/unpublish', true],
  ['POST', '/posts/1/discard', true],
  ['POST', '/posts/1/preview', true],
  ['GET', '/posts/1/versions', true],
  ['GET', '/posts/1/versions/1', true],
  ['DELETE', '/posts/1', true],
  ['GET', '/nothing-here', false],
  ['POST', '/auth/sign-up/email', false],
  ['POST', '/auth/update-user', false],
];

describe.each(databaseKinds)('the desk, on %s', (kind) => {
  const databases = useDatabases(kind);
  /** For what does not depend on the kind of database. */
  const once = it.runIf(kind === 'SQLite');
  let site: InProcessSite;
  let doctor: Awaited<ReturnType<typeof someone>>;

  beforeAll(async () => {
    site = await startInProcess({
      DATABASE_URL: await databases.fresh(),
      DESK_SECRET: 'a secret of the tests that is long enough',
    });
    doctor = await someone(site, 'doctor', 'Arun Deshmukh');
  });
  afterAll(() => site.close());

  const bodyFor = (method: string) => (method === 'GET' ? undefined : {});

  once(
    'answers 401 at every address without a session, whether the address exists or not',
    async () => {
      await post(site.url, anEnquiry());
      const [enquiry] = await site.services.enquiries.inbox.list();
      const forged = new DeskBrowser(site.url);
      forged.cookies.set('desk.session_token', 'made.up');
      const answers = new Set<string>();
      const asked = [...routes, ['GET', `/enquiries/${enquiry?.id}`, false] as const];
      for (const [method, path] of asked) {
        for (const browser of [new DeskBrowser(site.url), forged]) {
          const { status, body, headers } = await browser.request(method, path, bodyFor(method));
          answers.add(JSON.stringify([status, body]));
          expect(headers.get('cache-control')).toBe('no-store');
        }
      }
      const refused = { success: false, problem: 'signed-out', message: 'Please sign in.' };
      expect([...answers]).toEqual([JSON.stringify([401, refused])]);
    },
  );

  once('refuses reception what only the doctor may do', async () => {
    const { browser } = await someone(site, 'reception');
    for (const [method, path, isDoctors] of routes) {
      const { status, body } = await browser.request(method, path, bodyFor(method));
      const isKept = body?.problem === 'not-allowed' && status === 403;
      expect([path, isKept]).toEqual([path, isDoctors]);
    }
  });

  once(
    'accepts nothing from the page of another site, even though the browser sends its cookie',
    async () => {
      const cookie = `desk.session_token=${doctor.browser.cookies.get('desk.session_token')}`;
      const from: Record<string, string>[] = [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
        { origin: 'https://other.clinic.example', 'sec-fetch-site': 'same-site' },
      ];
      for (const headers of from) {
        const foreign = new DeskBrowser(site.url, { ...headers, cookie });
        for (const [method, path] of routes) {
          const { status, body } = await foreign.request(method, path, bodyFor(method));
          expect([path, status, body.problem]).toEqual([path, 403, 'cross-site']);
        }
        const signingIn = await foreign.signIn(doctor.email);
        expect([signingIn.status, signingIn.headers.getSetCookie()]).toEqual([403, []]);
      }
      const asForm = await fetch(`${site.url}/api/desk/people`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'text/plain' },
        body: '{"name":"x","email":"x@evil.example","role":"doctor"}',
      });
      expect(asForm.status).toBe(415);
    },
  );

  once('lets the doctor add, list, reset and remove people', async () => {
    const newPerson = { name: 'Sunita Rao', email: 'Sunita@Clinic.example', role: 'reception' };
    const added = await doctor.browser.post('/people', newPerson);
    const { person, link } = invitation.parse(added.body);
    expect([added.status, person.email, person.active]).toEqual([
      201,
      'sunita@clinic.example',
      false,
    ]);
    expect((await doctor.browser.post('/people', newPerson)).body.problem).toBe('taken');
    const sunita = new DeskBrowser(site.url);
    expect((await sunita.signIn(person.email)).status).toBe(401);
    await choosePassword(sunita, link);
    expect((await sunita.signIn(person.email)).status).toBe(200);
    const { people } = peopleAnswer.parse((await doctor.browser.get('/people')).body);
    expect(people.find(({ id }) => id === person.id)?.active).toBe(true);

    const reset = await doctor.browser.post(`/people/${person.id}/reset`);
    expect((await sunita.get('/session')).status).toBe(401);
    await choosePassword(sunita, invitation.parse(reset.body).link);
    await sunita.signIn(person.email);
    expect((await doctor.browser.request('DELETE', `/people/${person.id}`)).status).toBe(204);
    expect((await sunita.get('/session')).status).toBe(401);
    expect((await sunita.signIn(person.email)).status).toBe(401);
    expect((await doctor.browser.request('DELETE', `/people/${person.id}`)).status).toBe(404);
  });

  once(
    'does not let doctors reset their own sign-in: the link would be lost with the session',
    async () => {
      const { status, body } = await doctor.browser.post(`/people/${doctor.id}/reset`);
      expect([status, body.problem]).toEqual([422, 'invalid']);
      expect(body.message).toBe('Change your own password under Account.');
      expect((await doctor.browser.get('/session')).status).toBe(200);
      expect((await new DeskBrowser(site.url).signIn(doctor.email)).status).toBe(200);
    },
  );

  once('refuses a role or a field that it does not know', async () => {
    const base = { name: 'X', email: 'x@clinic.example', role: 'reception' };
    const wrong = [
      { ...base, role: 'owner' },
      { ...base, id: anId },
      { ...base, email: 'x' },
      [],
      null,
    ];
    for (const body of wrong) {
      const { status, body: answer } = await doctor.browser.request('POST', '/people', body);
      expect([status, deskRefusal.parse(answer).problem]).toEqual([422, 'invalid']);
    }
  });

  once(
    'does not count a doctor who has never chosen a password as the one who remains',
    async () => {
      const newPerson = { name: 'Sunil Rao', email: 'mistyped@clinic.example', role: 'doctor' };
      const { person } = invitation.parse((await doctor.browser.post('/people', newPerson)).body);
      const leave = await doctor.browser.request('DELETE', `/people/${doctor.id}`);
      expect([leave.status, leave.body?.problem]).toEqual([409, 'last-doctor']);
      expect((await doctor.browser.request('DELETE', `/people/${person.id}`)).status).toBe(204);
    },
  );

  it('always keeps a doctor, even if two remove each other at the same moment', async () => {
    const other = await someone(site, 'doctor');
    const outcomes = await Promise.all([
      doctor.browser.request('DELETE', `/people/${other.id}`),
      other.browser.request('DELETE', `/people/${doctor.id}`),
    ]);
    const problems = outcomes.map(({ status, body }) => body?.problem ?? status);
    // Whoever is removed first may find the session already gone.
    expect(problems).toContain(204);
    expect(problems.filter((problem) => problem === 204)).toHaveLength(1);
    const { people } = site.services.staff;
    const doctors = (await people.list()).filter(({ role }) => role === 'doctor');
    expect(doctors).toHaveLength(1);
    expect(await people.remove(doctors[0]?.id ?? '')).toBe('last-doctor');
    doctor = await someone(site, 'doctor', 'Vijay Patil');
  });

  once(
    'tells the doctor of the last verified backup, and of one that has failed since',
    async () => {
      const ask = async () =>
        restoreProofAnswer.parse((await doctor.browser.get('/restore-proof')).body);
      expect(await ask()).toEqual({ proven: null, failedAt: null });
      const { database } = site.services;
      const inventory = { rows: { enquiries: 12_408 }, migrations: [], newestEnquiry: null };
      await noteOutcome(database, { inventory });
      const proven = { at: expect.any(String), enquiries: 12_408 };
      expect(await ask()).toEqual({ proven, failedAt: null });
      await noteOutcome(database, { problem: 'no room' });
      expect(await ask()).toEqual({ proven, failedAt: expect.any(String) });
    },
  );

  once('logs who did what with which enquiry, and nothing of its content', async () => {
    const { browser } = await someone(site, 'reception', 'Rekha Shah');
    await post(site.url, anEnquiry({ message: 'A secret of Rukmini' }));
    const id = (await site.services.enquiries.inbox.list()).at(-1)?.id ?? '';
    await browser.get(`/enquiries/${id}`);
    await browser.get(`/enquiries/${id}`);
    await browser.request('PATCH', `/enquiries/${id}`, { version: 1, tab: 'answered' });
    await browser.post(`/enquiries/${id}/notes`, { id: randomUUID(), text: 'Rukmini again' });
    const sent = await browser.post(`/enquiries/${id}/send`, { version: 2 });
    await browser.get('/enquiries.csv');
    await browser.request('DELETE', `/enquiries/${id}`, {
      version: enquiryAnswer.parse(sent.body).enquiry.version,
      confirm: true,
    });
    const whole = accessLogAnswer.parse((await doctor.browser.get('/access-log')).body);
    const hers = whole.entries.filter(({ person }) => person === 'Rekha Shah').slice(0, 7);
    expect(hers.map(({ action, enquiryId }) => [action, enquiryId])).toEqual([
      ['deleted', id],
      ['exported', null],
      ['sent', id],
      ['noted', id],
      ['moved', id],
      ['opened', id],
      ['signed-in', null],
    ]);
    expect(JSON.stringify(whole)).not.toContain('Rukmini');
    const ofOne = accessLogAnswer.parse(
      (await doctor.browser.get(`/access-log?enquiry=${id}`)).body,
    );
    const actions = ofOne.entries.map(({ action }) => action);
    expect(actions).toEqual(['deleted', 'in-export', 'sent', 'noted', 'moved', 'opened']);
  });

  once(
    'logs an opening whenever a whole enquiry is returned, even if nothing was changed',
    async () => {
      await post(site.url, anEnquiry());
      const id = (await site.services.enquiries.inbox.list()).at(-1)?.id ?? '';
      const path = `/enquiries/${id}`;
      const asked: [method: string, path: string, body: object][] = [
        ['PATCH', path, { version: 9, tab: 'answered' }],
        ['POST', `${path}/send`, { version: 9 }],
        ['DELETE', path, { version: 9, confirm: true }],
        ['POST', `${path}/notes`, { id: randomUUID(), text: 'A note' }],
      ];
      for (const [place, [method, where, body]] of asked.entries()) {
        const { browser } = await someone(site, 'reception', `Reader ${place}`);
        const answer = await browser.request(method, where, body);
        expect(answer.body.enquiry.id).toBe(id);
        const log = await doctor.browser.get(`/access-log?enquiry=${id}`);
        const { entries } = accessLogAnswer.parse(log.body);
        const own = entries.filter(({ person }) => person === `Reader ${place}`);
        expect(own.map(({ action }) => action)).toContain('opened');
      }
    },
  );

  it('lists the access log in pages, and keeps it as long as enquiries', async () => {
    const { database } = site.services;
    await database.deleteFrom('access_log').execute();
    const rows = Array.from({ length: 120 }, (_, each) => ({
      id: randomUUID(),
      at: new Date(Date.now() - each * 5 * 86_400_000).toISOString(),
      person: 'Meera Joshi',
      action: 'opened' as const,
      enquiry_id: anId,
    }));
    await database.insertInto('access_log').values(rows).execute();
    const seen: string[] = [];
    for (let query = ''; ; ) {
      const page = accessLogAnswer.parse((await doctor.browser.get(`/access-log${query}`)).body);
      seen.push(...page.entries.map(({ id }) => id));
      if (page.next === null) break;
      query = `?before=${encodeURIComponent(page.next)}`;
    }
    expect(seen).toEqual(rows.map(({ id }) => id));
    await site.services.enquiries.stop();
    site.services.start();
    const left = () => database.selectFrom('access_log').select('id').execute();
    await expect.poll(async () => (await left()).length).toBe(73);
  });
});
