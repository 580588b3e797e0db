import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { anEnquiry, post } from '../support/site/visitor.ts';
import { hour, setClock } from './clock.ts';
import { addPerson, choosePassword, DeskBrowser, password, sessionStatus } from './desk-browser.ts';
import { hashQuickly } from './quick-hashing.ts';

describe('a session of the desk', () => {
  let site: InProcessSite;
  beforeAll(async () => {
    site = await startInProcess({ SITE_URL: 'https://clinic.example' });
  });
  afterAll(() => site.close());
  beforeEach(hashQuickly);
  afterEach(() => setClock(0));

  const newBrowser = () => new DeskBrowser(site.url);

  it('ends after twelve hours without use, but not while it is used; polling is not use', async () => {
    for (const isSharedComputer of [false, true]) {
      setClock(0);
      const { browser, email } = await addPerson(site, 'reception');
      await browser.signIn(email, password, isSharedComputer);
      const pollingBrowser = browser.copy();
      setClock(11 * hour);
      const poll = await pollingBrowser.get(`/enquiries/changes?since=${new Date().toISOString()}`);
      expect(poll.status).toBe(200);
      const { status, headers } = await browser.get('/session');
      const isRenewed = /^desk\.session_token=.*Max-Age=43200/.test(
        headers.getSetCookie()[0] ?? '',
      );
      expect([status, isRenewed]).toEqual([200, !isSharedComputer]);
      setClock(22 * hour);
      expect(await sessionStatus(browser)).toBe(200);
      setClock(35 * hour);
      expect(await sessionStatus(browser)).toBe(401);
      setClock(0);
      const idleBrowser = newBrowser();
      await idleBrowser.signIn(email, password, isSharedComputer);
      setClock(11 * hour);
      await idleBrowser.get(`/enquiries/changes?since=${new Date().toISOString()}`);
      setClock(13 * hour);
      expect(await sessionStatus(idleBrowser)).toBe(401);
    }
  });

  it('is not prolonged by reloading an open enquiry, which does not count as opening it again either', async () => {
    await post(site.url, anEnquiry());
    const id = (await site.services.enquiries.repository.list()).at(-1)?.id;
    const { browser, email } = await addPerson(site, 'reception', 'Kiran Rao');
    const open = () => browser.get(`/enquiries/${id}`);
    const reload = () => browser.get(`/enquiries/${id}/current`);
    const openings = () =>
      site.services.database
        .selectFrom('access_log')
        .select('id')
        .where('person', '=', 'Kiran Rao')
        .where('action', '=', 'opened')
        .execute();
    expect((await reload()).status, 'not without opening it first').toBe(422);
    const enquiry = await open();
    setClock(11 * hour);
    expect((await reload()).body).toEqual(enquiry.body);
    expect(await openings()).toHaveLength(1);
    setClock(13 * hour);
    expect((await reload()).status).toBe(401);
    await browser.signIn(email);
    expect((await reload()).status, 'nor if only another session has opened it').toBe(422);
    await open();
    setClock(13 * hour + 60_000);
    await browser.signIn(email);
    await open();
    expect((await reload()).status).toBe(200);
    expect(await openings()).toHaveLength(3);
  });

  it('ends when its owner changes the password elsewhere, and always when the sign-in is reset', async () => {
    const { browser, email, id } = await addPerson(site, 'reception');
    const otherBrowser = newBrowser();
    await otherBrowser.signIn(email);
    const copiedSession = browser.copy();
    const newPassword = 'another long and quiet word';
    const shortPassword = { currentPassword: password, newPassword: 'eleven char' };
    expect((await browser.post('/auth/change-password', shortPassword)).status).toBe(422);
    const wrongPassword = { currentPassword: 'not the password', newPassword };
    expect((await browser.post('/auth/change-password', wrongPassword)).body.problem).toBe(
      'wrong-credentials',
    );
    const change = { currentPassword: password, newPassword };
    expect((await browser.post('/auth/change-password', change)).status).toBe(200);
    expect(await Promise.all([browser, otherBrowser, copiedSession].map(sessionStatus))).toEqual([
      200, 401, 401,
    ]);
    expect((await newBrowser().signIn(email, password)).status).toBe(401);

    const invitation = await site.services.staff.people.reset(id);
    expect(await sessionStatus(browser)).toBe(401);
    expect((await newBrowser().signIn(email, newPassword)).status).toBe(401);
    expect((await choosePassword(newBrowser(), invitation?.link ?? '')).status).toBe(200);
    expect((await newBrowser().signIn(email)).status).toBe(200);
  });
});
