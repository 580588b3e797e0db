import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { isQueue } from '../../../shared/desk/enquiries/list-rules.ts';
import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import { maxTextLengths } from '../../../shared/desk/text-lengths.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { useFormDraft } from '../api/drafts.ts';
import { isEmergency } from '../api/patient-messages.ts';
import { DeskError } from '../api/request.ts';
import { useSignedIn } from '../api/session.ts';
import { type TypedOffer, useOffer, useVisitTimes, visitChangeKey } from '../api/visits.ts';
import { Field } from '../parts/Field.tsx';
import { Form } from '../parts/Form.tsx';
import { useCopy } from '../parts/setup.ts';
import { useIsWide } from '../parts/wide.ts';
import { useTimes } from '../time/times.ts';
import { FullHour, Week } from './Week.tsx';

/** The id of the section of the page with the visit, for links. */
export const visitId = 'visit';

interface OfferFormProps {
  enquiry: OpenedEnquiry;
  /** Mails each offer as soon as it is made, if given. */
  mailOffer: ((enquiry: OpenedEnquiry) => void) | undefined;
  /** Called when an offer is sent to the server. */
  onOffer: () => void;
  /** Called with the version of the offer once the server has stored it. */
  onOffered: (version: number | null) => void;
}

/** The form that offers a day and time; it asks for a reason if the clinic is closed then. */
export function OfferForm({ enquiry, mailOffer, onOffer, onOffered }: OfferFormProps) {
  const { visits: copy } = useCopy();
  const { person } = useSignedIn();
  // What was typed is discarded once another time has been offered.
  const draftKey = `offer:${enquiry.id}:${enquiry.visit.offer}`;
  const { draft, keep, clear } = useFormDraft<TypedOffer>(person.id, draftKey);
  const [typedOffer, setTypedOffer] = useState<TypedOffer>(
    draft ?? { at: '', patientNote: lastPatientNote(enquiry), reason: '' },
  );
  const write = (next: TypedOffer) => {
    setOnlyHours(false);
    setTypedOffer(next);
    keep(next);
  };
  const [isOpen, setOpen] = useState(draft !== null);
  const isWide = useIsWide();
  // Beside an enquiry without a visit, the fields wait until an hour is chosen, so that the notes below stay in view.
  const [hasOnlyHours, setOnlyHours] = useState(
    isWide && enquiry.visit.at === null && typedOffer.at === '',
  );
  const [initialTime] = useState(enquiry.visit.at);
  const { data: times } = useVisitTimes(isOpen);
  const otherVisits = (times?.held ?? []).filter(({ id }) => id !== enquiry.id);
  const client = useQueryClient();
  const offer = useOffer(enquiry.id, mailOffer);
  const offerError = offer.error instanceof DeskError ? offer.error : null;
  const problemOf = (field: string) =>
    offerError?.field === field ? offerError.message : undefined;
  const needsReason = typedOffer.reason !== '' || offerError?.field === 'reason';
  const error = offerError?.field === undefined ? offer.error : null;
  const { halfDays, visit } = enquiry;
  const { state } = visit;
  const mutate = () => {
    // A double press arrives before the button is disabled.
    if (client.isMutating({ mutationKey: visitChangeKey(enquiry.id) }) > 0) return;
    onOffer();
    offer.mutate(typedOffer, {
      onSuccess: (response) => {
        clear();
        onOffered(response.enquiry.visit.offer);
      },
    });
  };
  const isRequested = state === 'asked' || (state === 'received' && halfDays.length > 0);
  const isLinkedTo = useLocation({ select: ({ hash }) => hash === visitId });
  const [wasLinkedTo, setLinkedTo] = useState(false);
  if (isLinkedTo && !wasLinkedTo) setLinkedTo(true);
  const form = useRef<HTMLDivElement>(null);
  // The refused field may be out of view, or behind the sticky button.
  useEffect(() => {
    if (!offer.error) return;
    const invalidField = form.current?.querySelector('[data-invalid]');
    invalidField?.querySelector('input')?.focus({ preventScroll: true });
    invalidField?.scrollIntoView({ block: 'center' });
  }, [offer.error]);
  // Beside a waiting enquiry there is room for the hours; in an emergency, a visit is not the next step.
  const hasRoom = isWide && isQueue(enquiry) && !isEmergency(enquiry);
  const isOfferDue = isRequested || (visit.at === null && (wasLinkedTo || hasRoom));
  const [wasOfferDue, setOfferDue] = useState(false);
  if (isOfferDue !== wasOfferDue) {
    setOfferDue(isOfferDue);
    if (isOfferDue) setOpen(true);
  }
  return (
    <details
      className="mt-4 -scroll-mt-20 panes:mt-1 print:hidden"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        // The hours are below the buttons that send the previous offer.
        if (currentTarget.open && !isOfferDue) currentTarget.scrollIntoView();
      }}
    >
      <summary className="min-h-11 content-center font-semibold">
        {visit.at ? copy.changeHeading : copy.offerHeading}
      </summary>
      {/* The button must not cover the field that has the focus. */}
      <div ref={form} className="mt-2 panes:mt-0 [&_:is(input,button)]:scroll-mb-64">
        <Form
          action={{ mutate, isPending: offer.isPending, error }}
          button={hasOnlyHours ? null : mailOffer ? copy.offerByMail : copy.offer}
          // Until a time is chosen, offering it is not the next step, and a sticky button would only cover the hours.
          {...(typedOffer.at === ''
            ? { variant: 'outline' as const }
            : { stickyButton: 'aboveBar' as const })}
          note={
            <>
              {draft?.at && <p className="mt-3 font-semibold text-small">{copy.notOfferedYet}</p>}
              {visit.at !== initialTime && <ColleagueOffer at={visit.at} />}
              <FullHour at={typedOffer.at} heldTimes={otherVisits} />
            </>
          }
        >
          <Week
            requestedHalfDays={halfDays}
            times={times && { ...times, held: otherVisits }}
            chosenTime={typedOffer.at}
            onChoose={(at) => write({ ...typedOffer, at })}
          />
          {!hasOnlyHours && (
            <>
              <Field
                label={copy.at}
                hint={copy.clock}
                type="datetime-local"
                isRequired
                problem={problemOf('at')}
                value={typedOffer.at}
                onChange={(at) => write({ ...typedOffer, at })}
              />
              <Field
                label={copy.patientNote}
                hint={copy.patientNoteHint}
                language={enquiry.language}
                maxLength={maxTextLengths.offer}
                problem={problemOf('patientNote')}
                value={typedOffer.patientNote}
                onChange={(patientNote) => write({ ...typedOffer, patientNote })}
              />
              {needsReason && (
                <Field
                  label={copy.reason}
                  maxLength={maxTextLengths.offer}
                  problem={problemOf('reason')}
                  value={typedOffer.reason}
                  onChange={(reason) => write({ ...typedOffer, reason })}
                />
              )}
            </>
          )}
        </Form>
      </div>
    </details>
  );
}

/** Says that a colleague has offered a time while another was being chosen. */
function ColleagueOffer({ at }: { at: string | null }) {
  const { visits: copy } = useCopy();
  const timeOf = useTimes();
  if (!at) return null;
  return (
    <p role="status" className="mt-3 font-semibold">
      {interpolate(copy.offeredMeanwhile, { TIME: timeOf(at) })}
    </p>
  );
}

/** The sentence for the patient in the last offer, as the default for another one. */
function lastPatientNote({ request }: OpenedEnquiry): string {
  const offers = request?.history.filter(({ kind }) => kind === 'offered' || kind === 'changed');
  return offers?.at(-1)?.patientNote ?? '';
}
