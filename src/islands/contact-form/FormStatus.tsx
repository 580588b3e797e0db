import type { ContactFormCopy } from '../../content/read/contact-form.ts';
import { Icon } from '../../ui/Icon.tsx';
import { TextParts } from '../../ui/TextParts.tsx';
import type { FormState } from './state.ts';
import { UrgentBox } from './UrgentBox.tsx';

interface FormStatusProps {
  state: FormState;
  copy: ContactFormCopy;
  call: { href: string; text: string };
}

/**
 * The outcome, announced by screen readers; after a failure, with the phone number. If the message has emergency words,
 * the ambulance number comes first, and stays when the green message disappears.
 */
export function FormStatus({ state, copy, call }: FormStatusProps) {
  const { phase, failure, isEmptied, offersCall, isUrgent, listedProblems } = state;
  // If fields are wrong, the emergency is shown above them.
  const hasNoFieldErrors = Object.keys(listedProblems).length === 0;
  const urgentCopy = isUrgent && hasNoFieldErrors && copy.receipt.urgent;
  const isTextKept = failure === 'too-large' && !isEmptied;
  const hasNotArrived = failure === 'failed' && hasNoFieldErrors && !isEmptied;
  const hasFailed = phase === 'error';
  return (
    <div
      id="form-status"
      role="status"
      tabIndex={-1}
      className={`empty:-mt-3 sm:empty:-mt-5 ${urgentCopy ? 'scroll-my-24' : 'scroll-my-[38dvh]'}`}
    >
      {hasNoFieldErrors && (hasFailed || phase === 'success') && (
        <span id="form-outcome" className={urgentCopy ? 'scroll-my-24' : 'scroll-my-[38dvh]'} />
      )}
      {urgentCopy && <UrgentBox copy={urgentCopy} />}
      {phase === 'success' && (
        <p className="flex gap-3 rounded-card border-2 border-brand-ink bg-success p-4 font-semibold text-success-ink">
          <Icon name="check" className="shrink-0" />
          <span>
            <TextParts parts={copy.success} />
          </span>
        </p>
      )}
      {(hasFailed || offersCall) && (
        <div
          className={`rounded-card border-2 bg-surface p-4 ${hasFailed ? 'border-emergency-ink' : 'border-rule'}`}
        >
          {hasFailed && (
            <p className="mb-1 font-semibold text-emergency-ink">
              <TextParts parts={copy.failures.failed} />
              {failure !== 'failed' && (
                <>
                  {' '}
                  <TextParts parts={copy.failures[failure]} />
                </>
              )}
            </p>
          )}
          {isEmptied && <p>{copy.typed.back}</p>}
          {isTextKept && <p>{copy.typed.here}</p>}
          {hasFailed && hasNotArrived && <p className="empty:hidden">{copy.typed.open}</p>}
          {hasNoFieldErrors && !urgentCopy && (
            <p className="font-semibold empty:hidden">
              <TextParts parts={copy.errorEmergency} />
            </p>
          )}
          <p className="flex flex-wrap items-center gap-x-2">
            {copy.errorCall}
            <a
              href={call.href}
              className="inline-flex min-h-11 items-center gap-2 font-semibold underlined"
            >
              <Icon name="phone" size={18} />
              {call.text}
            </a>
          </p>
        </div>
      )}
    </div>
  );
}
