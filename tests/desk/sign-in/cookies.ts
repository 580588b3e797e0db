import { expect } from 'vitest';
import { setClock } from '../clock.ts';
import { DeskBrowser, password, someone } from '../desk-browser.ts';
import type { SignInDesk } from './sign-in-desk.ts';

/** The cookie of a session. */
export function cookieTests(desk: SignInDesk): void {
  const { another, once } = desk;

  once(
    'sets a cookie that scripts cannot read, other sites cannot use, and only TLS carries',
    async () => {
      const { email } = await someone(desk.site, 'reception');
      const overTls = new DeskBrowser(desk.site.url, { 'x-forwarded-proto': 'https' });
      const answer = await overTls.signIn(email);
      expect(answer.status).toBe(200);
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
    'renews the cookie for TLS only, although a GET names no origin and the proxy is not trusted',
    async () => {
      const { browser } = await someone(desk.site, 'reception');
      setClock(61_000);
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = { cookie, referer: 'https://clinic.example/desk' };
      const answer = await fetch(`${desk.site.url}/api/desk/session`, { headers });
      expect(answer.headers.getSetCookie()[0]).toMatch(/^desk\.session_token=.*; Secure$/);
    },
  );

  once('creates a new session instead of using a planted one', async () => {
    const { browser, email } = await someone(desk.site, 'reception');
    const planted = browser.cookies.get('desk.session_token');
    const victim = browser.copy();
    await victim.signIn(email);
    expect(victim.cookies.get('desk.session_token')).not.toBe(planted);
    const fixed = another();
    fixed.cookies.set('desk.session_token', 'chosen.by-somebody-else');
    await fixed.signIn(email);
    expect(fixed.cookies.get('desk.session_token')).not.toContain('chosen');
  });
}
