import type { FieldProblem, FieldProblems } from '../../../shared/enquiry.ts';
import { enquiryFields, type FieldName, fieldNames } from '../../../shared/enquiry-fields.ts';

/** What is wrong with the fields of the form, as far as a browser can tell; the server checks again. */
export function checkFields(form: HTMLFormElement): FieldProblems {
  const found = fieldNames.flatMap((name) => {
    const field = form.elements.namedItem(name);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    const problem = isField && problemOf(name, field.value.trim(), field.validity);
    return problem ? [[name, problem] as const] : [];
  });
  return Object.fromEntries(found);
}

function problemOf(name: FieldName, value: string, validity: ValidityState): FieldProblem | null {
  if (value === '') return 'missing';
  if (value.length > enquiryFields[name].longest) return 'too-long';
  return validity.typeMismatch ? 'invalid' : null;
}
