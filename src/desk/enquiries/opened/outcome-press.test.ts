import { expect, test } from 'vitest';
import type { LastMove, Place } from '../../api/enquiry-changes.ts';
import { pressOf } from './outcome-press.ts';

const visit = { state: 'received', at: null, offer: null, isUnsent: false } as const;
const isNew: Place = { movedTo: 'new', pending: null, visit };
const answered: Place = { movedTo: 'answered', pending: null, visit };
const forDoctor: Place = { movedTo: 'pending', pending: { reason: 'doctor', callAt: null }, visit };
const noAnswer: Place = {
  movedTo: 'pending',
  pending: { reason: 'no-answer', callAt: null },
  visit,
};

const doctor = { tab: 'pending', pending: { reason: 'doctor' } } as const;
const answer = { tab: 'answered' } as const;

const press = (
  place: Place,
  outcome: typeof doctor | typeof answer,
  last: LastMove | null,
  seen = [place],
) => pressOf({ id: 'asha', ...place }, outcome, last, seen, 'Asia/Kolkata');

const moved = (from: Place, to: Place, id = 'asha'): LastMove => ({
  id,
  name: 'Asha',
  from,
  to,
  offer: null,
  sent: null,
  isAnswer: false,
  at: 0,
});

test('a press on an outcome that is not set records it', () => {
  expect(press(isNew, doctor, null)).toEqual({ isSet: false, to: doctor });
  expect(press(noAnswer, doctor, null)).toEqual({ isSet: false, to: doctor });
  expect(press(forDoctor, answer, moved(isNew, forDoctor))).toEqual({ isSet: false, to: answer });
});

test('a press on the outcome that is set takes it back, once its undo is not offered any more', () => {
  const takenBack = { isSet: true, to: { tab: 'new' } };
  const off = { isSet: true, to: null };
  expect(press(forDoctor, doctor, moved(isNew, forDoctor))).toEqual(off);
  expect(press(forDoctor, doctor, null)).toEqual(takenBack);
  expect(press(answered, answer, moved(isNew, answered))).toEqual(off);
  expect(press(answered, answer, null)).toEqual(takenBack);
  // What can be undone is a move of another enquiry.
  expect(press(answered, answer, moved(isNew, answered, 'bina'))).toEqual(takenBack);
});

test('a call that was promised before an outcome is still to come once that is taken back', () => {
  const callAt = '2999-12-03T04:00:00.000Z';
  const promised: Place = { movedTo: 'pending', pending: { reason: 'doctor', callAt }, visit };
  expect(press(promised, doctor, null)).toEqual({
    isSet: true,
    to: { tab: 'pending', pending: { reason: 'call-back', callAt: '2999-12-03T09:30' } },
  });
});

test('a press on an outcome that a colleague has just recorded does nothing', () => {
  expect(press(answered, answer, null, [isNew])).toEqual({ isSet: true, to: null });
});

test('a second press after one that took an outcome back does not record it again at once', () => {
  const last = moved(forDoctor, isNew);
  expect(press(isNew, doctor, last)).toEqual({ isSet: false, to: null });
  expect(press(isNew, answer, last)).toEqual({ isSet: false, to: answer });
  expect(press(isNew, doctor, null)).toEqual({ isSet: false, to: doctor });
});
