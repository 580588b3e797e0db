import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import { buttonClasses } from '../../ui/Button.tsx';
import { useSettle } from '../api/visits.ts';
import { Problem } from '../parts/Problem.tsx';
import { useCopy } from '../parts/setup.ts';
import { OfferForm } from './OfferForm.tsx';
import { SendOffer } from './SendOffer.tsx';
import { useVisitState } from './visit-events.ts';

/** The visit of an enquiry's sender: where it stands, and offering a time. */
export function Visit({ enquiry }: { enquiry: OpenedEnquiry }) {
  const { visits: copy } = useCopy();
  const stateOf = useVisitState();
  const { visit } = enquiry;
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="text-card">{copy.visit}</h2>
      <p role="status" className="mt-2 font-semibold">
        {stateOf(enquiry)}
      </p>
      {visit.at && <ByPhone enquiry={enquiry} />}
      {visit.state === 'offered' && <SendOffer enquiry={enquiry} />}
      {visit.state === 'agreed' && (
        <details className="mt-3 print:hidden">
          <summary className="min-h-11 content-center font-semibold">{copy.sendAgreed}</summary>
          <SendOffer enquiry={enquiry} />
        </details>
      )}
      <OfferForm key={visit.at ?? ''} enquiry={enquiry} />
    </section>
  );
}

/** What cannot be pressed any more has no frame. */
const settledClasses =
  'aria-disabled:cursor-default aria-disabled:border-transparent aria-disabled:bg-panel aria-disabled:hover:border-transparent';

/** Enters what the patient has said by phone; above what an answer removes, so that no button moves. */
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
            className={buttonClasses('outline', settledClasses)}
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
