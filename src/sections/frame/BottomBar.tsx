import { bookingLink } from '../../content/read/addresses.ts';
import type { Site } from '../../content/read/index.ts';
import { factField, marked } from '../../content/snapshot/marks.ts';
import { Icon } from '../../ui/Icon.tsx';
import { type ChatAbout, chatLink, contactLinks } from '../../words/contact/links.ts';

interface BottomBarProps {
  site: Site;
  /** What the page is about, for the first line of a chat. */
  about?: ChatAbout | undefined;
}

/** The bar at the bottom of phones and tablets: call the ambulance number or the clinic, chat, book. */
export function BottomBar({ site, about }: BottomBarProps) {
  const { clinic, copy } = site;
  const links = contactLinks(clinic);
  const chat = chatLink(site, about);
  return (
    <nav
      aria-label={copy.bottomBarLabel}
      data-screen-only=""
      className={`bottom-bar z-40 min-h-14 low:min-h-11 border-line border-t bg-page shadow-bar no-bar:hidden narrowest:grid-flow-col narrowest:grid-cols-none ${chat ? 'grid-cols-4' : 'grid-cols-3'}`}
    >
      <a
        href={links.ambulance}
        aria-label={copy.emergency.ambulanceButton}
        className="bar-entry whitespace-nowrap bg-emergency text-on-emergency forced-colors:border"
      >
        <Icon name="ambulance" size={22} />
        {marked(clinic.contact.ambulance, factField('/contact/ambulance'))}
      </a>
      <a href={links.call} className="bar-entry">
        <Icon name="phone" size={22} className="text-brand-ink" />
        {copy.buttons.call}
      </a>
      {chat && (
        <a href={chat} className="bar-entry">
          <Icon name="whatsapp" size={22} className="text-brand-ink" />
          {copy.buttons.whatsapp}
        </a>
      )}
      <a {...bookingLink(site)} className="bar-entry">
        <Icon name="calendar" size={22} className="text-brand-ink" />
        {copy.buttons.book}
      </a>
    </nav>
  );
}
