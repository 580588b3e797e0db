import { Icon } from '../../ui/Icon.tsx';
import type { ReplyLinks } from '../api/patient-messages.ts';
import { useCopy } from './setup.ts';

const icons = { call: 'phone', chat: 'whatsapp', email: 'mail' } as const;

interface ContactLinkProps {
  how: keyof typeof icons;
  href: string;
  /** The patient's name. */
  name: string;
  /** The phone number, shown in print and on tablets and larger screens. */
  number?: string | undefined;
  /** Whether it is the next step. */
  isNext?: boolean;
  /** Called when the link is followed. */
  onFollow: () => void;
}

const plainStyle = 'text-brand-ink hover:bg-surface';
const filledStyle = 'bg-brand text-on-brand hover:bg-deep hover:text-on-deep';

/** A link that calls or writes to a patient: an icon, and the phone number if given; in print, only the number. */
export function ContactLink({
  how,
  href,
  name,
  number,
  isNext = false,
  onFollow,
}: ContactLinkProps) {
  const { enquiry: copy } = useCopy();
  return (
    <a
      href={href}
      className={`inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-full border-transparent text-small ${how === 'call' ? '' : 'col-start-2'} ${number ? 'whitespace-nowrap font-semibold tabular-nums border md:justify-start md:px-3' : 'border-6 bg-clip-padding print:hidden'} ${isNext ? filledStyle : plainStyle}`}
      onClick={onFollow}
      {...(how === 'chat' && { target: '_blank', rel: 'noreferrer' })}
    >
      <Icon name={icons[how]} size={20} className="print:hidden" />
      <span className="sr-only">
        {copy[how]}: {name}
      </span>
      {number && <span className="max-md:hidden print:inline">{number}</span>}
    </a>
  );
}

interface ContactLinksProps extends Pick<ContactLinkProps, 'name' | 'isNext'> {
  links: ReplyLinks;
  /** Whether the number is written out. */
  showsNumber?: boolean;
  onFollow: (how: keyof typeof icons) => void;
}

/**
 * Links that call a patient's first number, and open WhatsApp with the first number that has it, or else an email.
 * @param isNext whether a call is the next step
 */
export function ContactLinks({
  name,
  links,
  showsNumber = false,
  isNext = false,
  onFollow,
}: ContactLinksProps) {
  const [first] = links.phones;
  const chat = links.phones.find((phone) => phone.chat)?.chat;
  const hrefs = { call: first?.call, chat, email: chat ? null : links.mail };
  return (['call', 'chat', 'email'] as const).map((how) => {
    const href = hrefs[how];
    return href ? (
      <ContactLink
        key={how}
        how={how}
        href={href}
        name={name}
        number={showsNumber && how === 'call' ? first?.text : undefined}
        isNext={isNext && how === 'call'}
        onFollow={() => onFollow(how)}
      />
    ) : null;
  });
}
