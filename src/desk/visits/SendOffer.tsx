import type { OpenedEnquiry } from '../../../shared/desk/enquiries.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { offerText } from '../api/offer-text.ts';
import { replyLinks } from '../api/reply-links.ts';
import { useSignedIn } from '../api/session.ts';
import { CopyButton } from '../parts/CopyButton.tsx';
import { fill, useSetup } from '../parts/setup.ts';

/** The time that is offered as a message to the patient, with the link of the patient's page. */
export function SendOffer({ enquiry }: { enquiry: OpenedEnquiry }) {
  const setup = useSetup();
  const { timeZone } = useSignedIn();
  const { visits: copy } = setup.copy;
  const text = offerText(enquiry, setup, timeZone);
  if (text === null || !enquiry.request) return null;
  const { phones, mail } = replyLinks(enquiry, setup, text);
  const chats = phones.flatMap(({ chat, text: phone }) => (chat ? [{ chat, phone }] : []));
  return (
    <>
      <p className="mt-3">{copy.send}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {chats.map(({ chat, phone }) => (
          <ButtonLink key={chat} href={chat} isNewTab>
            <Icon name="whatsapp" size={18} />
            {chats.length === 1 ? copy.chat : fill(copy.chatOne, { PHONE: phone })}
          </ButtonLink>
        ))}
        <ButtonLink href={mail} variant="outline">
          <Icon name="mail" size={18} />
          {copy.mail}
        </ButtonLink>
        <CopyButton text={enquiry.request.link} label={copy.copy} copied={copy.copied} />
      </div>
    </>
  );
}
