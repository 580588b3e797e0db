import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { authenticatorResponse } from '../../shared/desk/sign-in.ts';
import { FakeMailServer } from '../support/services/mail-server.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { hour, setClock } from './clock.ts';
import {
  addSignedIn,
  choosePassword,
  codeOf,
  DeskBrowser,
  password,
  statusIn,
} from './desk-browser.ts';
import { hashQuickly } from './quick-hashing.ts';

const newPassword = 'other quiet words of hers';

describe('a link by mail for someone who has forgotten the password', () => {
  let mail: FakeMailServer;
  let site: InProcessSite;

  beforeEach(async () => {
    hashQuickly();
    mail = await FakeMailServer.create();
    site = await startInProcess({
      SITE_URL: 'https://clinic.example',
      SMTP_URL: mail.url,
    });
  });
  afterEach(async () => {
    setClock(0);
    await site.close();
    mail.close();
  });

  const another = () => new DeskBrowser(site.url);
  const askFor = (email: string) => another().post('/auth/request-password-reset', { email });
  const linkIn = (message = '') =>
    /https:\S+#[\w-]+/.exec(message.replaceAll('=\n', ''))?.[0] ?? '';

  it('is answered alike for every address, and does not change the account until it is used', async () => {
    const { browser, email } = await addSignedIn(site, 'doctor');
    const answers = [
      await askFor('nobody@clinic.example'),
      await askFor(` ${email.toUpperCase()}`.trim()),
    ];
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(2).fill([204, '']));
    await expect.poll(() => mail.recipients).toEqual([[email]]);
    expect([await statusIn(browser), (await another().signIn(email)).status]).toEqual([200, 200]);
    const link = linkIn(mail.messages[0]);
    expect((await choosePassword(another(), link, newPassword)).body).toEqual({ email });
    expect(await statusIn(browser), 'other sessions have ended').toBe(401);
    expect((await another().signIn(email, newPassword)).status).toBe(200);
    expect((await choosePassword(another(), link)).status).toBe(410);
  });

  it('does not flood a mailbox, no matter who asks, and is valid for two hours', async () => {
    const { email } = await addSignedIn(site, 'doctor');
    for (let each = 0; each < 8; each += 1) expect((await askFor(email)).status).toBe(204);
    await expect.poll(() => mail.messages.length).toBe(1);
    setClock(hour);
    await askFor(email);
    await expect.poll(() => mail.messages.length).toBe(2);
    setClock(2.5 * hour);
    expect((await choosePassword(another(), linkIn(mail.messages[0]))).status).toBe(410);
    expect((await choosePassword(another(), linkIn(mail.messages[1]))).status).toBe(200);
    const bot = another();
    const bodies = Array.from({ length: 6 }, (_, each) => ({ email: `${each}@clinic.example` }));
    const statuses: number[] = [];
    for (const body of bodies)
      statuses.push((await bot.post('/auth/request-password-reset', body)).status);
    expect(statuses).toEqual([...Array(5).fill(204), 429]);
  });

  it('does not turn off the authenticator', async () => {
    const { browser, email } = await addSignedIn(site, 'doctor');
    const { totpURI: uri } = authenticatorResponse.parse(
      (await browser.post('/auth/two-factor/enable', { password })).body,
    );
    await browser.post('/auth/two-factor/verify-totp', { code: codeOf(uri) });
    await askFor(email);
    await expect.poll(() => mail.messages.length).toBe(1);
    await choosePassword(another(), linkIn(mail.messages[0]), newPassword);
    expect((await another().signIn(email, newPassword)).body.twoFactorRedirect).toBe(true);
  });
});
