import { linkTo } from '../../content/read/addresses.ts';
import type { Site } from '../../content/read/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { type ChatAbout, chatLink, contactLinks } from '../../words/links.ts';

interface BottomBarProps {
  site: Site;
  /** What the page is about, for the first line of a chat. */
  about?: ChatAbout | undefined;
}

/** The bar at the bottom of phones: call the ambulance or the clinic, chat, book. */
export function BottomBar({ site, about }: BottomBarProps) {
  const { clinic, copy } = site;
  const links = contactLinks(clinic);
  const chat = chatLink(site, about);
  const entry =
    'flex min-h-14 flex-col items-center justify-center gap-0.5 font-semibold text-[min(0.8125rem,5vw)] low:min-h-11 low:flex-row low:gap-2';
  return (
    <nav
      aria-label={copy.bottomBarLabel}
      data-screen-only=""
      className="fixed inset-x-0 bottom-0 z-40 grid auto-cols-fr grid-flow-col border-line border-t bg-page pb-[env(safe-area-inset-bottom)] shadow-[0_-8px_24px_-12px_rgb(31_45_39/20%)] no-bar:hidden"
    >
      <a
        href={links.ambulance}
        aria-label={copy.emergency.ambulanceButton}
        className={`${entry} text-emergency-ink`}
      >
        <Icon name="ambulance" size={22} />
        {clinic.contact.ambulance}
      </a>
      <a href={links.call} className={`${entry} bg-brand text-on-brand forced-colors:border`}>
        <Icon name="phone" size={22} />
        {copy.buttons.call}
      </a>
      {chat && (
        <a href={chat} className={entry}>
          <Icon name="whatsapp" size={22} className="text-brand-ink" />
          {copy.buttons.whatsapp}
        </a>
      )}
      <a {...linkTo(site, '/contact')} className={entry}>
        <Icon name="calendar" size={22} className="text-brand-ink" />
        {copy.buttons.book}
      </a>
    </nav>
  );
}
