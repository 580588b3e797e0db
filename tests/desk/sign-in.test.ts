import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deskRefusal } from '../../shared/desk/problems.ts';
import { authenticatorResponse, sessionResponse } from '../../shared/desk/sign-in.ts';
import { databaseKinds, useDatabases } from '../support/databases/databases.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { stressIf } from '../support/stress-if.ts';
import { hour, setClock } from './clock.ts';
import {
  addSignedIn,
  choosePassword,
  codeOf,
  DeskBrowser,
  password,
  statusIn,
} from './desk-browser.ts';
import { hashes, hashQuickly } from './quick-hashing.ts';

describe.each(databaseKinds)('signing in to the desk, on %s', (kind) => {
  /** For tests that do not depend on the kind of database. */
  const once = it.runIf(kind === 'SQLite');
  let environment: Record<string, string>;
  let site: InProcessSite;

  beforeAll(async () => {
    environment = {
      DATABASE_URL: await useDatabases(kind).fresh(),
      SITE_URL: 'https://clinic.example',
      DESK_SECRET: 'a secret of the tests that is long enough',
    };
    site = await startInProcess(environment);
  });
  afterAll(() => site.close());
  beforeEach(hashQuickly);
  afterEach(() => setClock(0));

  /** Another browser, in which nobody has signed in. */
  const another = () => new DeskBrowser(site.url);

  it('requires an invitation and a password; signing out invalidates a stolen cookie too', async () => {
    expect((await another().get('/session')).body.problem).toBe('no-accounts');
    expect((await another().get('/enquiries')).body.problem).toBe('signed-out');
    const { browser, email, id } = await addSignedIn(site, 'reception');
    const { person, timeZone } = sessionResponse.parse((await browser.get('/session')).body);
    expect(person).toEqual({
      id,
      email,
      name: 'Meera Joshi',
      role: 'reception',
      twoFactor: false,
      active: true,
    });
    expect(timeZone).toBe('Asia/Kolkata');
    expect((await another().get('/session')).body.problem).toBe('signed-out');
    const thief = browser.copy();
    expect((await browser.post('/auth/sign-out')).status).toBe(200);
    expect([await statusIn(browser), await statusIn(thief)]).toEqual([401, 401]);
  });

  once(
    'sets a cookie that scripts cannot read, other sites cannot use, and only TLS carries',
    async () => {
      const { email } = await addSignedIn(site, 'reception');
      const overTls = new DeskBrowser(site.url, { 'x-forwarded-proto': 'https' });
      const response = await overTls.signIn(email);
      expect(response.status).toBe(200);
      const [cookie] = response.headers.getSetCookie();
      expect(cookie).toMatch(/^desk\.session_token=.*Max-Age=43200.*Path=\/api\/desk/);
      expect(cookie).toMatch(/HttpOnly/);
      expect(cookie).toMatch(/SameSite=Lax/);
      expect(cookie).toMatch(/; Secure$/);
      expect(JSON.stringify(response.body)).not.toContain(
        overTls.cookies.get('desk.session_token')?.slice(0, 32),
      );
      const sharedCookies = (await another().signIn(email, password, true)).headers.getSetCookie();
      expect(sharedCookies.find((each) => each.startsWith('desk.session_token='))).not.toMatch(
        /Max-Age|Secure/,
      );
    },
  );

  once(
    'renews the cookie for TLS only, although a GET names no origin and the proxy is not trusted',
    async () => {
      const { browser } = await addSignedIn(site, 'reception');
      setClock(61_000);
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = { cookie, referer: 'https://clinic.example/desk' };
      const response = await fetch(`${site.url}/api/desk/session`, { headers });
      expect(response.headers.getSetCookie()[0]).toMatch(/^desk\.session_token=.*; Secure$/);
    },
  );

  once('creates a new session at sign-in, even if the browser already has one', async () => {
    const { browser, email } = await addSignedIn(site, 'reception');
    const plantedToken = browser.cookies.get('desk.session_token');
    const victim = browser.copy();
    await victim.signIn(email);
    expect(victim.cookies.get('desk.session_token')).not.toBe(plantedToken);
    const visitor = another();
    visitor.cookies.set('desk.session_token', 'chosen.by-somebody-else');
    await visitor.signIn(email);
    expect(visitor.cookies.get('desk.session_token')).not.toContain('chosen');
  });

  once('does not reveal who has an account, by the response or by the work it takes', async () => {
    const { email } = await addSignedIn(site, 'doctor');
    const tryOnce = async (address: string) => {
      hashes.length = 0;
      const { status, body } = await another().signIn(address, 'not the password');
      return { status, body, hashes: [...hashes] };
    };
    const knownOutcome = await tryOnce(email);
    expect(await tryOnce('nobody@clinic.example')).toEqual(knownOutcome);
    expect(deskRefusal.parse(knownOutcome.body).problem).toBe('wrong-credentials');
    expect(knownOutcome.hashes).toEqual([{ cost: 16_384, length: 64 }]);
  });

  it(
    'imposes a wait after five wrong passwords, longer each time, whatever addresses they come from',
    stressIf(kind === 'PostgreSQL'),
    async () => {
      // The clock is stopped, so that each wait is exactly as long as stated.
      for (const email of [(await addSignedIn(site, 'doctor')).email, 'no-one@clinic.example']) {
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
        // Sent at the same moment: not one escapes the limit.
        const tries = await Promise.all(
          Array.from({ length: 20 }, () => another().signIn(email, 'not the password')),
        );
        expect(tries.filter(({ status }) => status === 401)).toHaveLength(5);
        const { status, body, headers } = await another().signIn(email);
        expect([status, deskRefusal.parse(body).problem]).toEqual([429, 'wait']);
        expect(body.message).toMatch(/try again in 30 seconds/);
        expect(headers.get('retry-after')).toBe('30');
        setClock(31_000);
        expect((await another().signIn(email, 'not the password')).status).toBe(401);
        expect((await another().signIn(email)).body.seconds).toBe(60);
        setClock(0);
      }
    },
  );

  once('forgives wrong passwords after the right one', async () => {
    const { email } = await addSignedIn(site, 'doctor');
    for (let round = 0; round < 2; round += 1) {
      const wrongSignIns = Array.from({ length: 4 }, () =>
        another().signIn(email, 'not the password'),
      );
      await Promise.all(wrongSignIns);
      expect((await another().signIn(email)).status).toBe(200);
    }
  });

  once('makes an address that tries many accounts wait', async () => {
    const bot = another();
    const accounts = Array.from({ length: 22 }, (_, each) => `account-${each}@clinic.example`);
    const answers = await Promise.all(accounts.map((email) => bot.signIn(email)));
    const problems = answers.map(({ body }) => deskRefusal.parse(body).problem).sort();
    const allowedTries = Array(20).fill('wrong-credentials');
    expect(problems).toEqual(['too-many', 'too-many', ...allowedTries]);
  });

  it('accepts an authenticator code once, and a backup code once', async () => {
    const { browser, email } = await addSignedIn(site, 'doctor');
    const authenticator = await browser.post('/auth/two-factor/enable', { password });
    const { totpURI: uri, backupCodes } = authenticatorResponse.parse(authenticator.body);
    expect(new URL(uri).searchParams.get('issuer')).toBe('clinic.example');
    const confirmation = await browser.post('/auth/two-factor/verify-totp', { code: codeOf(uri) });
    expect(confirmation.status).toBe(200);
    expect(sessionResponse.parse((await browser.get('/session')).body).person.twoFactor).toBe(true);

    const newBrowser = another();
    expect((await newBrowser.signIn(email)).body.twoFactorRedirect).toBe(true);
    expect(await statusIn(newBrowser)).toBe(401);
    const wrongCode = await newBrowser.post('/auth/two-factor/verify-totp', { code: '000000' });
    expect([wrongCode.status, wrongCode.body.problem]).toEqual([401, 'wrong-code']);
    setClock(60_000);
    const code = codeOf(uri);
    expect((await newBrowser.post('/auth/two-factor/verify-totp', { code })).status).toBe(200);
    expect(await statusIn(newBrowser)).toBe(200);

    const watcher = another();
    await watcher.signIn(email);
    const replay = await watcher.post('/auth/two-factor/verify-totp', { code });
    expect([replay.status, replay.body.problem]).toEqual([401, 'wrong-code']);
    expect(await statusIn(watcher)).toBe(401);

    const [backup] = backupCodes;
    const codesLeft = async () => (await browser.get('/backup-codes')).body;
    expect(await codesLeft()).toEqual({ left: 10 });
    for (const expectedStatus of [200, 401]) {
      const withBackup = another();
      await withBackup.signIn(email);
      const response = await withBackup.post('/auth/two-factor/verify-backup-code', {
        code: backup,
      });
      expect(response.status).toBe(expectedStatus);
    }
    expect(await codesLeft()).toEqual({ left: 9 });
  });

  it('accepts a link once, for a day, and not after a newer one', async () => {
    const { email, id } = await addSignedIn(site, 'reception');
    const { people } = site.services.staff;
    const older = (await people.reset(id))?.link ?? '';
    const link = (await people.reset(id))?.link ?? '';
    expect(link).toMatch(/^https:\/\/clinic\.example\/desk\/password#[\w-]{32}$/);
    setClock(25 * hour);
    expect((await choosePassword(another(), link)).body.problem).toBe('link-used');
    setClock(23 * hour);
    const fresh = (await people.reset(id))?.link ?? '';
    const responses = await Promise.all([
      choosePassword(another(), fresh),
      choosePassword(another(), fresh),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 410]);
    for (const usedLink of [older, fresh]) {
      const response = await choosePassword(another(), usedLink, 'the word of a thief');
      expect([response.status, response.body.problem]).toEqual([410, 'link-used']);
    }
    expect((await another().signIn(email)).status).toBe(200);
  });
});
