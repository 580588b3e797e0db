import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { buttonClasses } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { type LastMove, useMove, useRecordSent } from '../api/enquiry-changes.ts';
import { mailSubject, offerText } from '../api/patient-messages.ts';
import { lastMoveKey } from '../api/query-client.ts';
import { useSignedIn } from '../api/session.ts';
import { useOfferMail, useRecordAnswer, useUndoAnswer } from '../api/visits.ts';
import { Problem } from '../parts/Problem.tsx';
import { useCopy, useSetup } from '../parts/setup.ts';
import { useTimes } from '../time/times.ts';
import { OfferForm } from './OfferForm.tsx';
import {
  isClosedAtVisit,
  isHeld,
  isTooLateToSend,
  SendOffer,
  SentBy,
  WithdrawButton,
} from './SendOffer.tsx';
import { useVisitState } from './visit-events.ts';

/** The visit that belongs to an enquiry: its state, and a form that offers a time. */
export function Visit({ enquiry }: { enquiry: OpenedEnquiry }) {
  const { visits: copy } = useCopy();
  const stateOf = useVisitState();
  const { person, timeZone, mail: serverMail } = useSignedIn();
  const offerMail = useOfferMail(enquiry.id);
  const recordSent = useRecordSent(enquiry.id);
  const withdraw = useMove(enquiry.id, person.name);
  const sendProps = { enquiry, offerMail, recordSent };
  const setup = useSetup();
  const canMail = serverMail.available && enquiry.email !== '';
  const mailOffer = (offeredEnquiry: OpenedEnquiry) => {
    const text = offerText(offeredEnquiry, setup, timeZone);
    const { offer } = offeredEnquiry.visit;
    if (text === null || offer === null) return;
    offerMail.mutate({ offer, subject: mailSubject(offeredEnquiry, setup), text });
  };
  const { visit } = enquiry;
  const isClosed = isClosedAtVisit(enquiry);
  const needsSending = visit.isUnsent && !offerMail.isPending;
  const { offer } = visit;
  // The buttons that send an unsent offer come first, and stay first once it is sent, so that no button moves.
  const [order, setOrder] = useState({ offer, isSendFirst: visit.isUnsent });
  if (offer !== null && offer !== order.offer) setOrder({ offer, isSendFirst: visit.isUnsent });
  else if (order.isSendFirst && visit.state !== 'offered') {
    setOrder({ ...order, isSendFirst: false });
  }
  const canRecordTold = needsSending && offer !== null && !isTooLateToSend(enquiry);
  const answers = visit.at && (
    <PhoneAnswers
      key="answers"
      enquiry={enquiry}
      onTold={canRecordTold ? () => recordSent.mutate(offer) : undefined}
    />
  );
  // Hidden while the mail is being sent.
  const showsSendOffer = visit.state === 'offered' ? !visit.isUnsent || needsSending : isClosed;
  const sendOffer = showsSendOffer && <SendOffer key="send" {...sendProps} />;
  const stateText = useRef<HTMLParagraphElement>(null);
  const [newOffer, setNewOffer] = useState<number | null>(null);
  const [shownOffer, setShownOffer] = useState<number | null>(null);
  if (newOffer !== shownOffer && visit.offer === newOffer) setShownOffer(newOffer);
  // The next step, sending the offer to the patient, is above the form.
  useEffect(() => {
    if (shownOffer === null) return;
    stateText.current?.focus({ preventScroll: true });
    stateText.current?.scrollIntoView();
  }, [shownOffer]);
  return (
    <section className="max-panes:card max-panes:p-4">
      <h2 className="text-card">{copy.visit}</h2>
      <p ref={stateText} tabIndex={-1} role="status" className="mt-2 scroll-mt-14 font-semibold">
        {stateOf(enquiry)}
      </p>
      {offerMail.isPending && (
        <p role="status" className="text-small">
          {copy.mailing}
        </p>
      )}
      {isHeld(visit) && !offerMail.isPending && <SentBy enquiry={enquiry} />}
      {isClosed && !visit.isUnsent && (
        <p role="status" className="warning mt-2">
          <Icon name="alert" size={18} className="mt-1.5 shrink-0" />
          {copy.closedThen}
        </p>
      )}
      {/* With keys, so that an answer keeps the focus on its button. */}
      {order.isSendFirst ? [sendOffer, answers] : [answers, sendOffer]}
      {needsSending && <WithdrawButton enquiry={enquiry} move={withdraw} />}
      {visit.state === 'agreed' && !isClosed && (
        <details className="mt-3 print:hidden">
          <summary className="min-h-11 content-center font-semibold">{copy.sendAgain}</summary>
          <SendOffer {...sendProps} />
        </details>
      )}
      {/* Outside the parts that a conflict may remove: the offer may have been withdrawn, or answered. */}
      <Problem error={recordSent.error ?? withdraw.error} />
      <Problem
        error={offerMail.error}
        retry={offerMail.variables && (() => offerMail.mutate(offerMail.variables))}
      />
      {/* Reset once its own offer is shown; a colleague's offer does not reset it. */}
      <OfferForm
        key={shownOffer}
        enquiry={enquiry}
        mailOffer={canMail ? mailOffer : undefined}
        onOffer={() => {
          for (const { reset } of [offerMail, recordSent, withdraw]) reset();
        }}
        onOffered={setNewOffer}
      />
    </section>
  );
}

