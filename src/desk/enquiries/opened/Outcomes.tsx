import { lazy, Suspense, useState } from 'react';
import type { Destination } from '../../../../shared/desk/enquiries/changes.ts';
import type { OpenedEnquiry } from '../../../../shared/desk/enquiries/opened.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import type { useMove } from '../../api/enquiry-changes.ts';
import { useCopy } from '../../parts/setup.ts';

const CallBack = lazy(async () => ({ default: (await import('./CallBack.tsx')).CallBack }));

interface OutcomesProps {
  enquiry: OpenedEnquiry;
  move: Pick<ReturnType<typeof useMove>, 'mutate' | 'isPending'>;
}

/** The outcomes of a reply, each recorded with one press and each in a fixed place. */
export function Outcomes({ enquiry, move }: OutcomesProps) {
  const { enquiry: copy } = useCopy();
  const [isAsking, setAsking] = useState(false);
  const { tab, pending } = enquiry;
  const outcomes: { label: string; isNow: boolean; to: Destination | null }[] = [
    { label: copy.answer, isNow: tab === 'answered', to: { tab: 'answered' } },
    {
      label: copy.noAnswer,
      isNow: pending?.reason === 'no-answer',
      to: { tab: 'pending', pending: { reason: 'no-answer' } },
    },
    // A promised call can be rescheduled.
    { label: copy.callBack, isNow: false, to: null },
    {
      label: copy.doctor,
      isNow: pending?.reason === 'doctor',
      to: { tab: 'pending', pending: { reason: 'doctor' } },
    },
  ];
  return (
    <section aria-label={copy.whatHappened} className="print:hidden">
      <div className="grid grid-cols-2 gap-2">
        {outcomes.map(({ label, isNow, to }, place) => {
          const isOff = isNow || move.isPending;
          return (
            <button
              key={label}
              type="button"
              className={buttonClasses(
                place === 0 ? 'primary' : 'outline',
                'px-2 aria-disabled:bg-panel aria-disabled:text-ink',
              )}
              aria-disabled={isOff}
              onClick={() => {
                if (isOff) return;
                if (to) move.mutate(to);
                else setAsking(true);
              }}
            >
              {label}
            </button>
          );
        })}
      </div>
      {isAsking && (
        <Suspense>
          <CallBack
            name={enquiry.name}
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
