import { afterEach, describe, expect, it } from 'vitest';
import { defaultTimings } from '../../server/enquiries/outbox/deliveries.ts';
import { hour, setClock } from '../desk/clock.ts';
import { databaseKinds } from '../support/databases/databases.ts';
import { useSiteAndService } from '../support/site/site-and-service.ts';
import { anEnquiry, post } from '../support/site/visitor.ts';

describe.each(databaseKinds)('an enquiry sent again, on %s', (kind) => {
  const context = useSiteAndService(kind);
  const send = (enquiry: unknown) => post(context.site.url, enquiry);
  afterEach(() => setClock(0));

  it('counts as the same enquiry if it has the same id', async () => {
    const enquiry = anEnquiry();
    const responses = await Promise.all([send(enquiry), send(enquiry), send(enquiry)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(context.service.calls).toHaveLength(1);
  });

  it('counts as the same enquiry for a day if a reloaded page sends the same words', async () => {
    const enquiry = anEnquiry({ message: 'The same words' });
    await send(enquiry);
    setClock(23 * hour);
    await send({
      ...enquiry,
      id: 'another-id',
      email: 'ASHA@example.com',
      message: 'The  same words\n',
    });
    expect(context.service.calls).toHaveLength(1);
    setClock(25 * hour);
    await send({ ...enquiry, id: 'of-the-next-day' });
    expect(context.service.calls).toHaveLength(2);
  });

  it('gets a response with the address of the private page only if it comes from the same form', async () => {
    const enquiry = anEnquiry({ message: 'Words that someone else knows' });
    const { body: firstResponse } = await send(enquiry);
    expect(firstResponse.request).toMatch(/^\/request\//);
    expect((await send(enquiry)).body.request).toBe(firstResponse.request);
    for (const id of ['of-another-browser', undefined]) {
      const { status, body } = await send({ ...enquiry, id });
      expect([status, body.success, body.receivedAt]).toEqual([
        200,
        true,
        firstResponse.receivedAt,
      ]);
      expect(body).not.toHaveProperty('request');
    }
  });

  it('is delivered once, even if the service takes longer than a visitor waits', async () => {
    const enquiry = anEnquiry();
    const release = context.service.hold();
    const firstRequest = send(enquiry);
    await expect.poll(() => context.service.attempts).toBe(1);
    await expect.poll(() => context.timeouts.armed).toContain(defaultTimings.answerTimeout);
    context.timeouts.expire(defaultTimings.answerTimeout);
    expect((await firstRequest).status).toBe(502);
    const secondRequest = send(enquiry);
    release();
    expect((await secondRequest).status, 'the attempt went on').toBe(200);
    expect(context.service.emails).toHaveLength(1);
  });

  it('gets the response of the single attempt after a double click', async () => {
    const enquiry = anEnquiry();
    context.service.behaviour = 'false';
    const release = context.service.hold();
    const doubleClick = Promise.all([send(enquiry), send(enquiry)]);
    // One waits for the service, the other for the outcome of the first.
    const { storeTimeout, answerTimeout, sendTimeout, otherQueryTimeout } = defaultTimings;
    await expect
      .poll(() => context.timeouts.armed)
      .toEqual(
        expect.arrayContaining([storeTimeout, answerTimeout, sendTimeout, otherQueryTimeout]),
      );
    release();
    const responses = await doubleClick;
    expect(responses.map(({ status }) => status)).toEqual([502, 502]);
    expect(context.service.calls).toHaveLength(1);
  });

  it('replaces a text that could not be delivered, and each earlier text is kept', async () => {
    const firstEnquiry = anEnquiry({ phone: '1' });
    context.service.behaviour = 'false';
    expect((await send(firstEnquiry)).status).toBe(502);
    await send({ ...firstEnquiry, message: 'Something else altogether' });
    context.service.behaviour = 'success';
    const message = 'And chest pain since morning';
    expect((await send({ ...firstEnquiry, phone: '2', message })).status).toBe(200);
    expect(context.service.emails).toMatchObject([{ phone: '2', message }]);
    const { enquiries, database } = context.site.services;
    const storedEnquiries = await enquiries.repository.list();
    const [storedEnquiry, ...otherEnquiries] = storedEnquiries.filter(
      ({ phone }) => phone === '2' || phone === '1',
    );
    expect(otherEnquiries).toEqual([]);
    expect(storedEnquiry?.earlier).toMatchObject([
      { phone: '1', message: firstEnquiry.message, receivedAt: storedEnquiry?.receivedAt },
      { phone: '1', message: 'Something else altogether' },
    ]);
    const alerts = database.selectFrom('deliveries').where('channel', '=', 'urgent-device');
    const alertedIds = await alerts.select('enquiry_id as id').execute();
    expect(alertedIds, 'staff are alerted at once').toEqual([{ id: storedEnquiry?.id }]);
  });

  it('counts as a new enquiry if it has the id of a delivered one and different words', async () => {
    const firstEnquiry = anEnquiry();
    await send(firstEnquiry);
    await send({ ...firstEnquiry, message: 'And may I bring my mother?' });
    expect(context.service.emails).toHaveLength(2);
  });

  it('is delivered as a second enquiry if its text differs while the first is being sent', async () => {
    const firstEnquiry = anEnquiry();
    const release = context.service.hold();
    const firstRequest = send(firstEnquiry);
    await expect.poll(() => context.service.attempts).toBe(1);
    const secondRequest = send({ ...firstEnquiry, message: `${firstEnquiry.message} Please.` });
    await expect.poll(() => context.service.attempts).toBe(2);
    release();
    expect((await Promise.all([firstRequest, secondRequest])).map(({ status }) => status)).toEqual([
      200, 200,
    ]);
    expect(context.service.emails).toHaveLength(2);
  });
});
