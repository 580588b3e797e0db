import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordOutcome } from '../../server/backup/index.ts';
import { invitation, peopleResponse } from '../../shared/desk/people.ts';
import { deskRefusal } from '../../shared/desk/problems.ts';
import { clinicStatus } from '../../shared/desk/status.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { anEnquiry, post } from '../support/site/visitor.ts';
import { addPerson, choosePassword, DeskBrowser } from './desk-browser.ts';

const anId = randomUUID();

/** Every route that needs a session, and whether only the doctor may use it. */
const routes: [method: string, path: string, isForDoctor: boolean][] = [
  ['GET', '/session', false],
  ['PATCH', '/account', false],
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
  ['PUT', `/enquiries/${anId}/entered`, false],
  ['PUT', `/enquiries/${anId}/phone`, false],
  ['POST', `/enquiries/${anId}/notes`, false],
  ['POST', `/enquiries/${anId}/offers`, false],
  ['POST', `/enquiries/${anId}/offer-mail`, false],
  ['POST', `/enquiries/${anId}/offer-sent`, false],
  ['DELETE', `/enquiries/${anId}/visit`, false],
  ['POST', `/enquiries/${anId}/visit`, false],
  ['GET', '/visits', false],
  ['GET', '/visits/times', false],
  ['GET', '/people', true],
  ['POST', '/people', true],
  ['POST', `/people/${anId}/reset`, true],
  ['DELETE', `/people/${anId}`, true],
  ['GET', '/access-log', true],
  ['GET', '/status', true],
  ['GET', '/numbers', true],
  ['POST', '/pictures', true],
  ['GET', '/nothing-here', false],
  ['POST', '/auth/sign-up/email', false],
  ['POST', '/auth/update-user', false],
];

let site: InProcessSite;
let doctor: Awaited<ReturnType<typeof addPerson>>;

beforeAll(async () => {
  // Without https, so that the status does not look for a certificate.
  site = await startInProcess({ SITE_URL: 'http://clinic.example' });
  doctor = await addPerson(site, 'doctor', 'Arun Deshmukh');
});
afterAll(() => site.close());

const bodyFor = (method: string) => (method === 'GET' ? undefined : {});

it('without a session, the desk gives the same 401 at every address but those for signing in, even if it does not exist', async () => {
  await post(site.url, anEnquiry());
  const [enquiry] = await site.services.enquiries.repository.list();
  const forgedSession = new DeskBrowser(site.url);
  forgedSession.cookies.set('desk.session_token', 'made.up');
  const responses = new Set<string>();
  const protectedRoutes = [...routes, ['GET', `/enquiries/${enquiry?.id}`, false] as const];
  for (const [method, path] of protectedRoutes) {
    for (const browser of [new DeskBrowser(site.url), forgedSession]) {
      const { status, body, headers } = await browser.request(method, path, bodyFor(method));
      responses.add(JSON.stringify([status, body]));
      expect(headers.get('cache-control')).toBe('no-store');
    }
  }
  const refusal = { success: false, problem: 'signed-out', message: 'Please sign in.' };
  expect([...responses]).toEqual([JSON.stringify([401, refusal])]);
});

it('the desk refuses reception everything reserved for the doctor', async () => {
  const { browser } = await addPerson(site, 'reception');
  for (const [method, path, isForDoctor] of routes) {
    const { status, body } = await browser.request(method, path, bodyFor(method));
    const isRefused = body?.problem === 'not-allowed' && status === 403;
    expect([path, isRefused]).toEqual([path, isForDoctor]);
    if (method !== 'GET') continue;
    const { status: headStatus } = await browser.request('HEAD', path);
    expect([path, headStatus], 'HEAD would be logged as opened').toEqual([path, 404]);
  }
});

it('the desk accepts nothing from pages of other sites, even with the cookie of a session', async () => {
  const cookie = `desk.session_token=${doctor.browser.cookies.get('desk.session_token')}`;
  const otherSites: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://other.clinic.example', 'sec-fetch-site': 'same-site' },
  ];
  for (const headers of otherSites) {
    const otherSiteBrowser = new DeskBrowser(site.url, { ...headers, cookie });
    for (const [method, path] of routes) {
      const { status, body } = await otherSiteBrowser.request(method, path, bodyFor(method));
      expect([path, status, body.problem]).toEqual([path, 403, 'cross-site']);
    }
    const signIn = await otherSiteBrowser.signIn(doctor.email);
    expect([signIn.status, signIn.headers.getSetCookie()]).toEqual([403, []]);
  }
  const formResponse = await fetch(`${site.url}/api/desk/people`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'text/plain' },
    body: '{"name":"x","email":"x@evil.example","role":"doctor"}',
  });
  expect(formResponse.status).toBe(415);
});

