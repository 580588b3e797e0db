import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { ButtonLink, buttonClasses } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useMove } from '../api/enquiry-changes.ts';
import { offerText } from '../api/offer-text.ts';
import { waitingForCall } from '../api/places.ts';
import { mailSubject, replyLinks } from '../api/reply-links.ts';
import { useSignedIn } from '../api/session.ts';
import type { useOfferMail } from '../api/visits.ts';
import { CopyButton } from '../parts/CopyButton.tsx';
import { Problem } from '../parts/Problem.tsx';
import { useSetup } from '../parts/setup.ts';

interface Props {
  enquiry: OpenedEnquiry;
  /** Mails the offer; whoever shows this says if that fails. */
  mail: ReturnType<typeof useOfferMail>;
}

/**
 * Ways to send the offered time to the patient, or that the clinic is closed then, with the link to the patient's
 * page. The enquiry counts as answered once one of them has been used.
 */
export function SendOffer({ enquiry, mail: sending }: Props) {
  const setup = useSetup();
  const { person, timeZone, mail: ofClinic } = useSignedIn();
  const move = useMove(enquiry.id, person.name);
  const canMail = ofClinic.available;
  const { visits: copy, enquiry: plain } = setup.copy;
  const text = offerText(enquiry, setup, timeZone);
  const { visit, request } = enquiry;
  if (text === null || !request) return null;
  const { isClosed } = request;
  const { phones, mail } = replyLinks(enquiry, setup, text);
  const isUnsent = enquiry.pending?.reason === 'unsent';
  const noteSent = () => {
    if (!isUnsent) return;
    move.mutate(waitingForCall(enquiry.pending, { tab: 'answered' }, timeZone));
  };
  const chats = phones.flatMap(({ chat, text: phone }) => (chat ? [{ chat, phone }] : []));
  return (
    <div className="print:hidden">
      {isClosed && <p className="mt-3">{copy.sendClosed}</p>}
      {!isClosed && visit.state === 'offered' && (
        <p className="mt-3">{isUnsent ? copy.send : copy.sendAgreed}</p>
      )}
      <div className={`mt-2 flex flex-wrap ${chats.length > 1 ? 'gap-4' : 'gap-2'}`}>
        {chats.map(({ chat, phone }) => (
          <ButtonLink
            key={chat}
            href={chat}
            isNewTab
            className={chats.length > 1 ? 'w-full' : ''}
            onFollow={noteSent}
          >
            <Icon name="whatsapp" size={18} />
            {chats.length === 1
              ? (isClosed ? plain : copy).chat
              : interpolate(copy.chatOne, { PHONE: phone })}
          </ButtonLink>
        ))}
        {!canMail && mail && (
          <ButtonLink href={mail} variant="outline" onFollow={noteSent}>
            <Icon name="mail" size={18} />
            {isClosed ? plain.email : copy.mail}
          </ButtonLink>
        )}
        <CopyButton
          text={request.link}
          label={copy.copy}
          copied={copy.copied}
          onCopied={noteSent}
        />
      </div>
      <Problem error={move.error} />
      {canMail && enquiry.email && <MailOffer enquiry={enquiry} text={text} mail={sending} />}
    </div>
  );
}

/** Mails the offer at once, if the clinic's server sends mail. */
function MailOffer({ enquiry, text, mail }: Props & { text: string }) {
  const setup = useSetup();
  const { visits: copy } = setup.copy;
  const { offer } = enquiry.visit;
  const isSent = mail.isSuccess && mail.variables.text === text;
  const send = () => {
    if (offer === null || mail.isPending || isSent) return;
    mail.mutate({ offer, subject: mailSubject(enquiry, setup), text });
  };
  return (
    <div className="mt-2">
      <button
        type="button"
        className={buttonClasses('outline', 'aria-disabled:bg-panel')}
        aria-disabled={mail.isPending || isSent}
        onClick={send}
      >
        <Icon name="mail" size={18} />
        {copy.mailNow}
      </button>
      <p role="status" className="mt-1 text-small">
        {isSent && interpolate(copy.mailed, { EMAIL: enquiry.email })}
      </p>
    </div>
  );
}
