import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deskRefusal } from '../../shared/desk/problems.ts';
import { authenticatorResponse } from '../../shared/desk/sign-in.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { addPerson, DeskBrowser, password } from './desk-browser.ts';
import { hashQuickly, holdNextHash } from './quick-hashing.ts';

const wrongPassword = 'not the password';

describe('strangers who try to sign in', () => {
  let site: InProcessSite;

  beforeAll(async () => {
    site = await startInProcess({ SITE_URL: 'https://clinic.example' });
  });
  afterAll(() => site.close());
  beforeEach(hashQuickly);

  const newBrowser = () => new DeskBrowser(site.url);
  /** A browser in which someone has signed in and out before. */
  const addKnownBrowser = async () => {
    const { browser, email } = await addPerson(site, 'doctor');
    await browser.post('/auth/sign-out');
    return { browser, email };
  };
  const failFiveTimes = async (browser: DeskBrowser, email: string) => {
    for (let count = 0; count < 5; count += 1) await browser.signIn(email, wrongPassword);
    return (await browser.signIn(email, wrongPassword)).status;
  };

  it('wait in one queue, and beyond thirty are refused before the database is queried', async () => {
    const { browser, email } = await addKnownBrowser();
    const storedFailures = site.services.database.selectFrom('staff_sign_in_failures').selectAll();
    await site.services.database.deleteFrom('staff_sign_in_failures').execute();
    const { whenHeld, release } = holdNextHash();
    const { promise: nineRefused, resolve } = Promise.withResolvers<void>();
    const retryAfters: (string | null)[] = [];
    const tries = Array.from({ length: 40 }, async (_, index) => {
      const response = await newBrowser().signIn(`stranger-${index}@clinic.example`, wrongPassword);
      if (response.status === 503) retryAfters.push(response.headers.get('retry-after'));
      if (retryAfters.length === 9) resolve();
      return response;
    });
    await Promise.all([whenHeld, nineRefused]);
    expect(retryAfters).toEqual(Array(9).fill('5'));
    expect(await storedFailures.execute(), 'only of the one whose turn it is').toHaveLength(1);
    expect((await browser.signIn(email)).status, 'on a known device').toBe(200);
    release();
    const responses = await Promise.all(tries);
    const problems = responses.map(({ body }) => deskRefusal.parse(body).problem);
    expect(problems.filter((problem) => problem === 'wrong-credentials')).toHaveLength(31);
    expect(problems.filter((problem) => problem === 'busy')).toHaveLength(9);
  });

  it('cannot lock anyone out on a device that has signed in before', async () => {
    const { browser, email } = await addKnownBrowser();
    expect(await failFiveTimes(newBrowser(), email)).toBe(429);
    expect((await newBrowser().signIn(email)).status, 'on an unknown device').toBe(429);
    expect((await browser.signIn(email)).status, 'on the known device').toBe(200);
    expect((await newBrowser().signIn(email)).status, 'strangers are not forgiven by that').toBe(
      429,
    );
  });

  it('cannot lock out a device on which a password was chosen with a link', async () => {
    const { email, id } = await addPerson(site, 'doctor');
    const { link = '' } = (await site.services.staff.people.reset(id)) ?? {};
    const phone = newBrowser();
    const newSignIn = { token: link.split('#')[1], newPassword: password };
    expect((await phone.post('/auth/reset-password', newSignIn)).status).toBe(200);
    expect(await failFiveTimes(newBrowser(), email)).toBe(429);
    expect((await phone.signIn(email)).status).toBe(200);
  });

  it('cannot lock out a device that has signed in before, even from the same Wi-Fi', async () => {
    const { browser, email } = await addKnownBrowser();
    const sameAddress = { 'x-forwarded-for': '10.9.9.9' };
    const stranger = new DeskBrowser(site.url, sameAddress);
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) {
      statuses.push(
        (await stranger.signIn(`invented-${count}@clinic.example`, wrongPassword)).status,
      );
    }
    expect(statuses.at(-1)).toBe(429);
    const staffBrowser = new DeskBrowser(site.url, sameAddress);
    for (const [name, value] of browser.cookies) staffBrowser.cookies.set(name, value);
    expect((await staffBrowser.signIn(email)).status).toBe(200);
    expect(await failFiveTimes(staffBrowser, email), 'it has five attempts of its own').toBe(429);
  });

  it('gain nothing by signing out or sending codes with invented cookies, and nothing is stored', async () => {
    const server = await startInProcess({});
    const browser = new DeskBrowser(server.url);
    browser.cookies.set('desk.session_token', 'invented.c2lnbmF0dXJl');
    browser.cookies.set('desk.two_factor', 'invented.c2lnbmF0dXJl');
    const responses = [
      await browser.post('/auth/sign-out'),
      await browser.post('/auth/two-factor/verify-totp', { code: '123456' }),
      await browser.post('/auth/two-factor/verify-backup-code', { code: 'abcde-fghij' }),
      await browser.get('/session'),
    ];
    expect(responses.map(({ status }) => status)).toEqual([200, 401, 401, 401]);
    for (const table of ['staff_verifications', 'access_log'] as const) {
      expect(await server.services.database.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    await server.close();
  });

  it('gain nothing from a cookie of their own, an invented one, or that of another account', async () => {
    const { email } = await addKnownBrowser();
    const thief = await addKnownBrowser();
    await failFiveTimes(newBrowser(), email);
    expect((await thief.browser.signIn(email)).status).toBe(429);
    const [name = '', value = ''] =
      [...thief.browser.cookies].find(([cookie]) => cookie.startsWith('desk.device_')) ?? [];
    const forger = (await addKnownBrowser()).browser;
    const [myCookie = ''] = [...forger.cookies.keys()].filter((cookie) =>
      cookie.startsWith('desk.device_'),
    );
    expect(myCookie).not.toBe(name);
    forger.cookies.set(myCookie, value);
    forger.cookies.set(name, `${value}x`);
    for (const browser of [forger, thief.browser])
      expect((await browser.signIn(email)).status).toBe(429);
  });

  it('have five attempts with the cookie of a known device, which do not lock out other devices', async () => {
    const { browser, email } = await addKnownBrowser();
    const copiedBrowser = browser.copy();
    expect(await failFiveTimes(copiedBrowser, email)).toBe(429);
    expect((await browser.signIn(email)).status, 'the same device').toBe(429);
    expect((await newBrowser().signIn(email)).status, 'another device').toBe(200);
  });

  it('have five attempts at the password of a stolen session', async () => {
    for (const path of ['/auth/change-password', '/auth/two-factor/disable']) {
      const { browser, email } = await addPerson(site, 'doctor');
      const { body } = await browser.post('/auth/two-factor/enable', { password });
      authenticatorResponse.parse(body);
      const attempt = async (attemptedPassword: string) => {
        const change = {
          currentPassword: attemptedPassword,
          newPassword: 'another long and quiet word',
        };
        return browser.post(
          path,
          path.endsWith('disable') ? { password: attemptedPassword } : change,
        );
      };
      for (let count = 0; count < 5; count += 1)
        expect((await attempt(wrongPassword)).status).toBe(401);
      expect(deskRefusal.parse((await attempt(password)).body).problem).toBe('wait');
      expect((await browser.signIn(email)).status, 'signing in there has to wait too').toBe(429);
    }
  });
});

it('the cookie of a known device is hidden from scripts, is sent only to the desk’s API, and lasts 400 days', async () => {
  const site = await startInProcess({});
  const { email } = await addPerson(site, 'reception');
  const overTls = new DeskBrowser(site.url, { 'x-forwarded-proto': 'https' });
  const { headers } = await overTls.signIn(email);
  const cookie = headers.getSetCookie().find((line) => line.startsWith('desk.device_'));
  expect(cookie).toMatch(
    /^desk\.device_[\w-]{16}=[\w-]{22}\.[\w-]{43}; Max-Age=34560000; Path=\/api\/desk; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(cookie).not.toContain(email);
  await site.close();
});
