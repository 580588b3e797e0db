import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Destination } from '../../../../shared/desk/enquiries/changes.ts';
import type { OpenedEnquiry } from '../../../../shared/desk/enquiries/opened.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import type { LastMove, Place, useMove } from '../../api/enquiry-changes.ts';
import { lastMoveKey } from '../../api/query-client.ts';
import { useSignedIn } from '../../api/session.ts';
import { useCopy } from '../../parts/setup.ts';
import { pressOf } from './outcome-press.ts';

const loadCallBack = async () => ({ default: (await import('./CallBack.tsx')).CallBack });
const CallBack = lazy(loadCallBack);

interface OutcomesProps {
  enquiry: OpenedEnquiry;
  move: Pick<ReturnType<typeof useMove>, 'mutate' | 'isPending'>;
}

/**
 * The outcomes of a reply, each recorded with one press and each in a fixed place. A press on the one that is set takes
 * it back.
 */
export function Outcomes({ enquiry, move }: OutcomesProps) {
  const { enquiry: copy } = useCopy();
  const { timeZone } = useSignedIn();
  const { data: last } = useQuery<LastMove | null>({ queryKey: lastMoveKey, enabled: false });
  const [isAsking, setAsking] = useState(false);
  const [seen, setSeen] = useState<Place[]>([enquiry]);
  useLoadedAhead();
  const record = (to: Destination) =>
    move.mutate(to, { onSuccess: (answer) => setSeen([...seen, answer.enquiry]) });
  const outcome = (label: string, to: Destination) => ({
    label,
    ...pressOf(enquiry, to, last, seen, timeZone),
  });
  const outcomes = [
    outcome(copy.answer, { tab: 'answered' }),
    outcome(copy.noAnswer, { tab: 'pending', pending: { reason: 'no-answer' } }),
    // It asks for a time first, and a promised call can be rescheduled.
    { label: copy.callBack, isSet: undefined, to: null },
    outcome(copy.doctor, { tab: 'pending', pending: { reason: 'doctor' } }),
  ];
  return (
    <section aria-label={copy.whatHappened} className="print:hidden">
      <div className="grid grid-cols-2 gap-2 narrowest:grid-cols-1">
        {outcomes.map(({ label, isSet, to }, place) => {
          const isOff = move.isPending || (isSet !== undefined && to === null);
          return (
            <button
              key={label}
              type="button"
              className={buttonClasses(
                place === 0 ? 'primary' : 'outline',
                'flex-col gap-0! px-2 py-1 aria-disabled:bg-panel aria-disabled:text-ink aria-pressed:bg-panel aria-pressed:text-ink',
              )}
              aria-disabled={isOff}
              aria-pressed={isSet}
              onClick={() => {
                if (isOff) return;
                if (to) record(to);
                else setAsking(true);
              }}
            >
              {label}
              {isSet && !isOff && (
                <small className="text-fine font-normal leading-tight">{copy.takeBack}</small>
              )}
            </button>
          );
        })}
      </div>
      {isAsking && (
        <Suspense>
          <CallBack
            enquiry={enquiry}
            onChoose={(callAt) => {
              setAsking(false);
              record({ tab: 'pending', pending: { reason: 'call-back', callAt } });
            }}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </section>
  );
}

/** Loads what is pressed next ahead, because the press may come without an internet connection. */
function useLoadedAhead() {
  const router = useRouter();
  useEffect(() => {
    void loadCallBack().catch(() => undefined);
    for (const to of ['/visits', '/enter', '/notices'] as const) void router.preloadRoute({ to });
  }, [router]);
}
