import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { postedForm, readForm } from '../../../server/enquiries/record/enquiry.ts';
import { networkOf } from '../../../server/plugins/origin.ts';
import type { Timings } from '../../../server/services.ts';
import { FakeMailServer } from '../../support/services/mail-server.ts';
import { expectServerErrors } from '../../support/site/server-errors.ts';
import { startInProcess } from '../../support/site/site-in-process.ts';
import { anEnquiry, checkReadiness, post } from '../../support/site/visitor.ts';

expectServerErrors(/"msg":"enquiries are being refused"/);

async function runOnSite(
  enquiries: Timings['enquiries'],
  run: (site: Awaited<ReturnType<typeof startInProcess>>) => Promise<void>,
): Promise<void> {
  const site = await startInProcess({}, { ...(enquiries && { enquiries }) });
  await run(site).finally(() => site.close());
}

/** Returns a function that gives an address in another /64 network of one home connection each time. */
function addressesOf(prefix: string) {
  let subnet = 0;
  return () => {
    subnet += 1;
    return { 'x-forwarded-for': `${prefix}${subnet.toString(16).padStart(2, '0')}::1` };
  };
}

it('one connection that sends duplicates, or more than its share, keeps nobody else out', async () => {
  const visitors = { perHour: 9, perNetwork: 2 };
  await runOnSite({ visitors }, async ({ url, services }) => {
    const [flooder, neighbour] = [addressesOf('2001:db8:0:aa'), addressesOf('2001:db8:0:bb')];
    const repeat = anEnquiry({ message: 'The same again' });
    for (let count = 0; count < 20; count += 1) {
      const { status } = await post(url, { ...repeat, id: randomUUID() }, flooder());
      expect(status, 'a repeat stores nothing, and is not counted').toBe(200);
    }
    const statuses = [];
    for (let count = 0; count < 5; count += 1) {
      statuses.push((await post(url, anEnquiry(), flooder())).status);
    }
    expect(statuses, 'a third of the limit').toEqual([200, 200, 429, 429, 429]);
    const { body } = await post(url, anEnquiry(), flooder());
    expect(body.message).toMatch(/^Failed to send message\. Please try again later\./);
    expect((await post(url, { ...repeat, id: randomUUID() }, flooder())).status).toBe(200);
    const painEnquiry = anEnquiry({ message: 'Chest pain since morning' });
    expect((await post(url, painEnquiry, neighbour())).body).toMatchObject({
      success: true,
      urgent: true,
    });
    const { counts } = services.enquiries.refusals;
    expect(counts).toEqual({ network: 4, disk: 0, database: 0 });
    expect(await services.enquiries.repository.list()).toHaveLength(4);
  });
});

it('a visitor who has sent nothing this hour gets through when the shared limit is used up', async () => {
  await runOnSite({ visitors: { perHour: 2, perNetwork: 2 } }, async ({ url }) => {
    const visitors = Array.from({ length: 4 }, (_, index) => ({
      'x-forwarded-for': `198.${index}.100.7`,
    }));
    for (const from of visitors) expect((await post(url, anEnquiry(), from)).status).toBe(200);
    for (const from of visitors) expect((await post(url, anEnquiry(), from)).status).toBe(429);
  });
});

it('a filled honeypot counts against a limit of its own, and is ignored in a message with emergency words', async () => {
  await runOnSite({ spam: { perHour: 3, perNetwork: 1 } }, async ({ url, services }) => {
    const bot = (message: string) => anEnquiry({ message, 'leave-empty': 'filled in' });
    const from = { 'x-forwarded-for': '198.51.100.7' };
    expect((await post(url, bot('one'), from)).status).toBe(200);
    expect((await post(url, bot('two'), from)).status).toBe(429);
    expect((await post(url, anEnquiry(), from)).status).toBe(200);
    expect((await post(url, bot('My father has chest pain'), from)).status).toBe(200);
    const spam = (await services.enquiries.repository.list()).filter(
      ({ delivery }) => delivery === 'spam',
    );
    expect(spam.map(({ message }) => message)).toEqual(['one']);
  });
});

it('a message that a rule takes for spam is refused no sooner than others', async () => {
  await runOnSite({ spam: { perHour: 1, perNetwork: 1 } }, async ({ url, services }) => {
    const from = { 'x-forwarded-for': '198.51.100.7' };
    for (const number of [1, 2, 3]) {
      const message = `https://a${number}.example https://b${number}.example`;
      expect((await post(url, anEnquiry({ message }), from)).status).toBe(200);
    }
    expect((await services.enquiries.repository.count()).spam).toBe(3);
  });
});

