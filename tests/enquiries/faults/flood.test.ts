import { expect, it } from 'vitest';
import { readForm } from '../../../server/enquiries/record/enquiry.ts';
import type { Timings } from '../../../server/services.ts';
import { expectServerErrors } from '../../support/site/server-errors.ts';
import { startInProcess } from '../../support/site/site-in-process.ts';
import { anEnquiry, flashToken, post, postForm, readiness } from '../../support/site/visitor.ts';
import { freshSqlite } from '../../support/temporary.ts';

expectServerErrors(/"msg":"enquiries are being refused"/);

async function withSite(
  enquiries: Timings['enquiries'],
  work: (site: Awaited<ReturnType<typeof startInProcess>>) => Promise<void>,
): Promise<void> {
  const site = await startInProcess(
    { DATABASE_URL: freshSqlite() },
    { ...(enquiries && { enquiries }) },
  );
  await work(site).finally(() => site.close());
}

it('enquiries beyond the hourly limit are refused with a message, and the form stays filled in', async () => {
  await withSite({ perHour: 2 }, async ({ url, services }) => {
    const invalid = anEnquiry({ email: 'not-an-address' });
    expect((await post(url, invalid)).status, 'is not counted').toBe(422);
    expect((await post(url, anEnquiry())).status).toBe(200);
    expect((await post(url, anEnquiry())).status).toBe(200);
    const { status, body } = await post(url, anEnquiry());
    expect([status, body.problem]).toEqual([503, 'unavailable']);
    expect(body.message).toMatch(/^Failed to send message\. Please try again later\./);
    const form = await postForm(url, anEnquiry({ message: 'Typed by Asha' }));
    const shown = await services.enquiries.flashMessageFor(flashToken(form));
    expect(shown).toMatchObject({ problem: 'unavailable', values: { message: 'Typed by Asha' } });
    expect(await services.enquiries.inbox.list()).toHaveLength(2);
  });
});

it('an enquiry is refused, and the server not ready, while the disk has less free space than the reserve', async () => {
  await withSite({ diskReserve: Number.MAX_VALUE }, async ({ url, services }) => {
    const { status, body } = await post(url, anEnquiry());
    expect([status, body.problem]).toEqual([503, 'unavailable']);
    expect(await readiness(url)).toEqual([503, 'storage']);
    expect(await services.enquiries.inbox.list()).toEqual([]);
  });
});

it('the longest enquiry takes four bytes per character, whatever its characters', async () => {
  await withSite(undefined, async ({ url, services }) => {
    for (const character of ['\u0001', '\u009f', '\ud800', '😀', '"', '\n']) {
      const message = `${character.repeat(4_990)} words`;
      const { status } = await post(url, anEnquiry({ message }));
      expect([character, status]).toEqual([character, 200]);
    }
    const rows = await services.database.selectFrom('enquiries').select('content').execute();
    const longest = Math.max(...rows.map(({ content }) => Buffer.byteLength(content)));
    expect(longest).toBeLessThan(4 * 5_000 + 500);
    const [first] = await services.enquiries.inbox.list();
    expect(first?.message).toBe('words');
  });
});

it('line breaks and tabs in a message are kept, and an email with a line break is refused', async () => {
  await withSite(undefined, async ({ url, services }) => {
    await post(url, anEnquiry({ message: 'one\r\n\ttwo\u0007\n\nthree' }));
    const [only] = await services.enquiries.inbox.list();
    expect(only?.message).toBe('one\n\ttwo\n\nthree');
    expect((await post(url, anEnquiry({ email: 'a@b.co\nbcc:c@d.co' }))).status).toBe(422);
  });
});

it('other requests are answered between any two enquiries of a flood', async () => {
  await withSite(undefined, async ({ services: { enquiries } }) => {
    let turn = 0;
    let isOver = false;
    const nextTurn = () => {
      turn += 1;
      if (!isOver) setImmediate(nextTurn);
    };
    nextTurn();
    const flood = Array.from({ length: 50 }, async () => {
      const form = readForm(anEnquiry(), ['en']);
      expect(await enquiries.accept(form)).toMatchObject({ success: true });
      return turn;
    });
    const turns = await Promise.all(flood);
    isOver = true;
    expect(new Set(turns).size).toBe(50);
  });
});
