import type { FieldProblems } from '../../../shared/enquiry.ts';
import { eachField } from '../../../shared/enquiry-fields.ts';
import { problemsOf } from '../../../shared/enquiry-problems.ts';

/** What is wrong with the fields of the form, as the server would say. */
export function checkFields(form: HTMLFormElement): FieldProblems {
  const typed = new FormData(form);
  return problemsOf(eachField((name) => String(typed.get(name) ?? '').trim()));
}
