import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changesResponse } from '../../shared/desk/enquiries/list.ts';
import { openedEnquiry } from '../../shared/desk/enquiries/opened.ts';
import { sessionResponse } from '../../shared/desk/sign-in.ts';
import { FakeMailServer } from '../support/services/mail-server.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { anEnquiry, post } from '../support/site/visitor.ts';
import { addPerson, type DeskBrowser } from './desk-browser.ts';

describe('mail that staff choose at the desk', () => {
  let mail: FakeMailServer;
  let site: InProcessSite;
  let arun: Awaited<ReturnType<typeof addPerson>>;
  let meera: Awaited<ReturnType<typeof addPerson>>;

  beforeAll(async () => {
    mail = await FakeMailServer.create();
    site = await startInProcess(
      { SITE_URL: 'https://clinic.example', SMTP_URL: mail.url },
      { pollInterval: 50, firstRetryDelay: 3_600_000 },
    );
    arun = await addPerson(site, 'doctor', 'Arun Deshmukh');
    meera = await addPerson(site, 'reception', 'Meera Joshi');
  });
  afterAll(async () => {
    await site.close();
    mail.close();
  });
  beforeEach(async () => {
    mail.isRefusing = false;
    mail.unknownAddresses = [];
    mail.messages.length = 0;
    mail.recipients.length = 0;
    await site.services.database.deleteFrom('enquiries').execute();
    await site.services.database.updateTable('staff').set({ mail_for_enquiries: false }).execute();
  });

  const setMail = async ({ browser }: { browser: DeskBrowser }, mailForEnquiries: boolean) =>
    sessionResponse.parse((await browser.request('PATCH', '/account', { mailForEnquiries })).body);
  const enquire = async () => {
    await post(site.url, anEnquiry());
    const [enquiry] = await site.services.enquiries.repository.list();
    return enquiry?.id ?? '';
  };
  /** Makes the next attempt of every delivery due. */
  const tryAgain = async () => {
    const dueNow = { next_attempt_at: new Date().toISOString() };
    await site.services.database.updateTable('deliveries').set(dueNow).execute();
    site.services.enquiries.sendSoon();
  };
  const openEnquiry = async (id: string) =>
    openedEnquiry.parse((await arun.browser.get(`/enquiries/${id}`)).body);
  const findEnquiry = (id: string) => site.services.enquiries.repository.find(id);

  it('goes to those who have opted in, who do not see each other’s addresses', async () => {
    const session = sessionResponse.parse((await meera.browser.get('/session')).body);
    expect(session.mail).toEqual({ available: true, on: false });
    expect((await setMail(meera, true)).mail).toEqual({ available: true, on: true });
    await setMail(arun, true);
    const newPerson = {
      name: 'Nobody Yet',
      email: 'new@clinic.example',
      role: 'reception',
    } as const;
    const invitation = await site.services.staff.people.add(newPerson);
    await site.services.staff.people.setMailForEnquiries(invitation?.person.id ?? '', true);
    const id = await enquire();
    const recipients = [arun.email, meera.email].sort();
    await expect.poll(() => mail.recipients).toEqual([recipients]);
    const [headers = ''] = mail.messages[0]?.split('\n\n') ?? [];
    expect(headers).toContain('From: website@clinic.example');
    for (const { email } of [arun, meera]) expect(mail.messages[0]).not.toContain(email);
    await expect.poll(async () => (await openEnquiry(id)).delivery).toBe('delivered');
  });

  it('is in the language that each person has chosen', async () => {
    await setMail(arun, true);
    await setMail(meera, true);
    const { body } = await meera.browser.request('PATCH', '/account', { language: 'mr' });
    expect(sessionResponse.parse(body)).toMatchObject({ language: 'mr', mail: { on: true } });
    await enquire();
    await expect.poll(() => mail.recipients).toEqual([[arun.email], [meera.email]]);
    expect(mail.messages[0]).toContain('Name: ');
    expect(mail.messages[1]).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(mail.messages[1]).not.toContain('Name: ');
    mail.unknownAddresses = [meera.email];
    await enquire();
    const { repository } = site.services.enquiries;
    const deliveries = async () => (await repository.list()).map(({ delivery }) => delivery);
    await expect.poll(deliveries).toEqual(['delivered', 'delivered']);
    expect(mail.recipients.slice(2), 'the recipients that the server accepts').toEqual([
      [arun.email],
    ]);
    mail.unknownAddresses = [];
    await setMail(arun, false);
    await enquire();
    await expect.poll(() => mail.recipients.slice(3)).toEqual([[meera.email]]);
    const refusal = await meera.browser.post('/people', {});
    expect(refusal.body.message).toBe('हे फक्त डॉक्टरांसाठी आहे.');
    const response = await meera.browser.request('PATCH', '/account', { language: 'ta' });
    expect(response.status).toBe(422);
    await meera.browser.request('PATCH', '/account', { language: 'en' });
  });

  it('is not sent for an enquiry received before anyone had opted in', async () => {
    const id = await enquire();
    expect(await openEnquiry(id)).toMatchObject({ delivery: 'unsent' });
    await setMail(meera, true);
    expect((await openEnquiry(id)).delivery).toBe('unsent');
    await site.services.enquiries.retry(id);
    expect(mail.recipients).toEqual([[meera.email]]);
    expect((await openEnquiry(id)).delivery).toBe('delivered');
  });

  it('waits if the only person who had opted in is removed, until another opts in', async () => {
    const leaver = await addPerson(site, 'reception', 'Leaving Soon');
    await setMail(leaver, true);
    mail.isRefusing = true;
    const id = await enquire();
    await expect.poll(async () => (await findEnquiry(id))?.deliveries[0]?.problem).toBeTruthy();
    expect((await openEnquiry(id)).delivery).toBe('queued');
    await site.services.staff.people.remove(leaver.id);
    expect(await findEnquiry(id)).toMatchObject({
      delivery: 'unsent',
      deliveries: [{ configured: false }],
    });
    await setMail(meera, true);
    mail.isRefusing = false;
    await tryAgain();
    await expect.poll(() => mail.recipients).toEqual([[meera.email]]);
  });

  it('that is delivered late makes open views of the desk read the enquiry again', async () => {
    await setMail(meera, true);
    mail.isRefusing = true;
    const id = await enquire();
    const { at } = (await arun.browser.get('/enquiries?tab=new')).body;
    const revision = async () => {
      const { body } = await arun.browser.get(`/enquiries/changes?since=${at}`);
      return changesResponse.parse(body).revision;
    };
    const problem = async () => (await findEnquiry(id))?.deliveries[0]?.problem;
    await expect.poll(problem).toBeTruthy();
    const revisionAtFailure = await revision();
    mail.isRefusing = false;
    await tryAgain();
    await expect.poll(revision).not.toBe(revisionAtFailure);
    expect(await openEnquiry(id)).toMatchObject({ delivery: 'delivered', version: 1 });
  });
});

