import type { EnquiryContent } from '../../../shared/enquiry.ts';
import { eachField } from '../../../shared/enquiry-fields.ts';
import { problemsOf } from '../../../shared/enquiry-problems.ts';

/** What keeps an enquiry that staff enter from being saved: a sentence for each such field, in their order. */
export function enteredProblems(
  entered: EnquiryContent,
  copy: Record<'nameMissing' | 'messageMissing' | 'emailWrong', string>,
): { name?: string; message?: string; email?: string } {
  const trimmed = eachField((name) => entered[name].trim());
  const found = problemsOf(trimmed);
  return {
    ...(found.name && { name: copy.nameMissing }),
    ...(found.message && { message: copy.messageMissing }),
    // Not everyone who calls has one.
    ...(trimmed.email !== '' && found.email && { email: copy.emailWrong }),
  };
}
