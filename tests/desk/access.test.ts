import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { noteOutcome } from '../../server/backup/index.ts';
import { clinicStatus } from '../../shared/desk/status.ts';
import { anEnquiry, post } from '../support/site/visitor.ts';
import { useAccessDesk } from './access/access-desk.ts';
import { logTests } from './access/log.ts';
import { peopleTests } from './access/people.ts';
import { DeskBrowser, someone } from './desk-browser.ts';

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

describe('the desk', () => {
  const desk = useAccessDesk();
  const bodyFor = (method: string) => (method === 'GET' ? undefined : {});

  it('answers 401 at every address without a session, whether the address exists or not', async () => {
    await post(desk.site.url, anEnquiry());
    const [enquiry] = await desk.site.services.enquiries.stored.list();
    const forged = new DeskBrowser(desk.site.url);
    forged.cookies.set('desk.session_token', 'made.up');
    const answers = new Set<string>();
    const asked = [...routes, ['GET', `/enquiries/${enquiry?.id}`, false] as const];
    for (const [method, path] of asked) {
      for (const browser of [new DeskBrowser(desk.site.url), forged]) {
        const { status, body, headers } = await browser.request(method, path, bodyFor(method));
        answers.add(JSON.stringify([status, body]));
        expect(headers.get('cache-control')).toBe('no-store');
      }
    }
    const refused = { success: false, problem: 'signed-out', message: 'Please sign in.' };
    expect([...answers]).toEqual([JSON.stringify([401, refused])]);
  });

  it('refuses reception what only the doctor may do', async () => {
    const { browser } = await someone(desk.site, 'reception');
    for (const [method, path, isDoctors] of routes) {
      const { status, body } = await browser.request(method, path, bodyFor(method));
      const isKept = body?.problem === 'not-allowed' && status === 403;
      expect([path, isKept]).toEqual([path, isDoctors]);
      if (method !== 'GET') continue;
      const { status: ofHead } = await browser.request('HEAD', path);
      expect([path, ofHead], 'it would be logged as opened').toEqual([path, 404]);
    }
  });

  it('accepts nothing from the page of another site, even though the browser sends its cookie', async () => {
    const cookie = `desk.session_token=${desk.doctor.browser.cookies.get('desk.session_token')}`;
    const from: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { origin: 'https://other.clinic.example', 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of from) {
      const foreign = new DeskBrowser(desk.site.url, { ...headers, cookie });
      for (const [method, path] of routes) {
        const { status, body } = await foreign.request(method, path, bodyFor(method));
        expect([path, status, body.problem]).toEqual([path, 403, 'cross-site']);
      }
      const signingIn = await foreign.signIn(desk.doctor.email);
      expect([signingIn.status, signingIn.headers.getSetCookie()]).toEqual([403, []]);
    }
    const asForm = await fetch(`${desk.site.url}/api/desk/people`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'text/plain' },
      body: '{"name":"x","email":"x@evil.example","role":"doctor"}',
    });
    expect(asForm.status).toBe(415);
  });

  it('tells the doctor of the last verified backup, and of one that has failed since', async () => {
    const ask = async () =>
      clinicStatus.parse((await desk.doctor.browser.get('/status')).body).backup;
    expect(await ask()).toEqual({ proven: null, failedAt: null, elsewhere: null });
    const { database } = desk.site.services;
    const inventory = { rows: { enquiries: 12_408 }, migrations: [], newestEnquiry: null };
    await noteOutcome(database, { inventory });
    const proven = { at: expect.any(String), enquiries: 12_408 };
    expect(await ask()).toEqual({ proven, failedAt: null, elsewhere: null });
    await noteOutcome(database, { problem: 'no room' });
    expect(await ask()).toEqual({ proven, failedAt: expect.any(String), elsewhere: null });
  });

  peopleTests(desk);
  logTests(desk);
});
