import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { ButtonLink, buttonClasses } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { destinationOf, type useMove, useRecordSent } from '../api/enquiry-changes.ts';
import { isEmergency, mailSubject, offerText, replyLinks } from '../api/patient-messages.ts';
import { useSignedIn } from '../api/session.ts';
import type { useOfferMail } from '../api/visits.ts';
import { CopyButton } from '../parts/CopyButton.tsx';
import { useCopy, useSetup } from '../parts/setup.ts';
import { useTimeWithToday } from '../time/times.ts';

interface SendOfferProps {
  enquiry: OpenedEnquiry;
  /** Mails the offer; the parent shows errors. */
  offerMail: ReturnType<typeof useOfferMail>;
  /** Records that the offer was sent; the parent shows errors. */
  recordSent: ReturnType<typeof useRecordSent>;
}

/** The classes of a row of buttons that are as wide as their labels. */
const buttonRow =
  'mt-2 flex max-w-md flex-wrap gap-2 *:min-h-11! *:px-3! *:py-1! *:text-small! [&_svg]:shrink-0';

/**
 * Ways to send the patient the offered time, or the message that the clinic is closed then, with the link to the
 * patient's page. The offer counts as sent once one of them has been used; until then it can be withdrawn.
 */
export function SendOffer({ enquiry, offerMail, recordSent }: SendOfferProps) {
  const setup = useSetup();
  const { timeZone, mail: serverMail } = useSignedIn();
  const canMail = serverMail.available;
  const { visits: copy, enquiry: enquiryCopy } = setup.copy;
  const text = offerText(enquiry, setup, timeZone);
  const { visit, request } = enquiry;
  if (text === null || !request) return null;
  const { isClosed } = request;
  const { phones, mail } = replyLinks(enquiry, setup, text);
  const { isUnsent, offer } = visit;
  const onSent = () => isUnsent && offer !== null && recordSent.mutate(offer);
  if (isTooLateToSend(enquiry)) {
    return (
      <p role="status" className="warning mt-3 print:hidden">
        <Icon name="alert" size={18} className="mt-1.5 shrink-0" />
        {isClosed ? copy.sendClosedUnsent : copy.sendPast}
      </p>
    );
  }
  const isMailed = offerMail.isSuccess && offerMail.variables.text === text;
  const mailNow = () => {
    if (offer === null || offerMail.isPending || isMailed) return;
    offerMail.mutate({ offer, subject: mailSubject(enquiry, setup), text });
  };
  const chats = phones.flatMap(({ chat, text: phone }) => (chat ? [{ chat, phone }] : []));
  return (
    <div className="print:hidden">
      {isClosed && <p className="mt-3">{copy.sendClosed}</p>}
      {!isClosed && visit.state === 'offered' && (
        <p className="mt-3">{isUnsent ? copy.send : copy.sendAgain}</p>
      )}
      <div className={buttonRow}>
        {chats.map(({ chat, phone }) => (
          <ButtonLink key={chat} href={chat} variant="outline" isNewTab onFollow={onSent}>
            <Icon name="whatsapp" size={18} />
            {chats.length === 1
              ? (isClosed ? enquiryCopy : copy).chat
              : interpolate(copy.chatNumber, { PHONE: phone })}
          </ButtonLink>
        ))}
        {!canMail && mail && (
          <ButtonLink href={mail} variant="outline" onFollow={onSent}>
            <Icon name="mail" size={18} />
            {isClosed ? enquiryCopy.email : copy.mail}
          </ButtonLink>
        )}
        {canMail && enquiry.email && (
          <button
            type="button"
            className={buttonClasses('outline', 'aria-disabled:bg-panel')}
            aria-disabled={offerMail.isPending || isMailed}
            onClick={mailNow}
          >
            <Icon name="mail" size={18} />
            {copy.mailNow}
          </button>
        )}
        <CopyButton
          text={request.link}
          label={copy.copy}
          copiedLabel={copy.copied}
          onCopied={onSent}
        />
      </div>
      {canMail && enquiry.email && (
        <p role="status" className="mt-1 text-small">
          {isMailed && interpolate(copy.mailed, { EMAIL: enquiry.email })}
        </p>
      )}
    </div>
  );
}

interface WithdrawButtonProps {
  enquiry: OpenedEnquiry;
  /** Withdraws the offer; the parent shows errors. */
  move: ReturnType<typeof useMove>;
}

/** Withdraws an unsent offer. */
export function WithdrawButton({ enquiry, move }: WithdrawButtonProps) {
  const { visits: copy } = useCopy();
  const { timeZone } = useSignedIn();
  const { offer } = enquiry.visit;
  if (offer === null) return null;
  return (
    <button
      type="button"
      className="mt-1 min-h-11 font-semibold text-small underline aria-disabled:opacity-60 print:hidden"
      aria-disabled={move.isPending}
      onClick={() => {
        if (!move.isPending) move.mutate({ ...destinationOf(enquiry, timeZone), offer });
      }}
    >
      {copy.withdraw}
    </button>
  );
}

/** Who sent the current offer to the patient, and when. */
export function SentBy({ enquiry: { visit, request } }: { enquiry: OpenedEnquiry }) {
  const { visits: copy } = useCopy();
  const timeOf = useTimeWithToday();
  const sentEvent = request?.history.findLast(({ kind, offer }) => {
    return kind === 'sent' && offer === visit.offer;
  });
  if (!sentEvent) return null;
  return (
    <p className="text-small">
      {interpolate(copy.sentBy, { NAME: sentEvent.by ?? '', TIME: timeOf(sentEvent.at) })}
    </p>
  );
}

/** Whether an unsent offer can no longer be sent: its time has passed, or the clinic is closed then after all. */
export function isTooLateToSend({
  visit,
  request,
}: Pick<OpenedEnquiry, 'visit' | 'request'>): boolean {
  const isPast = visit.at !== null && Date.parse(visit.at) <= Date.now();
  return visit.isUnsent && (isPast || isClosedAtVisit({ visit, request }));
}

/**
 * The next message about a visit to send to the patient, which offers a time or says that the clinic is closed then,
 * and a function that records it as sent. Null if there is none. Null also for an unanswered emergency: the patient
 * should call an ambulance first.
 */
export function useVisitMessage(
  enquiry: OpenedEnquiry,
): { text: string; onSent: () => void } | null {
  const setup = useSetup();
  const { timeZone } = useSignedIn();
  const recordSent = useRecordSent(enquiry.id);
  const { isUnsent, offer } = enquiry.visit;
  if (isEmergency(enquiry) || isTooLateToSend(enquiry)) return null;
  if (!isUnsent && !isClosedAtVisit(enquiry)) return null;
  const text = offerText(enquiry, setup, timeZone);
  if (text === null) return null;
  return { text, onSent: () => isUnsent && offer !== null && recordSent.mutate(offer) };
}

/** Whether a time is offered or agreed. */
export const isHeld = ({ state }: OpenedEnquiry['visit']): boolean =>
  state === 'offered' || state === 'agreed';

/** Whether the clinic is closed at the offered or agreed time. */
export function isClosedAtVisit({
  visit,
  request,
}: Pick<OpenedEnquiry, 'visit' | 'request'>): boolean {
  return isHeld(visit) && Boolean(request?.isClosed);
}
