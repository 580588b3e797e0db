import type { SiteCopy } from '../../clinic/site.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { FormState } from './state.ts';

interface FormStatusProps {
  phase: FormState['phase'];
  copy: SiteCopy['form'];
  call: { href: string; text: string };
}

/** How the send went, heard by screen readers; a failure names the phone. */
export function FormStatus({ phase, copy, call }: FormStatusProps) {
  return (
    <div id="form-status" role="status" tabIndex={-1} className="scroll-mt-32">
      {phase === 'success' && (
        <p className="flex gap-3 rounded-card border-2 border-brand-ink bg-success p-4 font-semibold text-success-ink">
          <Icon name="check" className="shrink-0" />
          {copy.success}
        </p>
      )}
      {phase === 'error' && (
        <div className="rounded-card border-2 border-emergency-ink bg-surface p-4">
          <p className="font-semibold text-emergency-ink">{copy.error}</p>
          <p className="mt-1">
            {copy.errorCall}{' '}
            <a
              href={call.href}
              className="inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4"
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