/** The classes of the buttons, which are joined as the outcomes of an enquiry are. */
const answerClasses =
  'min-h-11! flex-auto flex-col gap-0! px-3! py-0.5! text-small! aria-pressed:bg-panel aria-disabled:cursor-default aria-disabled:bg-panel';

interface PhoneAnswersProps {
  enquiry: OpenedEnquiry;
  /** Records that the patient was told of the time, but has not answered; given while the offer is unsent. */
  onTold: (() => void) | undefined;
}

/** Records what was said by phone. Once the patient was told of the time, the button for it stays, so that no other moves. */
function PhoneAnswers({ enquiry: { id, visit, request }, onTold }: PhoneAnswersProps) {
  const { visits: copy, enquiry: enquiryCopy } = useCopy();
  const timeOf = useTimes();
  const record = useRecordAnswer(id);
  const undo = useUndoAnswer(id);
  const { data: lastMove } = useQuery<LastMove | null>({ queryKey: lastMoveKey, enabled: false });
  // While Undo is offered, a second press may be accidental.
  const canUndo = Boolean(request?.isEntered) && !(lastMove?.id === id && lastMove.isAnswer);
  const [hasTold, setHasTold] = useState(onTold !== undefined);
  if (onTold && !hasTold) setHasTold(true);
  const isBusy = record.isPending || undo.isPending;
  // Names the time, so that a patient who asked for another one or cancelled agrees to the right one.
  const agreeLabel = interpolate(copy.keptByPhone, { TIME: visit.at ? timeOf(visit.at) : '' });
  // Cancelled on the patient's page, not by phone.
  const isCancelledByPatient = visit.state === 'cancelled' && request?.history.at(-1)?.by === null;
  const answers = [
    { state: 'agreed', label: isHeld(visit) ? copy.agreedByPhone : agreeLabel },
    ...(isCancelledByPatient ? [] : [{ state: 'cancelled', label: copy.cancelled } as const]),
  ] as const;
  return (
    <fieldset className="mt-3 min-w-0 print:hidden">
      <legend className="text-small">{copy.byPhone}</legend>
      <div className="segments mt-2 flex! w-fit! flex-wrap">
        {hasTold && (
          <button
            type="button"
            className={buttonClasses('outline', answerClasses)}
            aria-disabled={!onTold}
            onClick={onTold}
          >
            {copy.toldByPhone}
          </button>
        )}
        {answers.map(({ state, label }) => {
          const isCurrent = visit.state === state;
          const isDisabled = isBusy || (isCurrent && !canUndo);
          return (
            <button
              key={state}
              type="button"
              className={buttonClasses('outline', answerClasses)}
              aria-disabled={isDisabled}
              aria-pressed={isCurrent}
              onClick={() => {
                if (isDisabled) return;
                if (isCurrent) undo.mutate(undefined);
                else record.mutate(state);
              }}
            >
              {label}
              {isCurrent && !isDisabled && (
                <small className="font-normal text-small leading-none">{enquiryCopy.undo}</small>
              )}
            </button>
          );
        })}
      </div>
      <Problem
        error={record.error}
        retry={record.variables && (() => record.mutate(record.variables))}
      />
      <Problem error={undo.error} retry={() => undo.mutate(undefined)} />
    </fieldset>
  );
}
