import { describe, expect, it } from 'vitest';
import { type FormEvent, type FormState, nextState } from './state.ts';

const idle: FormState = {
  phase: 'idle',
  failure: 'failed',
  fields: {},
  beside: {},
  isEmptied: false,
  offersCall: false,
  receipt: null,
  isUrgent: false,
};
const receipt = {
  request: '/request/a',
  receivedAt: '2026-12-01T05:00:00.000Z',
  answerBy: '2026-12-01T13:00:00.000Z',
  isByMail: false,
};
const refusal: FormEvent = {
  type: 'refused',
  failure: 'invalid',
  fields: { email: 'invalid' },
  isUrgent: true,
};

/** The state of an untouched form after some events. */
function formAfter(...events: FormEvent[]): FormState {
  return events.reduce(nextState, idle);
}

describe('the contact form', () => {
  it('is sending after a press, and a second press changes nothing', () => {
    const sending = formAfter({ type: 'send' });
    expect(sending.phase).toBe('sending');
    expect(nextState(sending, { type: 'send' })).toBe(sending);
  });

  it('is green after a delivery, and idle again when the message disappears', () => {
    const delivered = formAfter({ type: 'send' }, { type: 'delivered', receipt });
    expect(delivered).toEqual({ ...idle, phase: 'success', receipt });
    expect(nextState(delivered, { type: 'dismissed' }).phase).toBe('idle');
  });

  it('keeps the receipt when the green message disappears, until another message is sent', () => {
    const after = formAfter(
      { type: 'send' },
      { type: 'delivered', receipt },
      { type: 'dismissed' },
    );
    expect(after).toEqual({ ...idle, receipt });
    expect(nextState(after, { type: 'send' }).receipt).toBeNull();
  });

  it('is red after a refusal; the errors of its fields stay when the message disappears', () => {
    const refused = formAfter({ type: 'send' }, refusal);
    const { failure, fields } = refusal;
    const isUrgent = true;
    const shown = {
      ...idle,
      ...{ phase: 'error', failure, fields, beside: fields, offersCall: true, isUrgent },
    };
    expect(refused).toEqual(shown);
    expect(nextState(refused, { type: 'send' }).isUrgent).toBe(false);
    expect(nextState(refused, { type: 'dismissed' })).toMatchObject({ phase: 'idle', fields });
  });

  it('offers the phone after a refusal until a field is changed, even when the message has disappeared', () => {
    const refused = formAfter({ type: 'send' }, refusal, { type: 'dismissed' });
    expect(refused.offersCall).toBe(true);
    const changed = nextState(refused, { type: 'changed' });
    expect(changed).toEqual({ ...refused, offersCall: false });
    expect(nextState(changed, { type: 'changed' }), 'nothing to render').toBe(changed);
  });

  it('no longer shows the error beside a field once what is typed there is right, but still above the fields', () => {
    const refused = formAfter({ type: 'send' }, refusal, { type: 'changed', right: 'name' });
    expect(refused.beside).toEqual(refusal.fields);
    const corrected = nextState(refused, { type: 'changed', right: 'email' });
    expect([corrected.beside, corrected.fields]).toEqual([{}, refusal.fields]);
  });

  it('stays red for its time even if a field is changed', () => {
    expect(formAfter({ type: 'send' }, refusal, { type: 'changed' }).phase).toBe('error');
  });

  it('has what was typed after a refusal here, though it was empty after one without scripts', () => {
    const emptied = { ...idle, isEmptied: true };
    expect(nextState(nextState(emptied, { type: 'send' }), refusal).isEmptied).toBe(false);
  });

  it('forgets the errors at the next attempt', () => {
    expect(formAfter({ type: 'send' }, refusal, { type: 'send' })).toMatchObject({
      phase: 'sending',
      fields: {},
      offersCall: false,
    });
  });

  it('keeps sending when an older message disappears', () => {
    const sending = formAfter({ type: 'send' });
    expect(nextState(sending, { type: 'dismissed' })).toBe(sending);
  });

  it('ignores an answer that it is not waiting for', () => {
    expect(formAfter({ type: 'delivered', receipt })).toEqual(idle);
    expect(formAfter(refusal)).toEqual(idle);
  });
});
