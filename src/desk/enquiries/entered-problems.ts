import type { EnquiryContent } from '../../../shared/enquiry.ts';
import { eachField } from '../../../shared/enquiry-fields.ts';
import { problemsOf } from '../../../shared/enquiry-problems.ts';

/**
 * What prevents saving an enquiry that staff enter: a sentence for each wrong field, in the order of the
 * form.
 */
export function enteredProblems(
  entered: EnquiryContent,
  copy: Record<'nameMissing' | 'messageMissing' | 'emailWrong', string>,
): { name?: string; message?: string; email?: string } {
  const trimmed = eachField((name) => entered[name].trim());
  const found = problemsOf(trimmed);
  return {
    ...(found.name && { name: copy.nameMissing }),
    ...(found.message && { message: copy.messageMissing }),
    // Not every caller has one.
    ...(trimmed.email !== '' && found.email && { email: copy.emailWrong }),
  };
}
