import type { Site } from '../../content/read/index.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { type ChatAbout, chatLink, contactLinks } from '../../words/contact/links.ts';
import { LinkedText } from '../parts/LinkedText.tsx';

interface CallAndChatProps {
  site: Site;
  /** What the visitor was reading, for the first line of a chat. */
  about: ChatAbout | undefined;
  /** That a chat may be read late. */
  note: string | undefined;
}

/** The quickest ways to reach the clinic: on wide screens its number in large figures, and two buttons. */
export function CallAndChat({ site, about, note }: CallAndChatProps) {
  const chat = chatLink(site, about);
  const links = contactLinks(site.clinic);
  return (
    <div>
      <a
        href={links.call}
        className="block whitespace-nowrap pb-5 font-heading font-semibold text-title tabular-nums hover:underline max-lg:hidden"
      >
        {links.phoneText}
      </a>
      <div className="grid cols-fit-34 gap-2 sm:gap-3">
        <ButtonLink href={links.call}>
          <Icon name="phone" size={20} />
          {site.copy.buttons.callNow}
        </ButtonLink>
        {chat && (
          <ButtonLink href={chat} variant="outline">
            <Icon name="whatsapp" size={20} />
            {site.copy.buttons.whatsapp}
          </ButtonLink>
        )}
      </div>
      {chat && note && (
        <p className="mt-2 text-balance leading-snug max-md:text-plain">
          <LinkedText site={site} text={note} />
        </p>
      )}
    </div>
  );
}
