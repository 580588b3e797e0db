import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { authenticatorResponse } from '../../shared/desk/sign-in.ts';
import { FakeMailServer } from '../support/services/mail-server.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { hour, setClock } from './clock.ts';
import {
  addPerson,
  choosePassword,
  codeOf,
  DeskBrowser,
  password,
  sessionStatus,
} from './desk-browser.ts';
import { hashQuickly } from './quick-hashing.ts';

const newPassword = 'other quiet words of hers';

describe('a link by mail for someone who has forgotten the password', () => {
  let mail: FakeMailServer;
  let site: InProcessSite;

  beforeEach(async () => {
    hashQuickly();
    mail = await FakeMailServer.create();
    site = await startInProcess({ SITE_URL: 'https://clinic.example', SMTP_URL: mail.url });
  });
  afterEach(async () => {
    setClock(0);
    await site.close();
    mail.close();
  });

  const newBrowser = () => new DeskBrowser(site.url);
  const requestLink = (email: string) =>
    newBrowser().post('/auth/request-password-reset', { email });
  const linkIn = (message = '') =>
    /https:\S+#[\w-]+/.exec(message.replaceAll('=\n', ''))?.[0] ?? '';

  it('does not reveal who has an account, and changes nothing until it is used', async () => {
    const { browser, email } = await addPerson(site, 'doctor');
    const responses = [
      await requestLink('nobody@clinic.example'),
      await requestLink(` ${email.toUpperCase()}`.trim()),
    ];
    expect(responses.map(({ status, body }) => [status, body])).toEqual(Array(2).fill([204, '']));
    await expect.poll(() => mail.recipients).toEqual([[email]]);
    expect([await sessionStatus(browser), (await newBrowser().signIn(email)).status]).toEqual([
      200, 200,
    ]);
    const link = linkIn(mail.messages[0]);
    expect((await choosePassword(newBrowser(), link, newPassword)).body).toEqual({ email });
    expect(await sessionStatus(browser), 'other sessions have ended').toBe(401);
    expect((await newBrowser().signIn(email, newPassword)).status).toBe(200);
    expect((await choosePassword(newBrowser(), link)).status).toBe(410);
  });

  it('does not flood a mailbox, no matter who asks, and is valid for two hours', async () => {
    const { email } = await addPerson(site, 'doctor');
    for (let count = 0; count < 8; count += 1) expect((await requestLink(email)).status).toBe(204);
    await expect.poll(() => mail.messages.length).toBe(1);
    setClock(hour);
    await requestLink(email);
    await expect.poll(() => mail.messages.length).toBe(2);
    setClock(2.5 * hour);
    expect((await choosePassword(newBrowser(), linkIn(mail.messages[0]))).status).toBe(410);
    expect((await choosePassword(newBrowser(), linkIn(mail.messages[1]))).status).toBe(200);
    const bot = newBrowser();
    const bodies = Array.from({ length: 6 }, (_, index) => ({ email: `${index}@clinic.example` }));
    const statuses: number[] = [];
    for (const body of bodies)
      statuses.push((await bot.post('/auth/request-password-reset', body)).status);
    expect(statuses).toEqual([...Array(5).fill(204), 429]);
  });

  it('does not turn off the authenticator', async () => {
    const { browser, email } = await addPerson(site, 'doctor');
    const { totpURI: uri } = authenticatorResponse.parse(
      (await browser.post('/auth/two-factor/enable', { password })).body,
    );
    await browser.post('/auth/two-factor/verify-totp', { code: codeOf(uri) });
    await requestLink(email);
    await expect.poll(() => mail.messages.length).toBe(1);
    await choosePassword(newBrowser(), linkIn(mail.messages[0]), newPassword);
    expect((await newBrowser().signIn(email, newPassword)).body.twoFactorRedirect).toBe(true);
  });
});
