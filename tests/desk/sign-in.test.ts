import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deskRefusal } from '../../shared/desk/problems.ts';
import {
  authenticatorAnswer,
  sessionAnswer,
  sessionsAnswer,
  signInAnswer,
} from '../../shared/desk/sign-in.ts';
import { databaseKinds, useDatabases } from '../support/databases/databases.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { anEnquiry, post } from '../support/site/visitor.ts';
import { choosePassword, codeOf, DeskBrowser, password, someone } from './desk-browser.ts';
import { hashes, hashQuickly } from './quick-hashing.ts';

const hour = 3_600_000;

/** Sets the clock of this process, and so of the server in it. */
function setClock(aheadBy: number): void {
  vi.useRealTimers();
  const now = Date.now();
  if (aheadBy !== 0) vi.useFakeTimers({ toFake: ['Date'], now: now + aheadBy });
}

describe.each(databaseKinds)('signing in to the desk, on %s', (kind) => {
  const databases = useDatabases(kind);
  /** For what does not depend on the kind of database. */
  const once = it.runIf(kind === 'SQLite');
  let environment: Record<string, string>;
  let site: InProcessSite;

  beforeAll(async () => {
    environment = {
      DATABASE_URL: await databases.fresh(),
      SITE_URL: 'https://clinic.example',
      DESK_SECRET: 'a secret of the tests that is long enough',
    };
    site = await startInProcess(environment);
  });
  afterAll(() => site.close());
  beforeEach(hashQuickly);
  afterEach(() => setClock(0));

  const another = () => new DeskBrowser(site.url);
  const statusIn = async (browser: DeskBrowser) => (await browser.get('/session')).status;

  it('requires an invitation and a password; signing out invalidates a stolen cookie too', async () => {
    expect((await another().get('/session')).body.problem).toBe('no-accounts');
    const { browser, email, id } = await someone(site, 'reception');
    const { person, timeZone } = sessionAnswer.parse((await browser.get('/session')).body);
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
    expect((await browser.post('/auth/sign-out')).status).toBe(204);
    expect([await statusIn(browser), await statusIn(thief)]).toEqual([401, 401]);
  });

  once(
    'gives a cookie that scripts cannot read, other sites cannot use, and TLS alone carries',
    async () => {
      const { email } = await someone(site, 'reception');
      const overTls = new DeskBrowser(site.url, { 'x-forwarded-proto': 'https' });
      const answer = await overTls.signIn(email);
      expect(signInAnswer.parse(answer.body)).toEqual({ codeNeeded: false });
      const [cookie] = answer.headers.getSetCookie();
      expect(cookie).toMatch(/^desk\.session_token=.*Max-Age=43200.*Path=\/api\/desk/);
      expect(cookie).toMatch(/HttpOnly/);
      expect(cookie).toMatch(/SameSite=Lax/);
      expect(cookie).toMatch(/; Secure$/);
      expect(JSON.stringify(answer.body)).not.toContain(
        overTls.cookies.get('desk.session_token')?.slice(0, 32),
      );
      const shared = (await another().signIn(email, password, true)).headers.getSetCookie();
      expect(shared.find((each) => each.startsWith('desk.session_token='))).not.toMatch(
        /Max-Age|Secure/,
      );
    },
  );

  once(
    'renews the cookie for TLS alone, though a GET names no origin and the proxy is not trusted',
    async () => {
      const { browser } = await someone(site, 'reception');
      setClock(61_000);
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = { cookie, referer: 'https://clinic.example/desk' };
      const answer = await fetch(`${site.url}/api/desk/session`, { headers });
      expect(answer.headers.getSetCookie()[0]).toMatch(/^desk\.session_token=.*; Secure$/);
    },
  );

  once('holds on every server with the same database, and ends on all', async () => {
    const { browser } = await someone(site, 'reception');
    const other = await startInProcess(environment);
    const there = new DeskBrowser(other.url);
    for (const [name, value] of browser.cookies) there.cookies.set(name, value);
    expect(await statusIn(there)).toBe(200);
    await there.post('/auth/sign-out');
    expect(await statusIn(browser)).toBe(401);
    await other.close();
  });

  once('creates a new session instead of using a planted one', async () => {
    const { browser, email } = await someone(site, 'reception');
    const planted = browser.cookies.get('desk.session_token');
    const victim = browser.copy();
    await victim.signIn(email);
    expect(victim.cookies.get('desk.session_token')).not.toBe(planted);
    const fixed = another();
    fixed.cookies.set('desk.session_token', 'chosen.by-somebody-else');
    await fixed.signIn(email);
    expect(fixed.cookies.get('desk.session_token')).not.toContain('chosen');
  });

  once('does not tell who has an account, by the answer or by the work it takes', async () => {
    const { email } = await someone(site, 'doctor');
    const tryOnce = async (address: string) => {
      hashes.length = 0;
      const { status, body } = await another().signIn(address, 'not the password');
      return { status, body, hashes: [...hashes] };
    };
    const known = await tryOnce(email);
    expect(await tryOnce('nobody@clinic.example')).toEqual(known);
    expect(deskRefusal.parse(known.body).problem).toBe('wrong-credentials');
    expect(known.hashes).toEqual([{ cost: 16_384, length: 64 }]);
  });

  it('makes five wrong passwords wait, longer each time, whichever addresses they come from', async () => {
    // The clock stands still, so that each wait is as long as it is told.
    for (const email of [(await someone(site, 'doctor')).email, 'no-one@clinic.example']) {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
      // All at the same moment: none slips past the count.
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
  });

  once('forgives wrong passwords after the right one', async () => {
    const { email } = await someone(site, 'doctor');
    for (let round = 0; round < 2; round += 1) {
      const wrong = Array.from({ length: 4 }, () => another().signIn(email, 'not the password'));
      await Promise.all(wrong);
      expect((await another().signIn(email)).status).toBe(200);
    }
  });

  once('makes an address wait that tries many accounts', async () => {
    const robot = another();
    const accounts = Array.from({ length: 22 }, (_, each) => `account-${each}@clinic.example`);
    const answers = await Promise.all(
      accounts.map((email, each) =>
        robot.request(
          'POST',
          '/auth/sign-in/email',
          { email, password },
          {
            // What we tell the part that counts is not for a visitor to say.
            'x-visitor-address': `10.9.9.${each}`,
          },
        ),
      ),
    );
    const problems = answers.map(({ body }) => deskRefusal.parse(body).problem).sort();
    const allowed = Array(20).fill('wrong-credentials');
    expect(problems).toEqual(['too-many', 'too-many', ...allowed]);
  });

  it('accepts an authenticator code once, and a backup code once', async () => {
    const { browser, email } = await someone(site, 'doctor');
    const enabled = await browser.post('/auth/two-factor/enable', { password });
    const { uri, backupCodes } = authenticatorAnswer.parse(enabled.body);
    expect(new URL(uri).searchParams.get('issuer')).toBe('clinic.example');
    const confirmed = await browser.post('/auth/two-factor/verify-totp', { code: codeOf(uri) });
    expect(confirmed.status).toBe(204);
    expect(sessionAnswer.parse((await browser.get('/session')).body).person.twoFactor).toBe(true);

    const first = another();
    expect((await first.signIn(email)).body).toEqual({ codeNeeded: true });
    expect(await statusIn(first)).toBe(401);
    const wrong = await first.post('/auth/two-factor/verify-totp', { code: '000000' });
    expect([wrong.status, wrong.body.problem]).toEqual([401, 'wrong-code']);
    setClock(60_000);
    const code = codeOf(uri);
    expect((await first.post('/auth/two-factor/verify-totp', { code })).status).toBe(204);
    expect(await statusIn(first)).toBe(200);

    const watcher = another();
    await watcher.signIn(email);
    const replayed = await watcher.post('/auth/two-factor/verify-totp', { code });
    expect([replayed.status, replayed.body.problem]).toEqual([401, 'wrong-code']);
    expect(await statusIn(watcher)).toBe(401);

    const [backup] = backupCodes;
    for (const expected of [204, 401]) {
      const withBackup = another();
      await withBackup.signIn(email);
      const answer = await withBackup.post('/auth/two-factor/verify-backup-code', { code: backup });
      expect(answer.status).toBe(expected);
    }
  });

  once(
    'ends after twelve hours without use, and not while it is used; asking by itself is no use',
    async () => {
      for (const sharedComputer of [false, true]) {
        setClock(0);
        const { browser, email } = await someone(site, 'reception');
        await browser.signIn(email, password, sharedComputer);
        const idle = browser.copy();
        setClock(11 * hour);
        const polled = await idle.get(`/enquiries/changes?since=${new Date().toISOString()}`);
        expect(polled.status).toBe(200);
        const { status, headers } = await browser.get('/session');
        const renewed = /^desk\.session_token=.*Max-Age=43200/.test(
          headers.getSetCookie()[0] ?? '',
        );
        expect([status, renewed]).toEqual([200, !sharedComputer]);
        setClock(22 * hour);
        expect(await statusIn(browser)).toBe(200);
        setClock(35 * hour);
        expect(await statusIn(browser)).toBe(401);
        setClock(0);
        const open = another();
        await open.signIn(email, password, sharedComputer);
        setClock(11 * hour);
        await open.get(`/enquiries/changes?since=${new Date().toISOString()}`);
        setClock(13 * hour);
        expect(await statusIn(open)).toBe(401);
      }
    },
  );

  once(
    'is not used by reading an open enquiry again, which is no other opening of it',
    async () => {
      await post(site.url, anEnquiry());
      const id = (await site.services.enquiries.inbox.list()).at(-1)?.id;
      const { browser, email } = await someone(site, 'reception', 'Kiran Rao');
      const open = () => browser.get(`/enquiries/${id}`);
      const again = () => browser.get(`/enquiries/${id}/current`);
      const openings = () =>
        site.services.database
          .selectFrom('access_log')
          .select('id')
          .where('person', '=', 'Kiran Rao')
          .where('action', '=', 'opened')
          .execute();
      expect((await again()).status, 'never without an opening').toBe(422);
      const opened = await open();
      setClock(11 * hour);
      expect((await again()).body).toEqual(opened.body);
      expect(await openings()).toHaveLength(1);
      setClock(13 * hour);
      expect((await again()).status).toBe(401);
      await browser.signIn(email);
      expect((await again()).status, 'nor by an opening of another session').toBe(422);
      await open();
      setClock(13 * hour + 60_000);
      await browser.signIn(email);
      await open();
      expect((await again()).status).toBe(200);
      expect(await openings()).toHaveLength(3);
    },
  );

  once('lists the sessions and ends one of them, but no one else’s', async () => {
    const { browser, email } = await someone(site, 'reception');
    const phone = new DeskBrowser(site.url, { 'user-agent': 'A phone' });
    await phone.signIn(email);
    const { sessions } = sessionsAnswer.parse((await browser.get('/sessions')).body);
    expect(sessions.map(({ userAgent, current }) => [userAgent, current]).sort()).toEqual([
      ['A browser', true],
      ['A phone', false],
    ]);
    const ofPhone = sessions.find(({ current }) => !current)?.id;
    const stranger = await someone(site, 'doctor');
    expect((await stranger.browser.request('DELETE', `/sessions/${ofPhone}`)).status).toBe(404);
    expect(await statusIn(phone)).toBe(200);
    expect((await browser.request('DELETE', `/sessions/${ofPhone}`)).status).toBe(204);
    expect([await statusIn(phone), await statusIn(browser)]).toEqual([401, 200]);
  });

  once('ends all other sessions with a change of the password, and all with a reset', async () => {
    const { browser, email, id } = await someone(site, 'reception');
    const other = another();
    await other.signIn(email);
    const stolen = browser.copy();
    const newPassword = 'another long and quiet word';
    const short = { currentPassword: password, newPassword: 'eleven char' };
    expect((await browser.post('/auth/change-password', short)).status).toBe(422);
    const wrong = { currentPassword: 'not the password', newPassword };
    expect((await browser.post('/auth/change-password', wrong)).body.problem).toBe(
      'wrong-credentials',
    );
    const right = { currentPassword: password, newPassword };
    expect((await browser.post('/auth/change-password', right)).status).toBe(204);
    expect(await Promise.all([browser, other, stolen].map(statusIn))).toEqual([200, 401, 401]);
    expect((await another().signIn(email, password)).status).toBe(401);

    const reset = await site.services.staff.people.reset(id);
    expect(await statusIn(browser)).toBe(401);
    expect((await another().signIn(email, newPassword)).status).toBe(401);
    expect((await choosePassword(another(), reset?.link ?? '')).status).toBe(204);
    expect((await another().signIn(email)).status).toBe(200);
  });

  it('accepts a link once, for a day, and not after a newer one', async () => {
    const { email, id } = await someone(site, 'reception');
    const { people } = site.services.staff;
    const older = (await people.reset(id))?.link ?? '';
    const link = (await people.reset(id))?.link ?? '';
    expect(link).toMatch(/^https:\/\/clinic\.example\/desk\/password#[\w-]{32}$/);
    setClock(25 * hour);
    expect((await choosePassword(another(), link)).body.problem).toBe('link-used');
    setClock(23 * hour);
    const fresh = (await people.reset(id))?.link ?? '';
    const both = await Promise.all([
      choosePassword(another(), fresh),
      choosePassword(another(), fresh),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 410]);
    for (const used of [older, fresh]) {
      const again = await choosePassword(another(), used, 'the word of a thief');
      expect([again.status, again.body.problem]).toEqual([410, 'link-used']);
    }
    expect((await another().signIn(email)).status).toBe(200);
  });
});
