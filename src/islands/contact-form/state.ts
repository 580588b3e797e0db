import type { Receipt } from '../../../shared/enquiry.ts';
import type { FieldProblems } from '../../../shared/enquiry-fields.ts';
import type { SiteCopy } from '../../content/schema/site.ts';

/** Why a message was not sent: one of the reasons that visitors are given. */
export type Failure = keyof SiteCopy['form']['failures'];

/** The state of the form. */
export interface FormState {
  phase: 'idle' | 'sending' | 'success' | 'error';
  /** Why the last attempt failed. */
  failure: Failure;
  /** Listed above the fields until the next attempt. */
  fields: FieldProblems;
  /** The error beside each of these fields, until its value is valid. */
  fieldProblems: FieldProblems;
  /** Whether the form is shown again without what was typed, after an attempt without JavaScript. */
  isEmptied: boolean;
  /** After a failure, the phone number is offered until a field changes: longer than the red message. */
  offersCall: boolean;
  /** The receipt of the last message; stays until another is sent. */
  receipt: Receipt | null;
  /** Whether the last message, sent or not, contains emergency words. */
  isUrgent: boolean;
}

export type FormEvent =
  | { type: 'checked'; fields: FieldProblems }
  | { type: 'send' }
  | { type: 'delivered'; receipt: Receipt }
  | { type: 'refused'; failure: Failure; fields: FieldProblems; isUrgent: boolean }
  | { type: 'dismissed' }
  /** With the name of the field, if its value is now valid. */
  | { type: 'changed'; right?: string };

/** Milliseconds after which a status message disappears and the form is idle again. */
export const statusDuration = 5_000;

/** The next state of the form; an event that does not fit the phase changes nothing. */
export function nextState(state: FormState, event: FormEvent): FormState {
  const sending = state.phase === 'sending';
  switch (event.type) {
    case 'checked':
      return sending
        ? state
        : { ...state, phase: 'idle', fields: event.fields, fieldProblems: event.fields };
    case 'send':
      if (sending) return state;
      return {
        ...state,
        phase: 'sending',
        fields: {},
        fieldProblems: {},
        offersCall: false,
        receipt: null,
        isUrgent: false,
      };
    case 'delivered': {
      const { receipt } = event;
      if (!sending) return state;
      return { ...state, phase: 'success', receipt, isUrgent: receipt.urgent ?? false };
    }
    case 'refused': {
      const { failure, fields, isUrgent } = event;
      if (!sending) return state;
      return {
        ...state,
        phase: 'error',
        failure,
        fields,
        fieldProblems: fields,
        isUrgent,
        isEmptied: false,
        offersCall: true,
      };
    }
    case 'dismissed':
      return sending ? state : { ...state, phase: 'idle' };
    case 'changed': {
      const remainingProblems = Object.entries(state.fieldProblems).filter(
        ([name]) => name !== event.right,
      );
      const isSame = remainingProblems.length === Object.keys(state.fieldProblems).length;
      if (isSame && !state.offersCall) return state;
      return { ...state, offersCall: false, fieldProblems: Object.fromEntries(remainingProblems) };
    }
  }
}
