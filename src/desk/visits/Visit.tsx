import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { buttonClasses } from '../../ui/Button.tsx';
import { useSettle } from '../api/visits.ts';
import { Problem } from '../parts/Problem.tsx';
import { useCopy } from '../parts/setup.ts';
import { useTimes } from '../time/times.ts';
import { OfferForm } from './OfferForm.tsx';
import { SendOffer } from './SendOffer.tsx';
import { useVisitEvents } from './visit-events.ts';

/** The visit of an enquiry's sender: where it stands, and offering a time. */
export function Visit({ enquiry }: { enquiry: OpenedEnquiry }) {
  const { visits: copy } = useCopy();
  const timeOf = useTimes();
  const { detailsOf } = useVisitEvents();
  const { visit, request } = enquiry;
  const asked = request?.history.findLast(({ kind }) => kind === 'asked');
  const time = visit.at ? timeOf(visit.at) : '';
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="text-card">{copy.visit}</h2>
      <p role="status" className="mt-2 font-semibold">
        {interpolate(copy[visit.state], { TIME: time })}
      </p>
      {visit.state === 'asked' && asked && <p>{detailsOf(asked).join(' ')}</p>}
      {(visit.state === 'offered' || visit.state === 'agreed') && <SendOffer enquiry={enquiry} />}
      {visit.at && <ByPhone enquiry={enquiry} />}
      <OfferForm key={visit.at ?? ''} enquiry={enquiry} />
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
