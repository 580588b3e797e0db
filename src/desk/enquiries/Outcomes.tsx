import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Destination } from '../../../shared/desk/enquiries/changes.ts';
import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import { buttonClasses } from '../../ui/Button.tsx';
import { type LastMove, promisedCallOr, type useMove } from '../api/enquiry-changes.ts';
import { lastMoveKey } from '../api/query-client.ts';
import { useSignedIn } from '../api/session.ts';
import { useCopy } from '../parts/setup.ts';
import { useShortcuts } from './shortcuts.ts';

const loadCallBack = async () => ({ default: (await import('./CallBack.tsx')).CallBack });
const CallBack = lazy(loadCallBack);

interface OutcomesProps {
  enquiry: OpenedEnquiry;
  move: Pick<ReturnType<typeof useMove>, 'mutate' | 'isPending'>;
  /** Whether recording the outcome is the next step, because the patient was contacted or cannot be. */
  isNext: boolean;
}

/**
 * The outcomes of contacting a patient, each in a fixed place and chosen with one press or key. Once the current
 * outcome can no longer be undone with the Undo button, another press on it undoes it.
 */
export function Outcomes({ enquiry, move, isNext }: OutcomesProps) {
  const { enquiry: copy, list } = useCopy();
  const { timeZone } = useSignedIn();
  const { data: lastMove } = useQuery<LastMove | null>({ queryKey: lastMoveKey, enabled: false });
  const [isAsking, setAsking] = useState(false);
  usePreload();
  const hasUndoButton = lastMove?.id === enquiry.id;
  const createOutcome = (label: string, to: Destination) => {
    const { movedTo, pending } = enquiry;
    const isCurrent = movedTo === to.tab && pending?.reason === to.pending?.reason;
    const isDisabled = move.isPending || (isCurrent && hasUndoButton);
    const press = () =>
      move.mutate(isCurrent ? promisedCallOr(pending, { tab: 'new' }, timeZone) : to);
    return { label, isCurrent, isDisabled, press };
  };
  const outcomes = [
    createOutcome(copy.answer, { tab: 'answered' }),
    createOutcome(list.noAnswer, { tab: 'pending', pending: { reason: 'no-answer' } }),
    // This one asks for a time first, and can be pressed again to reschedule a promised call.
    {
      label: copy.callBack,
      isCurrent: undefined,
      isDisabled: move.isPending,
      press: () => setAsking(true),
    },
    createOutcome(list.doctor, { tab: 'pending', pending: { reason: 'doctor' } }),
  ];
  const pressOf = (index: number) => () => {
    const { isDisabled, press } = outcomes[index] ?? {};
    if (!isDisabled) press?.();
  };
  useShortcuts(
    Object.fromEntries(outcomes.map((_, index) => [`Digit${index + 1}`, pressOf(index)])),
  );
  return (
    <section aria-label={copy.whatHappened} className="print:hidden">
      <div className="segments mt-1">
        {outcomes.map(({ label, isCurrent, isDisabled }, index) => (
          <button
            key={label}
            type="button"
            className={buttonClasses(
              isNext && index === 0 ? 'primary' : 'outline',
              'min-h-11! flex-auto flex-col gap-0! px-2! py-0.5! aria-disabled:bg-panel aria-disabled:text-ink aria-pressed:bg-panel aria-pressed:text-ink sm:text-small! md:px-3! panes:px-2.5!',
            )}
            aria-disabled={isDisabled}
            aria-pressed={isCurrent}
            aria-keyshortcuts={String(index + 1)}
            onClick={pressOf(index)}
          >
            <span>
              {label}
              <span aria-hidden="true" className="key">
                {index + 1}
              </span>
            </span>
            {isCurrent && !isDisabled && (
              <small className="font-normal text-small leading-none">{copy.undo}</small>
            )}
          </button>
        ))}
      </div>
      {isAsking && (
        <Suspense>
          <CallBack
            enquiry={enquiry}
            onChoose={(callAt) => {
              setAsking(false);
              move.mutate({ tab: 'pending', pending: { reason: 'call-back', callAt } });
            }}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </section>
  );
}

/** Preloads what staff may open next, because there may be no internet connection by then. */
function usePreload() {
  const router = useRouter();
  useEffect(() => {
    void loadCallBack().catch(() => undefined);
    for (const to of ['/visits', '/enter', '/notices'] as const) void router.preloadRoute({ to });
  }, [router]);
}
