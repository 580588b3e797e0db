import { expect, it } from 'vitest';
import { authenticatorAnswer, sessionAnswer } from '../../../shared/desk/sign-in.ts';
import { hour, setClock } from '../clock.ts';
import { choosePassword, codeOf, password, someone, statusIn } from '../desk-browser.ts';
import type { SignInDesk } from './sign-in-desk.ts';

/** Codes of an authenticator, backup codes, and links for choosing a password. */
export function codeAndLinkTests(desk: SignInDesk): void {
  const { another } = desk;

  it('accepts an authenticator code once, and a backup code once', async () => {
    const { browser, email } = await someone(desk.site, 'doctor');
    const enabled = await browser.post('/auth/two-factor/enable', { password });
    const { totpURI: uri, backupCodes } = authenticatorAnswer.parse(enabled.body);
    expect(new URL(uri).searchParams.get('issuer')).toBe('clinic.example');
    const confirmed = await browser.post('/auth/two-factor/verify-totp', { code: codeOf(uri) });
    expect(confirmed.status).toBe(200);
    expect(sessionAnswer.parse((await browser.get('/session')).body).person.twoFactor).toBe(true);

    const first = another();
    expect((await first.signIn(email)).body.twoFactorRedirect).toBe(true);
    expect(await statusIn(first)).toBe(401);
    const wrong = await first.post('/auth/two-factor/verify-totp', { code: '000000' });
    expect([wrong.status, wrong.body.problem]).toEqual([401, 'wrong-code']);
    setClock(60_000);
    const code = codeOf(uri);
    expect((await first.post('/auth/two-factor/verify-totp', { code })).status).toBe(200);
    expect(await statusIn(first)).toBe(200);

    const watcher = another();
    await watcher.signIn(email);
    const replayed = await watcher.post('/auth/two-factor/verify-totp', { code });
    expect([replayed.status, replayed.body.problem]).toEqual([401, 'wrong-code']);
    expect(await statusIn(watcher)).toBe(401);

    const [backup] = backupCodes;
    const left = async () => (await browser.get('/backup-codes')).body;
    expect(await left()).toEqual({ left: 10 });
    for (const expected of [200, 401]) {
      const withBackup = another();
      await withBackup.signIn(email);
      const answer = await withBackup.post('/auth/two-factor/verify-backup-code', { code: backup });
      expect(answer.status).toBe(expected);
    }
    expect(await left()).toEqual({ left: 9 });
  });

  it('accepts a link once, for a day, and not after a newer one', async () => {
    const { email, id } = await someone(desk.site, 'reception');
    const { people } = desk.site.services.staff;
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
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
    for (const used of [older, fresh]) {
      const again = await choosePassword(another(), used, 'the word of a thief');
      expect([again.status, again.body.problem]).toEqual([410, 'link-used']);
    }
    expect((await another().signIn(email)).status).toBe(200);
  });
}
