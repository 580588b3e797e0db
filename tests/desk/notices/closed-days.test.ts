import { beforeEach, describe, expect, it } from 'vitest';
import { noticesAnswer, noticesConflict } from '../../../shared/desk/notices.ts';
import { deskRefusal } from '../../../shared/desk/problems.ts';
import { mostClosed } from '../../../shared/hours/week-hours.ts';
import { useTwoPeople } from '../two-people.ts';

const day = (days: number) => Temporal.Now.plainDateISO('Asia/Kolkata').add({ days }).toString();

describe('closed days at the desk', () => {
  const used = useTwoPeople();
  beforeEach(() => used.site.services.database.deleteFrom('closed_days').execute());

  /** The closed days in the answer to a request that must succeed. */
  async function listed(answer: Promise<{ status: number; body: unknown }>) {
    const { status, body } = await answer;
    expect(status, JSON.stringify(body)).toBe(200);
    return noticesAnswer.parse(body).closedDays;
  }

  it('are listed with who closed them last, once, and can be opened again', async () => {
    await listed(used.reception.post('/closed-days', { day: day(3) }));
    await listed(used.doctor.post('/closed-days', { day: day(3) }));
    const [today, later] = await listed(used.doctor.post('/closed-days', { day: day(0) }));
    expect(today).toEqual({ day: day(0), to: day(0), reason: null, by: 'Arun Deshmukh' });
    expect(later).toEqual({ day: day(3), to: day(3), reason: null, by: 'Arun Deshmukh' });
    const open = await listed(used.reception.request('DELETE', `/closed-days/${day(0)}`));
    expect(open).toEqual([later]);
    expect(await listed(used.reception.request('DELETE', `/closed-days/${day(0)}`))).toEqual(open);
  });

  it('can be several in a row, with a reason, and are listed and opened as one', async () => {
    const closing = { day: day(5), to: day(9), reason: 'Wedding of a colleague' };
    const by = 'Meera Joshi';
    for (const _ of ['closed', 'repeated']) {
      expect(await listed(used.reception.post('/closed-days', closing))).toEqual([
        { ...closing, by },
      ]);
    }
    expect(await used.site.services.notices.read()).toBeUndefined();
    expect(used.site.services.notices.shown().closures).toEqual([{ from: day(5), to: day(9) }]);
    const [first, second, ...others] = await listed(
      used.doctor.post('/closed-days', { day: day(10) }),
    );
    expect([first?.to, second?.day, others]).toEqual([day(9), day(10), []]);
    const path = `/closed-days/${day(5)}?to=${day(9)}`;
    expect(await listed(used.reception.request('DELETE', path))).toEqual([second]);
  });

  it('can have other hours in place of being closed, and the other way round', async () => {
    const hours = { opens: '10:00', closes: '13:00' };
    const camp = { day: day(5), to: day(6), hours, reason: 'A camp' };
    const by = 'Meera Joshi';
    expect(await listed(used.reception.post('/closed-days', camp))).toEqual([{ ...camp, by }]);
    expect(await used.site.services.notices.read()).toBeUndefined();
    const shown = { from: day(5), to: day(6), hours };
    expect(used.site.services.notices.shown().closures).toEqual([shown]);
    const [first, second] = await listed(used.reception.post('/closed-days', { day: day(6) }));
    expect(first).toEqual({ ...camp, to: day(5), by });
    expect(second, 'the reason stays').toEqual({ day: day(6), to: day(6), reason: 'A camp', by });
  });

  it('can get another reason or none, in place of the one they have', async () => {
    const span = { day: day(5), to: day(9) };
    const by = 'Arun Deshmukh';
    await listed(used.reception.post('/closed-days', { ...span, reason: 'A weding' }));
    for (const reason of ['A wedding', null])
      expect(await listed(used.doctor.post('/closed-days', { ...span, reason }))).toEqual([
        { ...span, reason, by },
      ]);
  });

  it('are not changed unseen: whoever began before a colleague’s change is shown that first', async () => {
    const days = { day: day(5), to: day(6) };
    const was = { reason: null, by: 'Meera Joshi' };
    await listed(used.reception.post('/closed-days', days));
    const camp = { ...days, reason: 'A camp' };
    for (const _ of ['changed', 'repeated'])
      await listed(used.doctor.post('/closed-days', { ...camp, was }));
    const late = await used.reception.post('/closed-days', { ...days, reason: 'A fair', was });
    const { problem, notices } = noticesConflict.parse(late.body);
    expect([late.status, problem]).toEqual([409, 'changed-meanwhile']);
    const now = { reason: 'A camp', by: 'Arun Deshmukh' };
    expect(notices.closedDays).toEqual([{ ...days, ...now }]);
    await listed(used.reception.post('/closed-days', { ...days, reason: 'A fair', was: now }));
    await listed(used.doctor.request('DELETE', `/closed-days/${day(6)}`));
    const opened = { ...days, reason: null, was: { reason: 'A fair', by: 'Meera Joshi' } };
    expect((await used.reception.post('/closed-days', opened)).status).toBe(409);
  });

  it('are not entered over a colleague’s: whoever did not know of hers is shown them first', async () => {
    const hours = { opens: '10:00', closes: '14:00' };
    const saturday = { day: day(5), hours, reason: 'A meeting' };
    for (const _ of ['entered', 'repeated']) {
      await listed(used.reception.post('/closed-days', { ...saturday, was: null }));
    }
    const closing = { day: day(4), to: day(5), reason: 'A wedding' };
    const refused = await used.doctor.post('/closed-days', { ...closing, was: null });
    const { problem, notices } = noticesConflict.parse(refused.body);
    expect([refused.status, problem]).toEqual([409, 'changed-meanwhile']);
    const theirs = { day: day(5), to: day(5), hours, reason: 'A meeting', by: 'Meera Joshi' };
    expect(notices.closedDays).toEqual([theirs]);
    expect(await listed(used.doctor.post('/closed-days', closing))).toEqual([
      { day: day(4), to: day(5), reason: 'A wedding', by: 'Arun Deshmukh' },
    ]);
    // What somebody has entered herself is no surprise to her.
    const again = { day: day(4), reason: 'A wedding feast', was: null };
    expect((await used.doctor.post('/closed-days', again)).status).toBe(200);
  });

  it('are not given back their usual hours unseen: whoever did not know of a change is shown it first', async () => {
    const hours = { opens: '10:00', closes: '14:00' };
    const tuesday = { day: day(7), reason: 'A meeting' };
    await listed(used.reception.post('/closed-days', { ...tuesday, hours }));
    const was = { hours, reason: 'A meeting', by: 'Meera Joshi' };
    await listed(used.doctor.post('/closed-days', tuesday));
    const path = `/closed-days/${day(7)}`;
    const refused = await used.reception.request('DELETE', path, { was });
    const { problem, notices } = noticesConflict.parse(refused.body);
    expect([refused.status, problem]).toEqual([409, 'changed-meanwhile']);
    const now = { reason: 'A meeting', by: 'Arun Deshmukh' };
    expect(notices.closedDays).toEqual([{ day: day(7), to: day(7), ...now }]);
    for (const _ of ['opened', 'repeated']) {
      expect(await listed(used.reception.request('DELETE', path, { was: now }))).toEqual([]);
    }
  });

  it('are as old as their hours, not as their reason', async () => {
    const { database } = used.site.services;
    const longAgo = '2026-01-01T00:00:00.000Z';
    const ages = async () => {
      const rows = await database.selectFrom('closed_days').select('saved_at').execute();
      return rows.map(({ saved_at }) => saved_at === longAgo);
    };
    const hours = { opens: '10:00', closes: '13:00' };
    for (const which of [{ day: day(5) }, { day: day(6), hours }]) {
      await listed(used.reception.post('/closed-days', which));
      await database.updateTable('closed_days').set({ saved_at: longAgo }).execute();
      await listed(used.reception.post('/closed-days', { ...which, reason: 'A camp' }));
      expect(await ages()).not.toContain(false);
    }
    await listed(used.reception.post('/closed-days', { day: day(5), hours }));
    await listed(used.reception.post('/closed-days', { day: day(6) }));
    expect(await ages()).toEqual([false, false]);
  });

  it.each([
    ['a day that is over', { day: day(-1) }, 'day'],
    ['a day beyond the years ahead', { day: day(800) }, 'day'],
    ['a day that no calendar has', { day: '2026-02-30' }, 'day'],
    ['a word', { day: 'tomorrow' }, 'day'],
    ['a last day before the first', { day: day(4), to: day(3) }, 'to'],
    ['a last day that no calendar has', { day: day(4), to: '2027-02-30' }, 'to'],
    ['more days than can be closed at once', { day: day(1), to: day(1 + mostClosed) }, 'to'],
    ['hours without an end', { day: day(1), hours: { opens: '10:00' } }, 'hours.closes'],
    [
      'hours that end before they begin',
      { day: day(1), hours: { opens: '14:00', closes: '10:00' } },
      'hours.closes',
    ],
    ['a reason that is too long', { day: day(1), reason: 'x'.repeat(101) }, 'reason'],
  ])('cannot be %s: the field is named, and nothing is closed', async (_, wrong, field) => {
    const { status, body } = await used.reception.post('/closed-days', wrong);
    const refusal = deskRefusal.parse(body);
    expect([status, refusal.problem, refusal.field]).toEqual([422, 'invalid', field]);
    expect(refusal.message).toMatch(/\w/);
    expect(await listed(used.reception.get('/notices'))).toEqual([]);
  });
});