describe('with other mail settings', () => {
  const start = (environment: Record<string, string>) =>
    startInProcess(environment, { pollInterval: 50 });

  it('an enquiry is sent to NOTIFY_TO and to staff in one mail, once to each address', async () => {
    const mail = await FakeMailServer.create();
    const NOTIFY_TO = 'desk@clinic.example, PERSON-ONE@clinic.example';
    const site = await start({ SMTP_URL: mail.url, NOTIFY_TO });
    const { people } = site.services.staff;
    const { database } = site.services;
    for (const email of ['person-one@clinic.example', 'person-two@clinic.example']) {
      const { id } = await addPerson(site, 'reception');
      await database.updateTable('staff').set({ email }).where('id', '=', id).execute();
      await people.setMailForEnquiries(id, true);
    }
    await post(site.url, anEnquiry());
    await expect
      .poll(() => mail.recipients)
      .toEqual([['desk@clinic.example', 'PERSON-ONE@clinic.example', 'person-two@clinic.example']]);
    expect(mail.messages[0]).toContain(`To: ${NOTIFY_TO}\n`);
    expect(mail.messages[0]).not.toContain('person-two');
    await site.close();
    mail.close();
  });

  it('the desk says that mail is not available if there is no mail server', async () => {
    const site = await start({});
    const { browser } = await addPerson(site, 'reception');
    const { mail } = sessionResponse.parse((await browser.get('/session')).body);
    expect(mail).toEqual({ available: false, on: false });
    await site.close();
  });
});
