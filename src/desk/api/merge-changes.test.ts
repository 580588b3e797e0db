import { describe, expect, it } from 'vitest';
import type { EnquiriesAnswer, ListedEnquiry } from '../../../shared/desk/enquiries/list.ts';
import { mergeChanges } from './merge-changes.ts';

const enquiry = (id: string, change: Partial<ListedEnquiry> = {}): ListedEnquiry => ({
  id,
  version: 1,
  changedAt: null,
  receivedAt: `2026-11-2${id}T08:00:00.000Z`,
  language: 'en',
  tab: 'answered',
  movedTo: 'answered',
  delivery: 'delivered',
  answered: null,
  visit: { state: 'received', at: null, offer: null, isUnsent: false },
  pending: null,
  urgent: false,
  spamRule: null,
  source: 'form',
  halfDays: [],
  booked: [],
  phones: [],
  wroteBefore: false,
  openedBy: [],
  name: 'Asha',
  phone: '98765 43210',
  email: 'asha@example.com',
  beginning: 'Hello',
  notes: 0,
  ...change,
});

const page = (ids: string[], next: string | null): EnquiriesAnswer => ({
  enquiries: ids.map((id) => enquiry(id)),
  next,
  newCount: 0,
  counts: { new: 0, pending: 0, answered: 0, archived: 0, spam: 0 },
  urgentNew: 0,
  patientAnswers: 0,
  urgentPending: 0,
  urgentSpam: 0,
  waitingForDoctor: 0,
  answeredByDoctor: 0,
  unsentOffers: 0,
  cursor: '',
});

const idsOf = (pages: EnquiriesAnswer[]) => pages.map((each) => each.enquiries.map(({ id }) => id));
const pages = [page(['8', '6'], 'a'), page(['4', '2'], 'b')];

describe('a list merged with changes', () => {
  const merged = (changed: ListedEnquiry[], deleted: string[] = [], which = {}) =>
    mergeChanges(pages, { tab: 'answered', ...which }, { enquiries: changed, deleted });

  it('inserts new enquiries in order, and leaves out those that belong to a page not loaded yet', () => {
    expect(idsOf(merged([enquiry('9')]))).toEqual([
      ['9', '8', '6'],
      ['4', '2'],
    ]);
    expect(idsOf(merged([enquiry('3')]))).toEqual([
      ['8', '6'],
      ['4', '3', '2'],
    ]);
    expect(idsOf(merged([enquiry('1')]))).toEqual([
      ['8', '6'],
      ['4', '2'],
    ]);
    expect(
      idsOf(mergeChanges([page([], null)], {}, { enquiries: [enquiry('1')], deleted: [] })),
    ).toEqual([['1']]);
  });

  it('drops what was deleted or moved to another tab', () => {
    expect(idsOf(merged([enquiry('6', { tab: 'spam', version: 2 })], ['4']))).toEqual([
      ['8'],
      ['2'],
    ]);
  });

  it('never replaces a newer state with an older one', () => {
    const newer = merged([enquiry('6', { version: 3, notes: 2 })]);
    const answer = mergeChanges(
      newer,
      { tab: 'answered' },
      { enquiries: [enquiry('6')], deleted: [] },
    );
    expect(answer[0]?.enquiries[1]?.notes).toBe(2);
  });

  it('adds an enquiry to the emergencies only if it has words of an emergency', () => {
    const changed = [enquiry('9'), enquiry('7', { urgent: true })];
    expect(idsOf(merged(changed, [], { urgent: 'true' }))).toEqual([
      ['8', '7', '6'],
      ['4', '2'],
    ]);
  });

  it('moves an enquiry up once its patient has answered, in a list of those who wait', () => {
    const waiting = ['1', '2', '3'].map((id) => enquiry(id, { tab: 'new' }));
    const visit = { state: 'cancelled', at: null, offer: null, isUnsent: false } as const;
    const changed = enquiry('2', { tab: 'new', version: 2, visit });
    const queue = [{ ...page([], null), enquiries: waiting }];
    const changes = { enquiries: [changed, enquiry('0', { tab: 'new' })], deleted: [] };
    expect(idsOf(mergeChanges(queue, { tab: 'new' }, changes))).toEqual([['2', '0', '1', '3']]);
    const answers = mergeChanges([page([], null)], { tab: 'new', answers: 'true' }, changes);
    expect(idsOf(answers)).toEqual([['2']]);
  });

  it('adds an enquiry to those that wait for the doctor only if it does, and drops it once it does not', () => {
    const forDoctor = { reason: 'doctor', callAt: null } as const;
    const which = { tab: 'pending', doctor: 'true' } as const;
    const waiting = (id: string, pending: ListedEnquiry['pending'], version = 1) =>
      enquiry(id, { tab: 'pending', pending, version });
    const added = mergeChanges([page([], null)], which, {
      enquiries: [waiting('9', forDoctor), waiting('7', { reason: 'no-answer', callAt: null })],
      deleted: [],
    });
    expect(idsOf(added)).toEqual([['9']]);
    const answered = waiting('9', { reason: 'no-answer', callAt: null }, 2);
    expect(idsOf(mergeChanges(added, which, { enquiries: [answered], deleted: [] }))).toEqual([[]]);
  });

  it('moves an enquiry on which the doctor has written from those that wait for her to those that she has answered', () => {
    const pending = { reason: 'doctor', callAt: null } as const;
    const waiting = enquiry('9', { tab: 'pending', pending });
    const written = enquiry('9', { tab: 'pending', pending: { ...pending, doctorsNote: 'note' } });
    const lists = (['true', 'answered'] as const).map((doctor) => {
      return [waiting, written].reduce(
        (pages, each) =>
          mergeChanges(pages, { tab: 'pending', doctor }, { enquiries: [each], deleted: [] }),
        [page([], null)],
      );
    });
    expect(lists.map(idsOf)).toEqual([[[]], [['9']]]);
  });

  it('adds no enquiry to a search, because only the server can match it', () => {
    const which = { search: 'asha' };
    expect(idsOf(merged([enquiry('9'), enquiry('6', { version: 2 })], [], which))).toEqual([
      ['8', '6'],
      ['4', '2'],
    ]);
  });
});
