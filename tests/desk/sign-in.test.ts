import { describe, expect, it } from 'vitest';
import { sessionAnswer } from '../../shared/desk/sign-in.ts';
import { databaseKinds } from '../support/databases/databases.ts';
import { startInProcess } from '../support/site/site-in-process.ts';
import { DeskBrowser, someone, statusIn } from './desk-browser.ts';
import { codeAndLinkTests } from './sign-in/codes-and-links.ts';
import { cookieTests } from './sign-in/cookies.ts';
import { useSignInDesk } from './sign-in/sign-in-desk.ts';
import { wrongPasswordTests } from './sign-in/wrong-passwords.ts';

describe.each(databaseKinds)('signing in to the desk, on %s', (kind) => {
  const desk = useSignInDesk(kind);
  const { another, once } = desk;

  it('requires an invitation and a password; signing out invalidates a stolen cookie too', async () => {
    expect((await another().get('/session')).body.problem).toBe('no-accounts');
    const { browser, email, id } = await someone(desk.site, 'reception');
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
    expect((await browser.post('/auth/sign-out')).status).toBe(200);
    expect([await statusIn(browser), await statusIn(thief)]).toEqual([401, 401]);
  });

  once('is valid on every server with the same database, and ends on all of them', async () => {
    const { browser } = await someone(desk.site, 'reception');
    const other = await startInProcess(desk.environment);
    const there = new DeskBrowser(other.url);
    for (const [name, value] of browser.cookies) there.cookies.set(name, value);
    expect(await statusIn(there)).toBe(200);
    await there.post('/auth/sign-out');
    expect(await statusIn(browser)).toBe(401);
    await other.close();
  });

  cookieTests(desk);
  wrongPasswordTests(desk);
  codeAndLinkTests(desk);
});
