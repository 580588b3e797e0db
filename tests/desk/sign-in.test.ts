import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deskRefusal } from '../../shared/desk/problems.ts';
import { authenticatorResponse, sessionResponse } from '../../shared/desk/sign-in.ts';
import { databaseKinds, useDatabases } from '../support/databases/databases.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { stressIf } from '../support/stress-if.ts';
import { hour, setClock } from './clock.ts';
import {
  addPerson,
  choosePassword,
  codeOf,
  DeskBrowser,
  password,
  sessionStatus,
} from './desk-browser.ts';
import { hashes, hashQuickly } from './quick-hashing.ts';

describe.each(databaseKinds)('signing in to the desk, on %s', (kind) => {
  /** For tests that do not depend on the kind of database. */
  const itOnce = it.runIf(kind === 'SQLite');
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

  /** A browser in which nobody has signed in. */
  const newBrowser = () => new DeskBrowser(site.url);

  it('requires an invitation and a password; signing out invalidates a stolen cookie too', async () => {
    expect((await newBrowser().get('/session')).body.problem).toBe('no-accounts');
    expect((await newBrowser().get('/enquiries')).body.problem).toBe('signed-out');
    const { browser, email, id } = await addPerson(site, 'reception');
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
    expect((await newBrowser().get('/session')).body.problem).toBe('signed-out');
    const thief = browser.copy();
    expect((await browser.post('/auth/sign-out')).status).toBe(200);
    expect([await sessionStatus(browser), await sessionStatus(thief)]).toEqual([401, 401]);
  });

  itOnce(
    'sets a cookie that scripts cannot read, other sites cannot use, and only TLS carries',
    async () => {
      const { email } = await addPerson(site, 'reception');
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
      const sharedCookies = (
        await newBrowser().signIn(email, password, true)
      ).headers.getSetCookie();
      expect(sharedCookies.find((cookie) => cookie.startsWith('desk.session_token='))).not.toMatch(
        /Max-Age|Secure/,
      );
    },
  );

  itOnce(
    'keeps the cookie Secure when it is renewed, although a GET names no origin and the proxy is not trusted',
    async () => {
      const { browser } = await addPerson(site, 'reception');
      setClock(61_000);
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = { cookie, referer: 'https://clinic.example/desk' };
      const response = await fetch(`${site.url}/api/desk/session`, { headers });
      expect(response.headers.getSetCookie()[0]).toMatch(/^desk\.session_token=.*; Secure$/);
    },
  );

  itOnce('creates a new session at sign-in, even if the browser already has one', async () => {
    const { browser, email } = await addPerson(site, 'reception');
    const plantedToken = browser.cookies.get('desk.session_token');
    const victim = browser.copy();
    await victim.signIn(email);
    expect(victim.cookies.get('desk.session_token')).not.toBe(plantedToken);
    const visitor = newBrowser();
    visitor.cookies.set('desk.session_token', 'chosen.by-somebody-else');
    await visitor.signIn(email);
    expect(visitor.cookies.get('desk.session_token')).not.toContain('chosen');
  });

  itOnce('does not reveal who has an account, by its response or the work it takes', async () => {
    const { email } = await addPerson(site, 'doctor');
    const trySignIn = async (address: string) => {
      hashes.length = 0;
      const { status, body } = await newBrowser().signIn(address, 'not the password');
      return { status, body, hashes: [...hashes] };
    };
    const knownOutcome = await trySignIn(email);
    expect(await trySignIn('nobody@clinic.example')).toEqual(knownOutcome);
    expect(deskRefusal.parse(knownOutcome.body).problem).toBe('wrong-credentials');
    expect(knownOutcome.hashes).toEqual([{ cost: 16_384, length: 64 }]);
  });

  it(
    'imposes a wait after five wrong passwords, longer each time, whatever addresses they come from',
    stressIf(kind === 'PostgreSQL'),
    async () => {
      // The clock is stopped, so that each wait is exactly as long as stated.
      for (const email of [(await addPerson(site, 'doctor')).email, 'no-one@clinic.example']) {
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
        // Sent at the same moment: not one escapes the limit.
        const tries = await Promise.all(
          Array.from({ length: 20 }, () => newBrowser().signIn(email, 'not the password')),
        );
        expect(tries.filter(({ status }) => status === 401)).toHaveLength(5);
        const { status, body, headers } = await newBrowser().signIn(email);
        expect([status, deskRefusal.parse(body).problem]).toEqual([429, 'wait']);
        expect(body.message).toMatch(/try again in 30 seconds/);
        expect(headers.get('retry-after')).toBe('30');
        setClock(31_000);
        expect((await newBrowser().signIn(email, 'not the password')).status).toBe(401);
        expect((await newBrowser().signIn(email)).body.seconds).toBe(60);
        setClock(0);
      }
    },
  );

  itOnce('forgives wrong passwords after the right one', async () => {
    const { email } = await addPerson(site, 'doctor');
    for (let round = 0; round < 2; round += 1) {
      const wrongSignIns = Array.from({ length: 4 }, () =>
        newBrowser().signIn(email, 'not the password'),
      );
      await Promise.all(wrongSignIns);
      expect((await newBrowser().signIn(email)).status).toBe(200);
    }
  });

  itOnce('makes an address that tries many accounts wait', async () => {
    const bot = newBrowser();
    const accounts = Array.from({ length: 22 }, (_, index) => `account-${index}@clinic.example`);
    const responses = await Promise.all(accounts.map((email) => bot.signIn(email)));
    const problems = responses.map(({ body }) => deskRefusal.parse(body).problem).sort();
    const allowedTries = Array(20).fill('wrong-credentials');
    expect(problems).toEqual(['too-many', 'too-many', ...allowedTries]);
  });

  it('accepts an authenticator code once, and a backup code once', async () => {
    const { browser, email } = await addPerson(site, 'doctor');
    const authenticator = await browser.post('/auth/two-factor/enable', { password });
    const { totpURI: uri, backupCodes } = authenticatorResponse.parse(authenticator.body);
    expect(new URL(uri).searchParams.get('issuer')).toBe('clinic.example');
    const confirmation = await browser.post('/auth/two-factor/verify-totp', { code: codeOf(uri) });
    expect(confirmation.status).toBe(200);
    expect(sessionResponse.parse((await browser.get('/session')).body).person.twoFactor).toBe(true);

    const secondBrowser = newBrowser();
    expect((await secondBrowser.signIn(email)).body.twoFactorRedirect).toBe(true);
    expect(await sessionStatus(secondBrowser)).toBe(401);
    const wrongCode = await secondBrowser.post('/auth/two-factor/verify-totp', { code: '000000' });
    expect([wrongCode.status, wrongCode.body.problem]).toEqual([401, 'wrong-code']);
    setClock(60_000);
    const code = codeOf(uri);
    expect((await secondBrowser.post('/auth/two-factor/verify-totp', { code })).status).toBe(200);
    expect(await sessionStatus(secondBrowser)).toBe(200);

    const watcher = newBrowser();
    await watcher.signIn(email);
    const replay = await watcher.post('/auth/two-factor/verify-totp', { code });
    expect([replay.status, replay.body.problem]).toEqual([401, 'wrong-code']);
    expect(await sessionStatus(watcher)).toBe(401);

    const [backupCode] = backupCodes;
    const codesLeft = async () => (await browser.get('/backup-codes')).body;
    expect(await codesLeft()).toEqual({ left: 10 });
    for (const expectedStatus of [200, 401]) {
      const deviceBrowser = newBrowser();
      await deviceBrowser.signIn(email);
      const response = await deviceBrowser.post('/auth/two-factor/verify-backup-code', {
        code: backupCode,
      });
      expect(response.status).toBe(expectedStatus);
    }
    expect(await codesLeft()).toEqual({ left: 9 });
  });

  it('accepts a link once, for a day, and not after a newer one', async () => {
    const { email, id } = await addPerson(site, 'reception');
    const { people } = site.services.staff;
    const olderLink = (await people.reset(id))?.link ?? '';
    const link = (await people.reset(id))?.link ?? '';
    expect(link).toMatch(/^https:\/\/clinic\.example\/desk\/password#[\w-]{32}$/);
    setClock(25 * hour);
    expect((await choosePassword(newBrowser(), link)).body.problem).toBe('link-used');
    setClock(23 * hour);
    const newerLink = (await people.reset(id))?.link ?? '';
    const responses = await Promise.all([
      choosePassword(newBrowser(), newerLink),
      choosePassword(newBrowser(), newerLink),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 410]);
    for (const usedLink of [olderLink, newerLink]) {
      const response = await choosePassword(newBrowser(), usedLink, 'the word of a thief');
      expect([response.status, response.body.problem]).toEqual([410, 'link-used']);
    }
    expect((await newBrowser().signIn(email)).status).toBe(200);
  });
});