it('of the enquiries refused because their address has sent too many, the valid ones are counted', async () => {
  await runOnSite(undefined, async ({ url, services }) => {
    const from = { 'x-forwarded-for': '198.51.100.7' };
    const repeat = anEnquiry();
    for (let count = 0; count < 30; count += 1) await post(url, repeat, from);
    expect((await post(url, { name: 'invalid' }, from)).status).toBe(429);
    expect(services.enquiries.refusals.counts.network).toBe(0);
    expect((await post(url, anEnquiry(), from)).status).toBe(429);
    expect(services.enquiries.refusals.counts.network).toBe(1);
    await post(url, anEnquiry(), from);
    expect(services.enquiries.refusals.recentSeries()).toMatchObject([
      { reason: 'network', count: 2 },
    ]);
  });
});

it('the clinic gets one mail that says that enquiries are refused', async () => {
  const mail = await FakeMailServer.create();
  const site = await startInProcess(
    { SMTP_URL: mail.url, NOTIFY_TO: 'front@clinic.example' },
    { enquiries: { visitors: { perHour: 1, perNetwork: 1 } } },
  );
  try {
    const from = { 'x-forwarded-for': '198.51.100.7' };
    for (let count = 0; count < 4; count += 1) await post(site.url, anEnquiry(), from);
    const warnings = () => mail.messages.filter((message) => message.includes('refusing'));
    await vi.waitFor(() => expect(warnings()).toHaveLength(1));
    expect(warnings()[0]).toContain('not written in the last hour still gets through');
  } finally {
    await site.close();
    mail.close();
  }
});

it('an enquiry is refused, and the server not ready, while the disk has less free space than the reserve', async () => {
  await runOnSite({ diskReserve: Number.MAX_VALUE }, async ({ url, services }) => {
    const { status, body } = await post(url, anEnquiry());
    expect([status, body.problem]).toEqual([503, 'unavailable']);
    expect(await checkReadiness(url)).toEqual([503, 'storage']);
    expect(services.enquiries.refusals.recentSeries()).toMatchObject([
      { reason: 'disk', count: 1 },
    ]);
    expect(await services.enquiries.repository.list()).toEqual([]);
  });
});

it('an enquiry takes at most four bytes per character, whatever its characters', async () => {
  await runOnSite(undefined, async ({ url, services }) => {
    for (const character of ['\u0001', '\u009f', '\ud800', '😀', '"', '\n']) {
      const message = `${character.repeat(4_990)} words`;
      const { status } = await post(url, anEnquiry({ message }));
      expect([character, status]).toEqual([character, 200]);
    }
    const rows = await services.database.selectFrom('enquiries').select('content').execute();
    const longest = Math.max(...rows.map(({ content }) => Buffer.byteLength(content)));
    expect(longest).toBeLessThan(4 * 5_000 + 500);
    const [first] = await services.enquiries.repository.list();
    expect(first?.message).toBe('words');
  });
});

it('an enquiry from elsewhere is stored before most enquiries of a flood that came earlier', async () => {
  await runOnSite(undefined, async ({ services: { enquiries } }) => {
    const storedNetworks: string[] = [];
    const send = async (network: string) => {
      const form = readForm(postedForm.parse(anEnquiry()), ['en'], () => undefined);
      expect(await enquiries.intake.accept(form, network)).toMatchObject({ success: true });
      storedNetworks.push(network);
    };
    const flood = Array.from({ length: 60 }, (_, index) => networkOf(`2001:db8:1:${index}00::1`));
    await Promise.all([...flood, networkOf('203.0.113.7')].map(send));
    expect(storedNetworks.indexOf(networkOf('203.0.113.7'))).toBeLessThan(5);
  });
});

it('other requests are answered between any two enquiries of a flood', async () => {
  await runOnSite(undefined, async ({ services: { enquiries } }) => {
    let turn = 0;
    let isFinished = false;
    const nextTurn = () => {
      turn += 1;
      if (!isFinished) setImmediate(nextTurn);
    };
    nextTurn();
    const flood = Array.from({ length: 50 }, async () => {
      const form = readForm(postedForm.parse(anEnquiry()), ['en'], () => undefined);
      expect(await enquiries.intake.accept(form, 'a network')).toMatchObject({ success: true });
      return turn;
    });
    const turns = await Promise.all(flood);
    isFinished = true;
    expect(new Set(turns).size).toBe(50);
  });
});
