import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { leaseDeliveries } from '../../../server/enquiries/outbox/deliveries.ts';
import { anEnquiry, post } from '../../support/site/visitor.ts';
import type { EnquiriesDesk } from './enquiries-desk.ts';

/** How moving an enquiry affects its delivery. */
export function deliveryTests(desk: EnquiriesDesk): void {
  const { list, newestEnquiry, open, move } = desk;
  const deliveriesOf = async (id: string) =>
    (await desk.site.services.enquiries.repository.find(id))?.deliveries;

  it('enquiries that meet a rule for spam get the same response as others, but are held back, and are counted and found under Spam', async () => {
    const links = 'Look at https://a.example and https://b.example';
    const enquiry = anEnquiry({ message: links });
    const responses = [await post(desk.site.url, enquiry), await post(desk.site.url, anEnquiry())];
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    const [fieldNames, otherFieldNames] = responses.map(({ body }) => Object.keys(body));
    expect(fieldNames).toEqual(otherFieldNames);
    expect(desk.service.emails).toHaveLength(1);
    const { enquiries, counts } = await list('tab=spam');
    expect(counts).toMatchObject({ new: 1, spam: 1 });
    expect(enquiries).toMatchObject([{ tab: 'spam', spamRule: 'links', name: enquiry.name }]);
    expect((await list('search=b.example')).enquiries).toHaveLength(1);
    const [{ id, version } = { id: '', version: 0 }] = enquiries;
    expect(await open(id)).toMatchObject({ delivery: 'spam' });
    await post(desk.site.url, enquiry);
    expect((await open(id)).tab, 'sent again').toBe('spam');
    await move(desk.meera, id, version, 'new');
    await expect.poll(() => desk.service.emails.map(({ message }) => message)).toContain(links);
    await expect.poll(async () => (await open(id)).delivery).toBe('delivered');
    expect(await open(id)).toMatchObject({ tab: 'new', spamRule: null });
  });

  it.each([
    ['ordinary', 'When are you open?', 'new'],
    ['urgent', 'My father has chest pain', 'new'],
    ['answered', 'When are you open?', 'answered'],
  ])(
    'an %s message that staff have marked as spam stays there when it is sent again, and its sender sees no difference',
    async (_, message, tab) => {
      const enquiry = anEnquiry({ message });
      const { body } = await post(desk.site.url, enquiry);
      const { id } = await newestEnquiry();
      await move(desk.meera, id, 1, tab);
      await move(desk.meera, id, 2, 'spam');
      const copy = { ...enquiry, id: randomUUID() };
      const { request, ...bodyOfCopy } = body;
      expect(await post(desk.site.url, enquiry)).toMatchObject({ status: 200, body });
      expect((await post(desk.site.url, copy)).body).toEqual(bodyOfCopy);
      expect(request).toBeDefined();
      expect((await list()).enquiries).toMatchObject([{ id, version: 3, tab: 'spam' }]);
      expect(desk.service.emails).toHaveLength(1);
    },
  );

  it('a suspected bot’s message that a person sends again leaves Spam, unless staff have put it back there', async () => {
    const enquiry = anEnquiry();
    const undo = (id: string, version: number) =>
      desk.meera.request('PATCH', `/enquiries/${id}`, { version, tab: 'spam', undo: true });
    const sendAsBot = async (message: string) => {
      await post(desk.site.url, { ...enquiry, message, 'leave-empty': 'x' });
      const [{ id } = { id: '' }] = (await list('tab=spam')).enquiries;
      await move(desk.meera, id, 1, 'new');
      return id;
    };
    const sendAgain = async (message: string) => post(desk.site.url, { ...enquiry, message });
    const undone = await sendAsBot('one');
    await undo(undone, 2);
    await sendAgain('one');
    expect((await open(undone)).tab).toBe('new');
    const putBack = await sendAsBot('two');
    await move(desk.meera, putBack, 2, 'spam');
    await sendAgain('two');
    expect((await open(putBack)).tab).toBe('spam');
  });

  it('a waiting delivery is not made while its enquiry is spam', async () => {
    desk.service.behaviour = 'error';
    await post(desk.site.url, anEnquiry());
    const { id } = await newestEnquiry();
    expect((await deliveriesOf(id))?.[0]).toMatchObject({
      deliveredAt: null,
      problem: 'status 500',
    });
    await move(desk.meera, id, 1, 'spam');
    desk.service.behaviour = 'success';
    await desk.site.services.enquiries.retry(randomUUID());
    expect(await deliveriesOf(id)).toEqual([]);
    expect(desk.service.emails).toEqual([]);
    await move(desk.meera, id, 2, 'new');
    await expect.poll(async () => (await open(id)).delivery).toBe('delivered');
  });

  it('an enquiry that is marked as spam and unmarked during its delivery is sent once', async () => {
    const releaseAll = desk.service.hold();
    const response = post(desk.site.url, anEnquiry());
    await expect.poll(() => desk.service.attempts).toBe(1);
    const { id } = await newestEnquiry();
    expect((await move(desk.meera, id, 1, 'spam')).status).toBe(200);
    expect((await move(desk.meera, id, 2, 'new')).status).toBe(200);
    const retry = desk.site.services.enquiries.retry(id);
    releaseAll();
    expect((await response).status).toBe(200);
    await retry;
    expect(desk.service.emails).toHaveLength(1);
    expect((await open(id)).delivery).toBe('delivered');
  });

  it('an enquiry that becomes spam during a failed attempt is not tried again until it is unmarked', async () => {
    const releaseAll = desk.service.hold();
    desk.service.behaviour = 'error';
    const response = post(desk.site.url, anEnquiry());
    await expect.poll(() => desk.service.attempts).toBe(1);
    const { id } = await newestEnquiry();
    await move(desk.meera, id, 1, 'spam');
    releaseAll();
    expect((await response).status).toBe(502);
    desk.service.behaviour = 'success';
    const { database, enquiries } = desk.site.services;
    const next_attempt_at = new Date().toISOString();
    await database.updateTable('deliveries').set({ next_attempt_at }).execute();
    expect(await leaseDeliveries(database, [id], 'service', 1_000)).toBeNull();
    await move(desk.meera, id, 2, 'new');
    enquiries.sendSoon();
    await expect.poll(async () => (await open(id)).delivery).toBe('delivered');
    expect(desk.service.emails).toHaveLength(1);
  });
}
