import { describe, expect, it } from 'vitest';
import { type FormEvent, type FormState, nextState } from './state.ts';

const idle: FormState = { phase: 'idle', failure: 'failed', fields: {}, offersCall: false };
const refusal: FormEvent = {
  type: 'refused',
  failure: 'invalid',
  fields: { email: 'invalid' },
};

/** The state of an untouched form after some events. */
function formAfter(...events: FormEvent[]): FormState {
  return events.reduce(nextState, idle);
}

describe('the contact form', () => {
  it('is sending once it is sent, and a second press changes nothing', () => {
    const sending = formAfter({ type: 'send' });
    expect(sending.phase).toBe('sending');
    expect(nextState(sending, { type: 'send' })).toBe(sending);
  });

  it('is green after a delivery and idle again when the message goes', () => {
    const delivered = formAfter({ type: 'send' }, { type: 'delivered' });
    expect(delivered).toEqual({ ...idle, phase: 'success' });
    expect(nextState(delivered, { type: 'dismissed' })).toEqual(idle);
  });

  it('is red after a refusal; what is wrong with a field stays when the message goes', () => {
    const refused = formAfter({ type: 'send' }, refusal);
    const { failure, fields } = refusal;
    expect(refused).toEqual({ phase: 'error', failure, fields, offersCall: true });
    expect(nextState(refused, { type: 'dismissed' })).toMatchObject({ phase: 'idle', fields });
  });

  it('offers the phone after a refusal until a field is changed, also when the message has gone', () => {
    const refused = formAfter({ type: 'send' }, refusal, { type: 'dismissed' });
    expect(refused.offersCall).toBe(true);
    const changed = nextState(refused, { type: 'changed' });
    expect(changed).toEqual({ ...refused, offersCall: false });
    expect(nextState(changed, { type: 'changed' }), 'nothing to render').toBe(changed);
  });

  it('stays red for its time when a field is changed', () => {
    expect(formAfter({ type: 'send' }, refusal, { type: 'changed' }).phase).toBe('error');
  });

  it('forgets what was wrong with the next try', () => {
    expect(formAfter({ type: 'send' }, refusal, { type: 'send' })).toMatchObject({
      phase: 'sending',
      fields: {},
      offersCall: false,
    });
  });

  it('does not stop sending because an older message goes', () => {
    const sending = formAfter({ type: 'send' });
    expect(nextState(sending, { type: 'dismissed' })).toBe(sending);
  });

  it('ignores an answer that nobody waits for', () => {
    expect(formAfter({ type: 'delivered' })).toEqual(idle);
    expect(formAfter(refusal)).toEqual(idle);
  });
});
