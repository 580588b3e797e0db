import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HeldTimeouts } from '../support/databases/held-timeouts.ts';
import { FakeFormService } from '../support/services/form-service.ts';
import { FakeMailServer } from '../support/services/mail-server.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { anEnquiry, post } from '../support/site/visitor.ts';
import { freshSqlite } from '../support/temporary.ts';

const timings = { firstRetryDelay: 100, maxRetryDelay: 200, pollInterval: 50 };

describe('mail to the clinic', () => {
  let mail: FakeMailServer;
  let service: FakeFormService;
  let site: InProcessSite | undefined;
  let environment: Record<string, string>;

  beforeEach(async () => {
    mail = await FakeMailServer.create();
    service = await FakeFormService.create();
    const NOTIFY_TO = 'desk@clinic.example, doctor@clinic.example';
    environment = { DATABASE_URL: freshSqlite(), SMTP_URL: mail.url, NOTIFY_TO };
  });
  afterEach(async () => {
    await site?.close();
    await service.close();
    mail.close();
  });

  it('contains the enquiry, and a reply goes to the visitor', async () => {
    site = await startInProcess(environment, timings);
    const enquiry = anEnquiry({ name: 'Asha\r\nBcc: all@evil.example', message: 'Good day' });
    expect((await post(site.url, enquiry)).status).toBe(200);
    await expect.poll(() => mail.messages.length).toBe(1);
    const [headers = '', body] = mail.messages[0]?.split('\n\n') ?? [];
    expect(headers).toContain('From: desk@clinic.example');
    expect(headers).toContain('Subject: Clinic Inquiry from Website Visitor');
    expect(headers).toContain('To: desk@clinic.example, doctor@clinic.example');
    expect(headers).toMatch(/Reply-To: [^<]*<asha@example.com>/);
    expect(headers).not.toMatch(/^Bcc:/m);
    expect(body).toMatch(/^Name: Asha/);
    expect(mail.messages[0]).toMatch(/Good day\n*$/);
  });

  it('is not replaced while it is being sent: a correction is a new enquiry', async () => {
    service.behaviour = 'error';
    const { promise, resolve } = Promise.withResolvers<void>();
    mail.gate = promise;
    site = await startInProcess({ ...environment, ...service.environment }, timings);
    const connection = new Promise<void>((connect) => {
      mail.onConnection = connect;
    });
    const firstEnquiry = anEnquiry();
    await post(site.url, firstEnquiry);
    await connection;
    await post(site.url, { ...firstEnquiry, message: 'And chest pain since morning' });
    expect(await site.services.enquiries.repository.list()).toHaveLength(2);
    resolve();
  });

  it('is retried until it is accepted, without a second call of the form service', async () => {
    mail.isRefusing = true;
    site = await startInProcess({ ...environment, ...service.environment }, timings);
    expect((await post(site.url, anEnquiry())).body).toMatchObject({ success: true });
    const { repository } = site.services.enquiries;
    const mailDelivery = async () =>
      (await repository.list())[0]?.deliveries.find(({ channel }) => channel === 'mail');
    await expect.poll(async () => (await mailDelivery())?.attempts).toBeGreaterThan(2);
    expect((await repository.list())[0]?.delivery).toBe('queued');
    mail.isRefusing = false;
    await expect.poll(async () => (await repository.list())[0]?.delivery).toBe('delivered');
    expect(mail.messages).toHaveLength(1);
    const [enquiry] = await repository.list();
    expect(mail.messages[0], 'the same for each attempt').toContain(`<${enquiry?.id}@`);
    expect(service.emails).toHaveLength(1);
  });

  it('gives up on a mail server that takes too long in total, even if it answers each line in time', async () => {
    mail.delay = 300;
    const timeouts = new HeldTimeouts();
    const { timeout } = timeouts;
    site = await startInProcess(environment, { ...timings, sendTimeout: 8_000, timeout });
    await post(site.url, anEnquiry());
    await expect.poll(() => timeouts.armed).toContain(8_000);
    timeouts.expire();
    const { repository } = site.services.enquiries;
    const delivery = async () => (await repository.list())[0]?.deliveries[0];
    await expect.poll(async () => (await delivery())?.problem).toBe('no answer in time');
    mail.delay = 0;
    await expect.poll(async () => (await delivery())?.deliveredAt).toBeTruthy();
    expect(mail.messages).toHaveLength(1);
  });

  /** The mail about enquiries, without the alerts about urgent ones, which have a budget of their own. */
  const enquiryMails = () =>
    mail.messages
      .map((message) => message.replaceAll('=\n', ''))
      .filter((message) => !message.includes('Urgent: please look now'));

  it('is one digest for all enquiries beyond the limit for single mails, and says how many are urgent', async () => {
    const digestTimings = { ...timings, digestFrom: 3, digestDelay: 0 };
    site = await startInProcess(environment, digestTimings);
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async (_, number) => {
        const message = number % 4 === 0 ? `Chest pain since morning (${number})` : `No ${number}`;
        return (await post(site?.url ?? '', anEnquiry({ message }))).status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    const { repository } = site.services.enquiries;
    // Enquiries that came after the first digest are in the next one.
    const subject = /^Subject: New enquiries: (\d+)\.$/m;
    await expect.poll(() => enquiryMails().some((message) => subject.test(message))).toBe(true);
    const singleMails = enquiryMails().filter((message) => !subject.test(message));
    expect(singleMails).toHaveLength(2);
    const [digest = ''] = enquiryMails().filter((message) => subject.test(message));
    expect(digest).toMatch(/With emergency words: \d+\./);
    const count = Number(subject.exec(digest)?.[1]);
    const countDelivered = async () =>
      (await repository.list()).filter(({ delivery }) => delivery === 'delivered').length;
    await expect.poll(countDelivered).toBe(singleMails.length + count);
  });

  it('is one digest of the rest once the flood is over, sent again if it was refused, with the same Message-ID if the reply was lost, and marks them as delivered', async () => {
    const day = 86_400_000;
    site = await startInProcess(environment, { ...timings, digestFrom: 1, digestDelay: day });
    for (const message of ['one', 'My father has chest pain', 'three']) {
      await post(site.url, anEnquiry({ message }));
    }
    const { database } = site.services;
    const next_attempt_at = new Date(Date.now() - 2 * day).toISOString();
    const mailDeliveries = database.updateTable('deliveries').where('channel', '=', 'mail');
    const makeDue = () => mailDeliveries.set({ next_attempt_at }).execute();
    const { repository } = site.services.enquiries;
    mail.isRefusing = true;
    await makeDue();
    const problems = async () =>
      (await repository.list()).map(({ deliveries }) => deliveries[0]?.problem);
    await expect.poll(problems).toEqual(Array(3).fill(expect.any(String)));
    expect(enquiryMails()).toEqual([]);
    const refusal = (await problems())[0];
    mail.isRefusing = false;
    mail.isLosingReplies = true;
    await makeDue();
    await expect.poll(problems).not.toContain(refusal);
    mail.isLosingReplies = false;
    await makeDue();
    await expect
      .poll(async () => (await repository.list()).map(({ delivery }) => delivery))
      .toEqual(['delivered', 'delivered', 'delivered']);
    const messageIds = mail.messageIds('Subject: New enquiries');
    expect(messageIds).toEqual(Array(2).fill(messageIds[0]));
    expect(enquiryMails()).toHaveLength(2);
    expect(enquiryMails()[0]).toContain('New enquiries: 3');
    expect(enquiryMails()[0]).toContain('With emergency words: 1.');
  });

  it('contains the newest text of a message that the visitor has corrected', async () => {
    mail.isRefusing = true;
    service.behaviour = 'error';
    site = await startInProcess({ ...environment, ...service.environment });
    const firstEnquiry = anEnquiry({ phone: '111', message: 'Knee pain since this morning' });
    await post(site.url, firstEnquiry);
    const { repository } = site.services.enquiries;
    const problems = async () =>
      (await repository.list())[0]?.deliveries.map(({ problem }) => problem);
    await expect.poll(problems).not.toContain(null);
    await post(site.url, { ...firstEnquiry, phone: '222', message: 'Please call me' });
    mail.isRefusing = false;
    const dueNow = { next_attempt_at: new Date().toISOString() };
    await site.services.database.updateTable('deliveries').set(dueNow).execute();
    site.services.enquiries.sendSoon();
    await expect.poll(() => mail.messages.length).toBe(1);
    expect(mail.messages[0]).toContain('Please call me');
    expect(mail.messages[0]).not.toContain('Knee pain');
    const mailDelivery = async () =>
      (await repository.list())[0]?.deliveries.find(({ channel }) => channel === 'mail');
    await expect.poll(async () => (await mailDelivery())?.deliveredAt).toBeTruthy();
    // The correction alone attempted no mail.
    expect((await mailDelivery())?.attempts).toBe(2);
  });
});
