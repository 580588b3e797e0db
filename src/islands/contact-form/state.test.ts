import { describe, expect, it } from 'vitest';
import { type FormEvent, type FormState, nextState } from './state.ts';

const idle: FormState = { phase: 'idle', fields: {} };

/** The state after some events, from a form that nobody has touched. */
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
    expect(delivered).toEqual({ phase: 'success', fields: {} });
    expect(nextState(delivered, { type: 'dismissed' })).toEqual(idle);
  });

  it('is red after a refusal; what is wrong with a field stays when the message goes', () => {
    const refused = formAfter({ type: 'send' }, { type: 'refused', fields: { email: 'invalid' } });
    expect(refused).toEqual({ phase: 'error', fields: { email: 'invalid' } });
    expect(nextState(refused, { type: 'dismissed' })).toEqual({
      phase: 'idle',
      fields: { email: 'invalid' },
    });
  });

  it('forgets what was wrong with the next try', () => {
    const refusal: FormEvent = { type: 'refused', fields: { name: 'missing' } };
    expect(formAfter({ type: 'send' }, refusal, { type: 'send' })).toEqual({
      phase: 'sending',
      fields: {},
    });
  });

  it('does not stop sending because an older message goes', () => {
    const sending = formAfter({ type: 'send' });
    expect(nextState(sending, { type: 'dismissed' })).toBe(sending);
  });

  it('ignores an answer that nobody waits for', () => {
    expect(formAfter({ type: 'delivered' })).toEqual(idle);
    expect(formAfter({ type: 'refused', fields: { name: 'missing' } })).toEqual(idle);
  });
});
