import type { Site } from '../../content/read/index.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { type ChatAbout, chatLink, contactLinks } from '../../words/contact/links.ts';
import { LinkedText } from '../parts/LinkedText.tsx';

interface CallAndChatProps {
  site: Site;
  /** What the visitor was reading, for the first line of a chat. */
  about: ChatAbout | undefined;
  /** The warning that a chat may be read late. */
  note: string | undefined;
}

/** The quickest ways to reach the clinic: its number as a button in large figures, and a chat. */
export function CallAndChat({ site, about, note }: CallAndChatProps) {
  const chat = chatLink(site, about);
  const { call, phoneText } = contactLinks(site.clinic);
  const { buttons } = site.copy;
  return (
    <div className="mt-3 grid gap-2 md:mt-6 md:max-lg:grid-cols-2">
      <ButtonLink
        href={call}
        label={`${buttons.callNow}: ${phoneText}`}
        className="min-h-14 font-heading text-card! tabular-nums md:min-h-16 md:text-heading!"
      >
        <Icon name="phone" size={22} />
        {phoneText}
      </ButtonLink>
      {chat && (
        <ButtonLink href={chat} variant="outline">
          <Icon name="whatsapp" size={20} />
          {buttons.whatsapp}
        </ButtonLink>
      )}
      {chat && note && (
        <p className="text-balance leading-snug max-md:text-plain">
          <LinkedText site={site} text={note} />
        </p>
      )}
    </div>
  );
}
