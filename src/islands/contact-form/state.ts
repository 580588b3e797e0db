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
  /** The errors in the list above the fields, until the next attempt. */
  listedProblems: FieldProblems;
  /** The errors beside the fields, each until its value is valid. */
  inlineProblems: FieldProblems;
  /** Whether the form is shown again without what was typed, after an attempt without JavaScript. */
  isEmptied: boolean;
  /** After a failure, the phone number is offered until a field changes: longer than the red message. */
  offersCall: boolean;
  /** The receipt of the last message; stays until another is sent. */
  receipt: Receipt | null;
  /** Whether the last message, sent or not, contains emergency words. */
  isUrgent: boolean;
}

export type FormStateEvent =
  | { type: 'checked'; fields: FieldProblems }
  | { type: 'send' }
  | { type: 'delivered'; receipt: Receipt }
  | { type: 'refused'; failure: Failure; fields: FieldProblems; isUrgent: boolean }
  | { type: 'dismissed' }
  | { type: 'changed'; validField?: string };

/** Milliseconds after which a status message disappears and the form is idle again. */
export const statusDuration = 5_000;

/** The next state of the form; an event that does not fit the phase changes nothing. */
export function nextState(state: FormState, event: FormStateEvent): FormState {
  const isSending = state.phase === 'sending';
  switch (event.type) {
    case 'checked':
      return isSending
        ? state
        : { ...state, phase: 'idle', listedProblems: event.fields, inlineProblems: event.fields };
    case 'send':
      if (isSending) return state;
      return {
        ...state,
        phase: 'sending',
        listedProblems: {},
        inlineProblems: {},
        offersCall: false,
        receipt: null,
        isUrgent: false,
      };
    case 'delivered': {
      const { receipt } = event;
      if (!isSending) return state;
      return { ...state, phase: 'success', receipt, isUrgent: receipt.urgent ?? false };
    }
    case 'refused': {
      const { failure, fields, isUrgent } = event;
      if (!isSending) return state;
      return {
        ...state,
        phase: 'error',
        failure,
        listedProblems: fields,
        inlineProblems: fields,
        isUrgent,
        isEmptied: false,
        offersCall: true,
      };
    }
    case 'dismissed':
      return isSending ? state : { ...state, phase: 'idle' };
    case 'changed': {
      const remainingProblems = Object.entries(state.inlineProblems).filter(
        ([name]) => name !== event.validField,
      );
      const isSame = remainingProblems.length === Object.keys(state.inlineProblems).length;
      if (isSame && !state.offersCall) return state;
      return { ...state, offersCall: false, inlineProblems: Object.fromEntries(remainingProblems) };
    }
  }
}
