import { Icon } from '../../ui/Icon.tsx';
import type { ReplyLinks } from '../api/patient-messages.ts';
import { useCopy } from './setup.ts';

const icons = { call: 'phone', chat: 'whatsapp', write: 'mail' } as const;

interface ContactLinkProps {
  how: keyof typeof icons;
  href: string;
  /** The patient's name. */
  name: string;
  /** Called when the link is followed. */
  onFollow: () => void;
}

/** An icon that calls or writes to a patient. */
export function ContactLink({ how, href, name, onFollow }: ContactLinkProps) {
  const { enquiry: copy } = useCopy();
  return (
    <a
      href={href}
      className="grid size-11 shrink-0 place-items-center rounded-full border border-transparent text-brand-ink hover:border-rule hover:bg-surface focus-visible:border-rule print:hidden"
      aria-label={`${copy[how]}: ${name}`}
      onClick={onFollow}
      {...(how === 'chat' && { target: '_blank', rel: 'noreferrer' })}
    >
      <Icon name={icons[how]} size={20} />
    </a>
  );
}

interface ContactLinksProps extends Pick<ContactLinkProps, 'name'> {
  links: ReplyLinks;
  onFollow: (how: keyof typeof icons) => void;
}

/** Links that call the first number of a patient, and open a chat with the first that has WhatsApp, or else an email. */
export function ContactLinks({ name, links, onFollow }: ContactLinksProps) {
  const [first] = links.phones;
  const chat = links.phones.find((phone) => phone.chat)?.chat;
  const hrefs = { call: first?.call, chat, write: chat ? null : links.mail };
  return (['call', 'chat', 'write'] as const).map((how) => {
    const href = hrefs[how];
    return href ? (
      <ContactLink key={how} how={how} href={href} name={name} onFollow={() => onFollow(how)} />
    ) : null;
  });
}
