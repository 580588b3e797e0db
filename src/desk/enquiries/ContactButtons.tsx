import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useChangeLanguage, useRecordContact } from '../api/enquiry-changes.ts';
import {
  isEmergency,
  type PhoneLinks,
  readyAnswersTo,
  replyLinks,
} from '../api/patient-messages.ts';
import { Problem } from '../parts/Problem.tsx';
import { useCopy, useSetup } from '../parts/setup.ts';
import { useIsWide } from '../parts/wide.ts';
import { useVisitMessage } from '../visits/SendOffer.tsx';
import { useGreeting } from './ListItem.tsx';

const Popup = lazy(async () => ({ default: (await import('../dialogs/Popup.tsx')).Popup }));

interface ContactButtonsProps {
  enquiry: OpenedEnquiry;
  /** Whether contacting the patient is the next step. */
  isNext: boolean;
  onContact: () => void;
}

/**
 * The ways to contact a patient; a landline has no WhatsApp. Further numbers are collapsed, each in its own
 * row, so that nobody calls the wrong one. Starting a call or a chat is recorded, as in the list.
 */
export function ContactButtons({ enquiry, isNext, onContact }: ContactButtonsProps) {
  const setup = useSetup();
  const { enquiry: copy, visits } = setup.copy;
  const greetingOf = useGreeting();
  const visitMessage = useVisitMessage(enquiry);
  const { phones, mail } = replyLinks(enquiry, setup, visitMessage?.text ?? greetingOf(enquiry));
  const [first, ...others] = phones;
  const isOnly = others.length === 0;
  const callChannel = first ? 'call' : 'mail';
  const writeChannel = first?.chat ? 'chat' : mail ? 'mail' : 'call';
  const next = isNext ? (visitMessage ? writeChannel : callChannel) : undefined;
  const sendText = isNext && visitMessage && enquiry.visit.isUnsent ? visits.sendOffer : undefined;
  const mailText = next === 'mail' ? sendText : undefined;
  const { mutate: recordContact } = useRecordContact(enquiry.id);
  const handlers = {
    onCall: () => {
      recordContact('called');
      onContact();
    },
    onChat: () => {
      recordContact('messaged');
      visitMessage?.onSent();
      onContact();
    },
  };
  return (
    <div className="flex flex-wrap items-center gap-2 empty:hidden">
      {first && (
        <div className={`flex gap-2 narrowest:flex-wrap ${isOnly ? 'flex-auto md:flex-none' : ''}`}>
          <PhoneButtons
            phone={first}
            isOnly={isOnly}
            next={next}
            sendText={sendText}
            {...handlers}
          />
        </div>
      )}
      {mail && (
        <ButtonLink
          href={mail}
          variant={next === 'mail' ? 'primary' : 'outline'}
          className={isOnly ? wideButton : compactButton}
          onFollow={() => {
            visitMessage?.onSent();
            onContact();
          }}
        >
          <Icon name="mail" size={18} className={isOnly && !mailText ? 'max-md:hidden' : ''} />
          <span className={isOnly || mailText ? '' : 'sr-only'}>{mailText ?? copy.email}</span>
        </ButtonLink>
      )}
      {!isOnly && (
        <details className="ml-2 open:ml-0 open:w-full">
          <summary className="min-h-11 cursor-pointer content-center text-small font-semibold">
            {copy.otherNumbers}
          </summary>
          <div className="mt-2 grid gap-4">
            {others.map((phone) => (
              <div key={phone.call} className="flex gap-2 narrowest:flex-wrap">
                <PhoneButtons phone={phone} isOnly={false} {...handlers} />
              </div>
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

/** Classes of a button as small as a thumb allows. */
export const compactButton = 'min-h-11! px-3! py-1! sm:text-small!';
const wideButton = 'min-h-11! px-2! py-1! md:px-3! sm:text-small!';

interface PhoneButtonsProps {
  phone: PhoneLinks;
  /** Whether the patient has no other number. */
  isOnly: boolean;
  /** The next step, whose button is filled. */
  next?: 'call' | 'chat' | 'mail' | undefined;
  /** The label of the next step's button, if it sends an offered time. */
  sendText?: string | undefined;
  onCall: () => void;
  onChat: () => void;
}

/** Calls a number, or opens a chat with it; the number is written out on a wide screen, or if there are several. */
function PhoneButtons({ phone, isOnly, next, sendText, onCall, onChat }: PhoneButtonsProps) {
  const { enquiry: copy } = useCopy();
  const isWide = useIsWide();
  const { text, call, chat } = phone;
  const chatText = next === 'chat' ? sendText : undefined;
  return (
    <>
      <ButtonLink
        href={call}
        variant={next === 'call' ? 'primary' : 'outline'}
        className={`${wideButton} max-md:grow`}
        onFollow={onCall}
      >
        <Icon name="phone" size={18} />
        {isOnly && !isWide ? copy.call : interpolate(copy.callNumber, { PHONE: text })}
      </ButtonLink>
      {chat && (
        <ButtonLink
          href={chat}
          variant={next === 'chat' ? 'primary' : 'outline'}
          isNewTab
          onFollow={onChat}
          className={isOnly ? wideButton : compactButton}
          label={isOnly || chatText ? undefined : interpolate(copy.chatNumber, { PHONE: text })}
        >
          <Icon name="whatsapp" size={18} className={isOnly && !chatText ? 'max-md:hidden' : ''} />
          <span className={isOnly || chatText ? '' : 'sr-only'}>{chatText ?? copy.chat}</span>
        </ButtonLink>
      )}
    </>
  );
}

/** Classes of a link or button that only reveals another part of the view; hidden in the three-pane layout. */
export const quietButton =
  'inline-flex min-h-11 items-center gap-1.5 text-small font-semibold underline panes:hidden';

type ReadyAnswersProps = Pick<ContactButtonsProps, 'enquiry' | 'onContact'>;

/** How many ready answers have a button of their own; the dialog has all of them. */
const firstCount = 4;

/** The first ready answers, and a button for all of them. */
export function FirstReadyAnswers(props: ReadyAnswersProps) {
  const { answers: copy } = useCopy();
  return (
    <div className="grid grid-cols-1 gap-1 print:hidden">
      <p aria-hidden="true" className="text-small text-soft leading-tight">
        {copy.heading}
      </p>
      <AnswerLinks {...props} maximum={firstCount}>
        <ReadyAnswersButton {...props} isAfterFirst />
      </AnswerLinks>
    </div>
  );
}

interface ReadyAnswersButtonProps extends ReadyAnswersProps {
  /** Whether it stands after `FirstReadyAnswers`. */
  isAfterFirst?: boolean;
}

/** A button that shows all ready answers, and a choice of their language, in a dialog. */
export function ReadyAnswersButton({
  enquiry,
  onContact,
  isAfterFirst = false,
}: ReadyAnswersButtonProps) {
  const { answers: copy, frame } = useCopy();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const follow = () => {
    onContact();
    // The browser would not follow a link that is removed immediately.
    setTimeout(close);
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={isAfterFirst ? `${copy.heading}: ${frame.more}` : undefined}
        className={isAfterFirst ? answerClasses : `${quietButton} ml-auto`}
        onClick={() => setOpen(true)}
      >
        {isAfterFirst ? frame.more : copy.heading}
        <Icon name="chevron-down" size={14} />
      </button>
      {isOpen && (
        <Suspense>
          <Popup heading={copy.heading} onClose={close}>
            <div className="mt-4 grid grid-cols-1 gap-4">
              <AnswerLinks enquiry={enquiry} onContact={follow} />
              <AnswerLanguage enquiry={enquiry} />
            </div>
          </Popup>
        </Suspense>
      )}
    </>
  );
}

/** A choice of the language in which to write to the patient. */
function AnswerLanguage({ enquiry }: { enquiry: OpenedEnquiry }) {
  const { copy, languages } = useSetup();
  const change = useChangeLanguage(enquiry.id);
  if (languages.length < 2) return null;
  const currentLanguage = change.isPending ? change.variables : enquiry.language;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid item in older browsers
    <div
      role="group"
      aria-label={copy.enquiry.answerLanguage}
      className="flex flex-wrap items-center gap-1 text-small"
    >
      <span>{copy.enquiry.answerLanguage}:</span>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === currentLanguage}
          className="pill tool px-2! aria-pressed:border-ink aria-pressed:bg-panel"
          onClick={() => language !== currentLanguage && change.mutate(language)}
        >
          {new Intl.DisplayNames(language, { type: 'language' }).of(language)}
        </button>
      ))}
      <Problem error={change.error} />
    </div>
  );
}

interface AnswerLinksProps extends ReadyAnswersProps {
  /** How many answers are shown, if not all. */
  maximum?: number;
  children?: ReactNode;
}

const answerClasses = 'pill tool max-w-full max-sm:px-3 max-sm:text-small';

/**
 * Messages that staff send often. One press opens one as a WhatsApp draft, or as an email if there is no mobile number.
 * For an unanswered emergency, the first one says which number to call.
 */
function AnswerLinks({ enquiry, onContact, maximum, children }: AnswerLinksProps) {
  const setup = useSetup();
  const { answers: copy } = setup.copy;
  const { mutate: recordContact } = useRecordContact(enquiry.id);
  const greetingOf = useGreeting();
  const { AMBULANCE = '' } = setup.facts[setup.language] ?? {};
  const emergency = isEmergency(enquiry) && {
    name: interpolate(copy.emergency, { AMBULANCE }),
    links: replyLinks(enquiry, setup, greetingOf(enquiry)),
  };
  const readyAnswers = readyAnswersTo(enquiry, setup);
  const answers = (emergency ? [emergency, ...readyAnswers] : readyAnswers).flatMap(
    ({ name, links }) => {
      const chat = links.phones.find((phone) => phone.chat)?.chat ?? null;
      const href = chat ?? links.mail;
      return href ? [{ name, href, isChat: chat !== null }] : [];
    },
  );
  if (answers.length === 0) return children;
  return (
    <nav aria-label={copy.heading} className="flex flex-wrap gap-1.5">
      {answers.slice(0, maximum).map(({ name, href, isChat }) => (
        <a
          key={name}
          href={href}
          className={answerClasses}
          onClick={() => {
            if (isChat) recordContact('messaged');
            onContact();
          }}
          {...(isChat && { target: '_blank', rel: 'noreferrer' })}
        >
          <Icon name={isChat ? 'whatsapp' : 'mail'} size={16} className="max-sm:hidden" />
          <span className="truncate">{name}</span>
        </a>
      ))}
      {children}
    </nav>
  );
}
