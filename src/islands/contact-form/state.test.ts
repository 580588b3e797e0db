import { describe, expect, it } from 'vitest';
import { type FormState, type FormStateEvent, nextState } from './state.ts';

const idle: FormState = {
  phase: 'idle',
  failure: 'failed',
  listedProblems: {},
  inlineProblems: {},
  isEmptied: false,
  offersCall: false,
  receipt: null,
  isUrgent: false,
};
const receipt = {
  request: '/request/a',
  receivedAt: '2026-12-01T05:00:00.000Z',
  answerBy: '2026-12-01T13:00:00.000Z',
  canOnlyReplyByEmail: false,
};
const refusal: FormStateEvent = {
  type: 'refused',
  failure: 'invalid',
  fields: { email: 'invalid' },
  isUrgent: true,
};

/** The state of an untouched form after some events. */
function formAfter(...events: FormStateEvent[]): FormState {
  return events.reduce(nextState, idle);
}

describe('the contact form', () => {
  it('hides the error beside a field once its value is valid, but not the one above the fields', () => {
    const refused = formAfter({ type: 'send' }, refusal, { type: 'changed', validField: 'name' });
    expect(refused.inlineProblems).toEqual(refusal.fields);
    const corrected = nextState(refused, { type: 'changed', validField: 'email' });
    expect([corrected.inlineProblems, corrected.listedProblems]).toEqual([{}, refusal.fields]);
  });

  it('shows the red message for its full time even if a field is changed', () => {
    expect(formAfter({ type: 'send' }, refusal, { type: 'changed' }).phase).toBe('error');
  });

  it('keeps what was typed after a refusal, even if it began empty because of an earlier one without scripts', () => {
    const emptied = { ...idle, isEmptied: true };
    expect(nextState(nextState(emptied, { type: 'send' }), refusal).isEmptied).toBe(false);
  });

  it('keeps sending when an older message disappears', () => {
    const sending = formAfter({ type: 'send' });
    expect(nextState(sending, { type: 'dismissed' })).toBe(sending);
  });

  it('ignores a response that it is not waiting for', () => {
    expect(formAfter({ type: 'delivered', receipt })).toEqual(idle);
    expect(formAfter(refusal)).toEqual(idle);
  });
});
