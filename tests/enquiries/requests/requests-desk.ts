import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { openedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import { addPerson, type DeskBrowser } from '../../desk/desk-browser.ts';
import { type DatabaseKind, useDatabases } from '../../support/databases/databases.ts';
import { FakeMailServer } from '../../support/services/mail-server.ts';
import { type InProcessSite, startInProcess } from '../../support/site/site-in-process.ts';
import { anEnquiry, answerOn, post } from '../../support/site/visitor.ts';

/** Eleven in the morning, in the clinic's time, in two days, or in three if that would be a Sunday. */
export function upcomingVisitTime(): string {
  const day = Temporal.Now.plainDateISO('Asia/Kolkata').add({ days: 2 });
  return `${day.dayOfWeek === 7 ? day.add({ days: 1 }) : day}T11:00`;
}

export type RequestsDesk = ReturnType<typeof useRequestsDesk>;

/**
 * Gives the tests of a `describe` block one site with two people at its desk, and the actions that they and a patient
 * take on a request. After each test the clock is right again.
 */
export function useRequestsDesk(kind: DatabaseKind) {
  const databases = useDatabases(kind);
  const desk = {} as {
    site: InProcessSite;
    meera: DeskBrowser;
    arun: DeskBrowser;
    mail: FakeMailServer;
  };

  beforeAll(async () => {
    desk.mail = await FakeMailServer.create();
    desk.site = await startInProcess({
      DATABASE_URL: await databases.fresh(),
      DESK_SECRET: 'a secret of the tests that is long enough',
      SITE_URL: 'https://clinic.example',
      SMTP_URL: desk.mail.url,
    });
    desk.meera = (await addPerson(desk.site, 'reception', 'Meera Joshi')).browser;
    desk.arun = (await addPerson(desk.site, 'doctor', 'Arun Deshmukh')).browser;
  });
  afterAll(async () => {
    await desk.site.close();
    desk.mail.close();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Sends an enquiry; returns its id, and the path of its private page. */
  async function send(language = 'en', message = anEnquiry().message, fields = {}) {
    const enquiry = anEnquiry({ message });
    const { body } = await post(desk.site.url, { ...enquiry, language, ...fields });
    const enquiries = await desk.site.services.enquiries.repository.list();
    const id = enquiries.find(({ message }) => message === enquiry.message)?.id ?? '';
    return { id, path: body.request ?? '', enquiry };
  }
  const open = async (id: string) =>
    openedEnquiry.parse((await desk.meera.get(`/enquiries/${id}`)).body);
  const offer = (
    by: DeskBrowser,
    id: string,
    version: number,
    at = upcomingVisitTime(),
    fields = {},
  ) => by.post(`/enquiries/${id}/offers`, { version, at, ...fields });
  const answer = (path: string, choice: string, version: number | '', ...halfDays: string[]) =>
    answerOn(desk.site.url, path, [
      ['answer', choice],
      ['offer', String(version)],
      ...halfDays.map((day): [string, string] => ['half-day', day]),
    ]);
  /** Enters what the patient has said by phone. */
  const settle = async (id: string, state: string, by = desk.meera) => {
    const { body } = await by.get(`/enquiries/${id}`);
    return by.post(`/enquiries/${id}/visit`, { version: body.version, state });
  };
  const show = (path: string) =>
    desk.site.services.enquiries.requests.get(path.split('/').at(-1) ?? '');
  /** Sends an enquiry, and offers a visit. */
  async function seedOffer() {
    const request = await send();
    const { version } = await open(request.id);
    expect((await offer(desk.meera, request.id, version)).status).toBe(200);
    return request;
  }
  /** Sends an enquiry, and offers a visit at a local time of the clinic, for a test that sets the clock. */
  async function seedOfferAt(at: string) {
    const { browser } = await addPerson(desk.site, 'reception');
    const request = await send();
    const { version } = (await browser.get(`/enquiries/${request.id}`)).body as { version: number };
    expect((await offer(browser, request.id, version, at)).status).toBe(200);
    return request;
  }
  /** Stops the clock; tests stop it in 2037, so that visits offered in real time are not listed beside theirs. */
  const setClock = (moment: string) =>
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });

  const actions = { send, open, offer, answer, settle, show, seedOffer, seedOfferAt, setClock };
  return Object.assign(desk, actions);
}
