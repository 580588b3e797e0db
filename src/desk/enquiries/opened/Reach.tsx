import type { OpenedEnquiry } from '../../../../shared/desk/enquiries/opened.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { type PhoneLinks, readyAnswersTo, replyLinks } from '../../api/reply-links.ts';
import { Problem } from '../../parts/Problem.tsx';
import { useCopy, useSetup } from '../../parts/setup.ts';
import { useVisitMessage } from '../../visits/visit-message.ts';
import { useGreeting } from '../parts/use-greeting.ts';
import { useChangeLanguage } from './other-changes.ts';

/**
 * The ways to reach a patient; a landline has no WhatsApp. Further numbers are folded away, each in its own
 * row, so that nobody calls the wrong one.
 */
export function Reach({ enquiry }: { enquiry: OpenedEnquiry }) {
  const setup = useSetup();
  const { enquiry: copy } = setup.copy;
  const greetingOf = useGreeting();
  const ofVisit = useVisitMessage(enquiry);
  const { phones, mail } = replyLinks(enquiry, setup, ofVisit?.text ?? greetingOf(enquiry));
  const [first, ...others] = phones;
  const isOne = others.length === 0;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {first && (
        <div className={`flex gap-2 narrowest:flex-wrap ${isOne ? 'flex-auto' : 'w-full'}`}>
          <PhoneButtons phone={first} isOne={isOne} onChat={ofVisit?.noteSent} />
        </div>
      )}
      {mail && (
        <ButtonLink
          href={mail}
          variant="outline"
          className={isOne ? wide : 'px-3'}
          onFollow={ofVisit?.noteSent}
        >
          <Icon name="mail" size={18} />
          <span className={isOne ? '' : 'sr-only'}>{copy.write}</span>
        </ButtonLink>
      )}
      {!isOne && (
        <details className="ml-2 open:ml-0 open:w-full">
          <summary className="min-h-11 cursor-pointer content-center text-small font-semibold">
            {copy.otherNumbers}
          </summary>
          <div className="mt-2 grid gap-4">
            {others.map((phone) => (
              <div key={phone.call} className="flex gap-2 narrowest:flex-wrap">
                <PhoneButtons phone={phone} isOne={false} onChat={ofVisit?.noteSent} />
              </div>
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

const wide = 'flex-auto px-2';

interface PhoneButtonsProps {
  phone: PhoneLinks;
  isOne: boolean;
  onChat: (() => void) | undefined;
}

/** Calls a number, or opens a chat with it; the number is written out if there are several. */
function PhoneButtons({ phone, isOne, onChat }: PhoneButtonsProps) {
  const { enquiry: copy } = useCopy();
  const { text, call, chat } = phone;
  return (
    <>
      <ButtonLink href={call} className={wide}>
        <Icon name="phone" size={18} />
        {isOne ? copy.call : interpolate(copy.callOne, { PHONE: text })}
      </ButtonLink>
      {chat && (
        <ButtonLink
          href={chat}
          variant="outline"
          isNewTab
          onFollow={onChat}
          className={isOne ? wide : 'px-3'}
          label={isOne ? undefined : interpolate(copy.chatOne, { PHONE: text })}
        >
          <Icon name="whatsapp" size={18} />
          <span className={isOne ? '' : 'sr-only'}>{copy.chat}</span>
        </ButtonLink>
      )}
    </>
  );
}

/** The language of everything that is written to the patient, each one press. */
export function AnswerLanguage({ enquiry }: { enquiry: OpenedEnquiry }) {
  const { copy, languages } = useSetup();
  const change = useChangeLanguage(enquiry.id);
  if (languages.length < 2) return null;
  const shown = change.isPending ? change.variables : enquiry.language;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no grid item in older browsers
    <div
      role="group"
      aria-label={copy.enquiry.answerLanguage}
      className="flex min-w-0 flex-wrap items-center gap-x-1 text-small"
    >
      <span className="max-sm:sr-only">{copy.enquiry.answerLanguage}:</span>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === shown}
          className="min-h-8 grow rounded-full border border-rule bg-surface px-3 aria-pressed:border-2 aria-pressed:border-ink aria-pressed:font-semibold sm:grow-0"
          onClick={() => language !== shown && change.mutate(language)}
        >
          {new Intl.DisplayNames(language, { type: 'language' }).of(language)}
        </button>
      ))}
      <Problem error={change.error} />
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
    <nav
      aria-label={copy.answers}
      className="flex scroll-px-12 gap-1 overflow-x-auto sm:flex-wrap sm:gap-2"
    >
      {answers.map(({ name, href, isChat }) => (
        <a
          key={name}
          href={href}
          className="pill min-h-11 flex-auto justify-center border border-rule bg-surface whitespace-nowrap"
          {...(isChat && { target: '_blank', rel: 'noreferrer' })}
        >
          {!isChat && <Icon name="mail" size={16} />}
          {name}
        </a>
      ))}
    </nav>
  );
}