it('the doctor sees when a backup was last verified, and when one has failed since', async () => {
  const backupStatus = async () =>
    clinicStatus.parse((await doctor.browser.get('/status')).body).backup;
  const otherFields = { failedAt: null, problem: null, copiedTo: null };
  expect(await backupStatus()).toEqual({ ...otherFields, verified: null });
  const { database } = site.services;
  const inventory = { rows: { enquiries: 12_408 }, migrations: [], newestEnquiry: null };
  await recordOutcome(database, { inventory });
  const verified = { at: expect.any(String), enquiries: 12_408 };
  expect(await backupStatus()).toEqual({ ...otherFields, verified });
  await recordOutcome(database, { problem: 'no room' });
  const failure = { failedAt: expect.any(String), problem: 'no room' };
  expect(await backupStatus()).toEqual({ ...otherFields, ...failure, verified });
});

it('the doctor can add, list, reset and remove people', async () => {
  const newPerson = { name: 'Sunita Rao', email: 'Sunita@Clinic.example', role: 'reception' };
  const response = await doctor.browser.post('/people', newPerson);
  const { person, link } = invitation.parse(response.body);
  expect([response.status, person.email, person.active]).toEqual([
    201,
    'sunita@clinic.example',
    false,
  ]);
  expect((await doctor.browser.post('/people', newPerson)).body.problem).toBe('taken');
  const sunita = new DeskBrowser(site.url);
  expect((await sunita.signIn(person.email)).status).toBe(401);
  await choosePassword(sunita, link);
  expect((await sunita.signIn(person.email)).status).toBe(200);
  const { people } = peopleResponse.parse((await doctor.browser.get('/people')).body);
  expect(people.find(({ id }) => id === person.id)?.active).toBe(true);

  const resetResponse = await doctor.browser.post(`/people/${person.id}/reset`);
  expect((await sunita.get('/session')).status).toBe(401);
  await choosePassword(sunita, invitation.parse(resetResponse.body).link);
  await sunita.signIn(person.email);
  expect((await doctor.browser.request('DELETE', `/people/${person.id}`)).status).toBe(204);
  expect((await sunita.get('/session')).status).toBe(401);
  expect((await sunita.signIn(person.email)).status).toBe(401);
  expect((await doctor.browser.request('DELETE', `/people/${person.id}`)).status).toBe(404);
});

it('doctors cannot reset their own sign-in: the link would be lost with the session', async () => {
  const { status, body } = await doctor.browser.post(`/people/${doctor.id}/reset`);
  expect([status, body.problem]).toEqual([422, 'invalid']);
  expect(body.message).toBe('Change your own password under Account.');
  expect((await doctor.browser.get('/session')).status).toBe(200);
  expect((await new DeskBrowser(site.url).signIn(doctor.email)).status).toBe(200);
});

it('the desk refuses to add a person with an unknown role or field, or without a valid email address', async () => {
  const base = { name: 'X', email: 'x@clinic.example', role: 'reception' };
  const invalidPeople = [
    { ...base, role: 'owner' },
    { ...base, id: randomUUID() },
    { ...base, email: 'x' },
    [],
    null,
  ];
  for (const body of invalidPeople) {
    const { status, body: response } = await doctor.browser.request('POST', '/people', body);
    expect([status, deskRefusal.parse(response).problem]).toEqual([422, 'invalid']);
  }
});

it('a doctor without a password does not count as the last doctor', async () => {
  const newPerson = { name: 'Sunil Rao', email: 'mistyped@clinic.example', role: 'doctor' };
  const { person } = invitation.parse((await doctor.browser.post('/people', newPerson)).body);
  const removal = await doctor.browser.request('DELETE', `/people/${doctor.id}`);
  expect([removal.status, removal.body?.problem]).toEqual([409, 'last-doctor']);
  expect((await doctor.browser.request('DELETE', `/people/${person.id}`)).status).toBe(204);
});

it('there is always a doctor, even if two remove each other at the same moment', async () => {
  const otherDoctor = await addPerson(site, 'doctor');
  const outcomes = await Promise.all([
    doctor.browser.request('DELETE', `/people/${otherDoctor.id}`),
    otherDoctor.browser.request('DELETE', `/people/${doctor.id}`),
  ]);
  const problems = outcomes.map(({ status, body }) => body?.problem ?? status);
  // Whoever is removed first may find the session already gone.
  expect(problems).toContain(204);
  expect(problems.filter((problem) => problem === 204)).toHaveLength(1);
  const { people } = site.services.staff;
  const doctors = (await people.list()).filter(({ role }) => role === 'doctor');
  expect(doctors).toHaveLength(1);
  expect(await people.remove(doctors[0]?.id ?? '')).toBe('last-doctor');
  doctor = await addPerson(site, 'doctor', 'Vijay Patil');
});
