import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { noticesAnswer } from '../../../shared/desk/notices.ts';
import { deskRefusal } from '../../../shared/desk/problems.ts';
import { useTwoPeople } from '../two-people.ts';

const start = Temporal.Now.zonedDateTimeISO('Asia/Kolkata').toPlainDateTime();
/** A time by the clinic's clock, this many hours from the beginning of the test. */
const local = (hours: number) => start.add({ hours }).toString({ smallestUnit: 'minute' });

const closed = { en: 'Closed on Friday.', mr: 'शुक्रवारी बंद.' };
const late = { en: 'The doctor is late today.', mr: 'आज डॉक्टरांना उशीर होईल.' };
const both = { en: `${closed.en} ${late.en}`, mr: `${closed.mr} ${late.mr}` };

describe('a sentence added to the notices of its time', () => {
  const used = useTwoPeople();
  beforeEach(() => used.site.services.database.deleteFrom('notices').execute());

  const shown = (texts: object, from: number, until: number) => ({
    texts,
    from: local(from),
    until: local(until),
  });
  const put = (texts: object, from: number, until: number) =>
    used.reception.post('/notices', { id: randomUUID(), ...shown(texts, from, until) });
  const add = (texts: object, from: number, until: number, more: object = {}) =>
    used.doctor.post('/notices/addition', { ...shown(texts, from, until), ...more });

  async function listed(answer: Promise<{ status: number; body: unknown }>) {
    const { status, body } = await answer;
    expect(status, JSON.stringify(body)).toBe(200);
    const { notices } = noticesAnswer.parse(body);
    return notices.map(({ texts, from, until }) => ({ texts, from, until }));
  }

  it('is shown until it is over, and then the notice alone again', async () => {
    await put(closed, -1, 90);
    for (const _ of ['added', 'repeated'])
      expect(await listed(add(late, 0, 9))).toEqual([shown(both, -1, 9), shown(closed, 9, 90)]);
    expect((await used.reception.get('/notices')).body.notices[0].by).toBe('Arun Deshmukh');
  });

  it('goes on alone where it lasts longer, and begins alone where it begins sooner', async () => {
    await put(closed, 3, 5);
    expect(await listed(add(late, 1, 9))).toEqual([
      shown(late, 1, 3),
      shown(both, 3, 5),
      shown(late, 5, 9),
    ]);
  });

  it('begins in the middle of a notice, and fills the time between two', async () => {
    await put(closed, -1, 5);
    await put({ en: 'A camp.' }, 7, 20);
    expect(await listed(add(late, 3, 9))).toEqual([
      shown(closed, -1, 3),
      shown(both, 3, 5),
      shown(late, 5, 7),
      shown({ en: `A camp. ${late.en}` }, 7, 9),
      shown({ en: 'A camp.' }, 9, 20),
    ]);
  });

  it('takes the place of one that is no longer true, and is added to no other notice', async () => {
    await put(both, -1, 9);
    const half = { en: 'Open until noon.', mr: 'दुपारपर्यंत उघडे.' };
    await put({ en: 'A camp.' }, 9, 20);
    expect(await listed(add(half, 0, 12, { inPlaceOf: late }))).toEqual([
      shown({ en: `${closed.en} ${half.en}`, mr: `${closed.mr} ${half.mr}` }, -1, 9),
      shown({ en: 'A camp.' }, 9, 20),
    ]);
  });

  it('leaves all as it is if the two are too long together', async () => {
    const long = { en: 'A'.repeat(290), mr: closed.mr };
    await put(long, -1, 90);
    const { status, body } = await add(late, 0, 9);
    const { field, message } = deskRefusal.parse(body);
    expect([status, field]).toEqual([422, 'texts.en']);
    expect(message).toMatch(/^Together/);
    expect(await listed(used.reception.get('/notices'))).toEqual([shown(long, -1, 90)]);
  });
});
