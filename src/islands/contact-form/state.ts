import type { FieldProblem } from '../../../shared/enquiry.ts';
import type { FieldName } from '../../../shared/enquiry-fields.ts';

export type FieldProblems = { [Name in FieldName]?: FieldProblem | undefined };

/** Where the form stands. The problems of fields stay beside them until the next try. */
export interface FormState {
  phase: 'idle' | 'sending' | 'success' | 'error';
  fields: FieldProblems;
}

export type FormEvent =
  | { type: 'send' }
  | { type: 'delivered' }
  | { type: 'refused'; fields: FieldProblems }
  | { type: 'dismissed' };

/** After this many milliseconds a status message goes and the form is idle again. */
export const statusLasts = 5_000;

/** The next state of the form; an event that does not fit the phase changes nothing. */
export function nextState(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'send':
      return state.phase === 'sending' ? state : { phase: 'sending', fields: {} };
    case 'delivered':
      return state.phase === 'sending' ? { phase: 'success', fields: {} } : state;
    case 'refused':
      return state.phase === 'sending' ? { phase: 'error', fields: event.fields } : state;
    case 'dismissed':
      return state.phase === 'sending' ? state : { ...state, phase: 'idle' };
  }
}
