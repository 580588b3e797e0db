import type { Site } from '../../content/read/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { contactLinks } from '../../words/contact/links.ts';
import { haveRoom, haveRoomOnPhones } from './hours-room.ts';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';

interface HeaderStripProps {
  site: Site;
  /** The opening hours, in lines. */
  hours: string[];
  /** Path of the page. */
  path: string;
  /** Its paths by language, in those that it exists in. */
  paths: Record<string, string>;
}

/** The thin strip at the top of the header: the emergency phone, and the hours in a line or two. */
export function HeaderStrip({ site, hours, path, paths }: HeaderStripProps) {
  const { header } = site.copy;
  const links = contactLinks(site.clinic);
  const wraps = !haveRoomOnPhones(hours, site.pages.size);
  // On phones the languages are above the hours; each link is as high as the strip, to be easy to tap.
  const isStacked = !wraps && site.pages.size < 4;
  return (
    <div className="bg-deep text-fine text-on-deep sm:text-small">
      <div
        className={`wrap flex min-h-11 flex-wrap items-center justify-between gap-x-1 sm:gap-x-6 ${wraps ? 'max-sm:pb-2' : ''}`}
      >
        {site.clinic.emergency && (
          <a
            href={links.call}
            className="inline-flex min-h-11 items-center gap-1.5 font-semibold sm:gap-2"
          >
            <Icon name="phone" size={16} />
            <span>
              <span className="max-md:hidden">{header.emergencyLabel} </span>
              <span className="max-2xs:sr-only md:hidden">{header.emergencyShort} </span>
              {links.phoneText}
            </span>
          </a>
        )}
        <div
          className={`ml-auto items-center gap-x-6 sm:flex ${isStacked ? 'max-sm:grid max-sm:justify-items-end' : 'flex flex-wrap'}`}
        >
          <LanguageSwitcher
            site={site}
            path={path}
            paths={paths}
            className={`sm:order-last sm:-mr-2 ${isStacked ? 'max-sm:col-start-1 max-sm:row-start-1 max-sm:-mr-1' : ''}`}
            linkClassName={`min-h-11 min-w-11 px-1 max-sm:text-small sm:px-2 sm:items-center ${isStacked ? 'max-sm:items-start max-sm:pt-0.5' : 'items-center'}`}
          />
          <p
            className={`inline-flex items-center gap-2 ${wraps ? 'max-sm:pl-6' : ''} ${isStacked && site.pages.size > 1 ? 'max-sm:below-languages' : ''}`}
          >
            <Icon name="clock" size={16} className="max-sm:hidden" />
            <span
              className={
                haveRoom(hours) ? undefined : 'sm:flex sm:flex-wrap sm:justify-end sm:gap-x-4'
              }
            >
              {hours.map((line) => (
                <span key={line} className="block leading-tight">
                  {line}
                </span>
              ))}
            </span>
          </p>
        </div>
      </div>
    </div>
  );
}
