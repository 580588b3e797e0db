import type { OpenedEnquiry } from '../../../shared/desk/enquiries.ts';
import { buttonClasses } from '../../ui/Button.tsx';
import { useSettle } from '../api/visits.ts';
import { Problem } from '../parts/Problem.tsx';
import { fill, useCopy } from '../parts/setup.ts';
import { useTimes } from '../time/times.ts';
import { OfferForm } from './OfferForm.tsx';
import { SendOffer } from './SendOffer.tsx';
import { VisitHistory } from './VisitHistory.tsx';

/** The visit of an enquiry's sender: where it stands, offering a time, and what happened. */
export function Visit({ enquiry }: { enquiry: OpenedEnquiry }) {
  const { visits: copy } = useCopy();
  const timeOf = useTimes();
  const { visit, request } = enquiry;
  const time = visit.at ? timeOf(visit.at) : '';
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="text-card">{copy.visit}</h2>
      <p role="status" className="mt-2 font-semibold">
        {fill(copy[visit.state], { TIME: time })}
      </p>
      {(visit.state === 'offered' || visit.state === 'agreed') && <SendOffer enquiry={enquiry} />}
      {visit.at && <ByPhone enquiry={enquiry} />}
      <OfferForm key={visit.at ?? ''} enquiry={enquiry} />
      {request && request.history.length > 0 && <VisitHistory history={request.history} />}
    </section>
  );
}

/** Enters what the patient has said by phone. */
function ByPhone({ enquiry: { id, visit } }: { enquiry: OpenedEnquiry }) {
  const { visits: copy } = useCopy();
  const settle = useSettle(id);
  const ways = [
    { state: 'agreed', label: copy.agreedByPhone },
    { state: 'cancelled', label: copy.cancelledByPhone },
  ] as const;
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-2 print:hidden">
        {ways.map(({ state, label }) => (
          <button
            key={state}
            type="button"
            className={buttonClasses('outline', 'aria-disabled:bg-panel')}
            aria-disabled={visit.state === state || settle.isPending}
            onClick={() => visit.state !== state && !settle.isPending && settle.mutate(state)}
          >
            {label}
          </button>
        ))}
      </div>
      <Problem
        error={settle.error}
        retry={settle.variables && (() => settle.mutate(settle.variables))}
      />
    </>
  );
}
