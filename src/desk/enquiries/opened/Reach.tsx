import { Fragment } from 'react';
import type { OpenedEnquiry } from '../../../../shared/desk/enquiries/opened.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { readyAnswersTo, replyLinks } from '../../api/reply-links.ts';
import { useSetup } from '../../parts/setup.ts';

const wide = 'flex-auto px-2';

/** The ways to reach a patient: each number has its own, and a landline no WhatsApp. */
export function Reach({ enquiry }: { enquiry: OpenedEnquiry }) {
  const setup = useSetup();
  const { enquiry: copy } = setup.copy;
  const { phones, mail } = replyLinks(enquiry, setup);
  const isOne = phones.length === 1;
  // Several numbers leave less room: only they are written out.
  const small = phones.length > 1 ? 'px-3' : wide;
  const words = phones.length > 1 ? 'sr-only' : '';
  return (
    <div className="flex flex-wrap gap-2">
      {phones.map(({ text, call, chat }) => (
        <Fragment key={call}>
          <ButtonLink href={call} className={wide}>
            <Icon name="phone" size={18} />
            {isOne ? copy.call : interpolate(copy.callOne, { PHONE: text })}
          </ButtonLink>
          {chat && (
            <ButtonLink
              href={chat}
              variant="outline"
              isNewTab
              className={small}
              label={isOne ? undefined : interpolate(copy.chatOne, { PHONE: text })}
            >
              <Icon name="whatsapp" size={18} />
              <span className={words}>{copy.chat}</span>
            </ButtonLink>
          )}
        </Fragment>
      ))}
      {mail && (
        <ButtonLink href={mail} variant="outline" className={small}>
          <Icon name="mail" size={18} />
          <span className={words}>{copy.write}</span>
        </ButtonLink>
      )}
    </div>
  );
}

/** Messages that staff send often, each one press: a WhatsApp draft, or an email where there is no mobile. */
export function ReadyAnswers({ enquiry }: { enquiry: OpenedEnquiry }) {
  const setup = useSetup();
  const { enquiry: copy } = setup.copy;
  const answers = readyAnswersTo(enquiry, setup).flatMap(({ name, links }) => {
    const chat = links.phones.find((phone) => phone.chat)?.chat ?? null;
    const href = chat ?? links.mail;
    return href ? [{ name, href, isChat: chat !== null }] : [];
  });
  if (answers.length === 0) return null;
  return (
    <nav aria-label={copy.answers} className="flex gap-1 overflow-x-auto sm:flex-wrap sm:gap-2">
      {answers.map(({ name, href, isChat }) => (
        <a
          key={name}
          href={href}
          className="pill min-h-11 flex-auto justify-center border border-rule bg-surface whitespace-nowrap"
          {...(isChat && { target: '_blank', rel: 'noreferrer' })}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
