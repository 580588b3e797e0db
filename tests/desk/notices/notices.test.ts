import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type NoticesAnswer,
  noticesAnswer,
  noticesConflict,
} from '../../../shared/desk/notices.ts';
import { deskRefusal } from '../../../shared/desk/problems.ts';
import { DeskBrowser } from '../desk-browser.ts';
import { useTwoPeople } from '../two-people.ts';

/** A time by the clinic's clock, this many hours from now. */
function local(hours: number): string {
  const moment = Temporal.Now.zonedDateTimeISO('Asia/Kolkata').add({ hours });
  return moment.toPlainDateTime().toString({ smallestUnit: 'minute' });
}

const aNotice = (more: object = {}) => ({
  id: randomUUID(),
  texts: { en: 'The lift is being mended.', hi: 'लिफ़्ट की मरम्मत हो रही है।' },
  from: local(-1),
  until: local(20),
  ...more,
});

describe('notices at the desk', () => {
  const used = useTwoPeople();
  beforeEach(async () => {
    await used.site.services.database.deleteFrom('notices').execute();
  });

  /** The desk's list of notices, from the answer to a request that must succeed. */
  async function told(answer: Promise<{ status: number; body: unknown }>): Promise<NoticesAnswer> {
    const { status, body } = await answer;
    expect(status, JSON.stringify(body)).toBe(200);
    return noticesAnswer.parse(body);
  }

  async function refused(answer: Promise<{ status: number; body: unknown }>) {
    const { status, body } = await answer;
    const { problem, field, message } = deskRefusal.parse(body);
    expect(message).toMatch(/\w/);
    return { status, problem, field };
  }

  it('can be written, changed, taken down and deleted by reception', async () => {
    const { id, ...content } = aNotice();
    const [made] = (await told(used.reception.post('/notices', { id, ...content }))).notices;
    expect(made).toEqual({ id, ...content, version: 1, by: 'Meera Joshi', state: 'shown' });

    const later = { ...content, from: local(5), version: 1 };
    const [changed] = (await told(used.doctor.request('PUT', `/notices/${id}`, later))).notices;
    expect(changed).toMatchObject({ version: 2, by: 'Arun Deshmukh', state: 'coming' });
    const now = { ...content, version: 2 };
    await told(used.doctor.request('PUT', `/notices/${id}`, now));

    const [over] = (await told(used.reception.post(`/notices/${id}/end`, { version: 3 }))).notices;
    expect(over).toMatchObject({ version: 4, state: 'over', texts: content.texts });
    const gone = await told(used.reception.request('DELETE', `/notices/${id}`, { version: 4 }));
    expect(gone.notices).toEqual([]);
    expect(await told(used.reception.get('/notices'))).toEqual(gone);
  });

  it('are listed in the order in which they begin, followed by those that are over', async () => {
    const made = {
      later: aNotice({ from: local(9) }),
      soon: aNotice({ from: local(2), until: local(9) }),
    };
    const old = aNotice({ from: local(-9), until: local(2) });
    for (const each of [made.later, old, made.soon])
      await told(used.reception.post('/notices', each));
    const { notices } = await told(used.reception.post(`/notices/${old.id}/end`, { version: 1 }));
    expect(notices.map(({ id, state }) => [id, state])).toEqual([
      [made.soon.id, 'coming'],
      [made.later.id, 'coming'],
      [old.id, 'over'],
    ]);
  });

  it('are created once if the request is repeated', async () => {
    const notice = aNotice();
    await told(used.reception.post('/notices', notice));
    expect((await told(used.reception.post('/notices', notice))).notices).toHaveLength(1);
    const other = await used.reception.post('/notices', { ...notice, texts: { en: 'Another.' } });
    expect(other.status).toBe(409);
    expect(noticesConflict.parse(other.body).notices.notices[0]?.texts).toEqual(notice.texts);
  });

  it('are never silently overwritten', async () => {
    const { id, ...content } = aNotice();
    await told(used.reception.post('/notices', { id, ...content }));
    const texts = { en: 'The lift works again.' };
    await told(used.doctor.request('PUT', `/notices/${id}`, { ...content, texts, version: 1 }));
    for (const answer of [
      await used.reception.request('PUT', `/notices/${id}`, { ...content, version: 1 }),
      await used.reception.post(`/notices/${id}/end`, { version: 1 }),
      await used.reception.request('DELETE', `/notices/${id}`, { version: 1 }),
    ]) {
      expect(answer.status).toBe(409);
      const { problem, notices } = noticesConflict.parse(answer.body);
      expect(problem).toBe('changed-meanwhile');
      expect(notices.notices[0]).toMatchObject({ texts, version: 2, state: 'shown' });
    }
    const missing = used.reception.post(`/notices/${randomUUID()}/end`, { version: 1 });
    expect(await refused(missing)).toMatchObject({ status: 404, problem: 'not-found' });
  });

  it.each([
    ['without a sentence', { texts: {} }, 'texts.en'],
    ['with a sentence in no language of the site', { texts: { xx: 'Closed.' } }, 'texts.en'],
    ['with an empty sentence', { texts: { en: ' ' } }, 'texts.en'],
    ['with a sentence that is too long', { texts: { en: 'A', hi: 'क'.repeat(301) } }, 'texts.hi'],
    ['that end before they begin', { from: local(9), until: local(8) }, 'until'],
    ['that end as they begin', { from: local(9), until: local(9) }, 'until'],
    ['that are over', { from: local(-9), until: local(-8) }, 'until'],
    ['that never end', { until: local(24 * 800) }, 'until'],
    ['with a day that no calendar has', { from: '2026-02-30T10:00' }, 'from'],
    ['with a time of another kind', { until: '2026-12-03T10:00:00Z' }, 'until'],
    ['with a time of another zone', { until: '2026-12-03T10:00Z' }, 'until'],
  ])('%s are refused, and the field is named', async (_, wrong, field) => {
    const answer = await refused(used.reception.post('/notices', aNotice(wrong)));
    expect(answer).toEqual({ status: 422, problem: 'invalid', field });
    expect((await told(used.reception.get('/notices'))).notices).toEqual([]);
  });

  it('never overlap', async () => {
    const notice = aNotice({ from: local(3), until: local(5) });
    await told(used.reception.post('/notices', notice));
    for (const [from, until] of [
      [1, 4],
      [4, 9],
      [1, 9],
      [3, 5],
    ] as const) {
      const other = aNotice({ from: local(from), until: local(until) });
      const refusal = await refused(used.reception.post('/notices', other));
      expect(refusal).toEqual({ status: 422, problem: 'invalid', field: 'from' });
    }
    for (const [from, until] of [
      [-1, 3],
      [5, 9],
    ] as const) {
      await told(
        used.reception.post('/notices', aNotice({ from: local(from), until: local(until) })),
      );
    }
    const { id, ...content } = notice;
    await told(used.reception.request('PUT', `/notices/${id}`, { ...content, version: 1 }));
  });

  it('never overlap, even if four are written at the same moment', async () => {
    const answers = Array.from({ length: 4 }, () => used.reception.post('/notices', aNotice()));
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 422, 422, 422]);
  });

  it('are refused with a version too large for the database', async () => {
    const { id, ...content } = aNotice();
    await told(used.reception.post('/notices', { id, ...content }));
    const change = { ...content, version: 2 ** 31 };
    const answer = used.reception.request('PUT', `/notices/${id}`, change);
    expect(await refused(answer)).toMatchObject({ status: 422, field: 'version' });
  });

  it('can follow immediately when one is taken down', async () => {
    const [first, next] = [aNotice(), aNotice({ from: local(0) })];
    await told(used.reception.post('/notices', first));
    await told(used.reception.post(`/notices/${first.id}/end`, { version: 1 }));
    const { notices } = await told(used.reception.post('/notices', next));
    expect(notices.map(({ id, state }) => [id, state])).toEqual([
      [next.id, 'shown'],
      [first.id, 'over'],
    ]);
  });

  it('may be in any one language of the site', async () => {
    const texts = { mr: 'उद्या बंद राहील.' };
    const { notices } = await told(used.reception.post('/notices', aNotice({ texts })));
    expect(notices[0]?.texts).toEqual(texts);
  });

  it('keep only the languages of the site', async () => {
    const notice = aNotice({ texts: { en: 'Closed.', xx: 'Closed.' } });
    const { notices } = await told(used.reception.post('/notices', notice));
    expect(notices[0]?.texts).toEqual({ en: 'Closed.' });
  });

  it('are refused from another site, and without a session', async () => {
    const other = new DeskBrowser(used.site.url, { origin: 'https://elsewhere.example' });
    for (const [name, value] of used.reception.cookies) other.cookies.set(name, value);
    const crossSite = await refused(other.post('/notices', aNotice()));
    expect(crossSite).toMatchObject({ status: 403, problem: 'cross-site' });
    const nobody = await refused(new DeskBrowser(used.site.url).post('/notices', aNotice()));
    expect(nobody).toMatchObject({ status: 401, problem: 'signed-out' });
  });
});
