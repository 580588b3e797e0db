import { fieldNames } from '../../../shared/enquiry-fields.ts';
import type { ContactFormCopy } from '../../content/read/contact-form.ts';
import { TextParts } from '../../ui/TextParts.tsx';
import type { FormState } from './state.ts';
import { UrgentBox } from './UrgentBox.tsx';

interface FieldSummaryProps {
  state: Pick<FormState, 'listedProblems' | 'isUrgent' | 'offersCall'>;
  copy: ContactFormCopy;
}

/** The list of mistakes above the fields, each with a link to its field. An emergency comes first. */
export function FieldSummary({ state, copy }: FieldSummaryProps) {
  const { listedProblems, isUrgent, offersCall } = state;
  const invalidFields = fieldNames.flatMap((name) => {
    const problem = listedProblems[name];
    return problem ? [{ name, message: copy.problems[name][problem] }] : [];
  });
  if (invalidFields.length === 0) return null;
  return (
    <div
      id="form-problems"
      role="alert"
      tabIndex={-1}
      className="scroll-mt-8 rounded-card border-3 border-ink bg-warm p-4"
    >
      <span id="form-outcome" className="scroll-mt-16" />
      {isUrgent && copy.receipt.urgent ? (
        <UrgentBox copy={copy.receipt.urgent} />
      ) : (
        <p className="mb-1 font-semibold empty:hidden">
          <TextParts parts={copy.errorEmergency} />
        </p>
      )}
      <p className="font-semibold">
        {/* If the browser found the errors, nothing was sent, so nothing failed. */}
        {offersCall && (
          <span className="text-emergency-ink">
            <TextParts parts={copy.failures.failed} />{' '}
          </span>
        )}
        <TextParts parts={copy.failures.invalid} />
      </p>
      <ul className="mt-1">
        {invalidFields.map(({ name, message }) => (
          <li key={name}>
            <a href={`#contact-${name}`} className="inline-flex min-h-11 items-center underlined">
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
