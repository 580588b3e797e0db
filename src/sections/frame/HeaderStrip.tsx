import type { Site } from '../../content/read/index.ts';
import { factField, marked } from '../../content/snapshot/marks.ts';
import { Icon } from '../../ui/Icon.tsx';
import { contactLinks } from '../../words/contact/links.ts';
import { fitsInStrip, fitsInStripOnPhones } from './hours-room.ts';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';

interface HeaderStripProps {
  site: Site;
  /** The opening hours, in lines. */
  hours: string[];
  /** Path of the page. */
  path: string;
  /** The page's paths, by each language that it exists in. */
  paths: Record<string, string>;
}

/**
 * The thin strip at the top of the header: the ambulance number on wide screens, which have no bar at the bottom, the
 * emergency phone number, the languages, and the hours in a line or two. On the page about chest pain, small screens
 * show the ambulance number instead of the clinic's. If there are several languages, phones show them instead of the
 * hours; the menu has the hours too.
 */
export function HeaderStrip({ site, hours, path, paths }: HeaderStripProps) {
  const { header } = site.copy;
  const links = contactLinks(site.clinic);
  const isWrapped = !fitsInStripOnPhones(hours, site.pages.size);
  const hasLanguages = site.pages.size > 1;
  const isEmergency = path === '/chest-pain';
  return (
    <div className="bg-deep text-fine text-on-deep sm:text-small">
      <div
        className={`wrap flex min-h-11 flex-wrap items-center gap-x-1 sm:gap-x-6 ${isWrapped ? 'max-sm:pb-2' : ''}`}
      >
        <a
          href={links.ambulance}
          aria-label={site.copy.emergency.ambulanceButton}
          className={`inline-flex min-h-11 items-center gap-2 font-semibold ${isEmergency ? '' : 'max-lg:hidden'}`}
        >
          <Icon name="ambulance" size={18} />
          {marked(site.clinic.contact.ambulance, factField('/contact/ambulance'))}
        </a>
        {site.clinic.emergency && (
          <a
            href={links.call}
            className={`inline-flex min-h-11 items-center gap-1.5 font-semibold sm:gap-2 ${isEmergency ? 'max-lg:hidden' : ''}`}
          >
            <Icon name="phone" size={16} />
            <span>
              <span className="max-md:hidden">{header.emergencyLabel} </span>
              <span className="max-2xs:sr-only md:hidden">{header.emergencyShort} </span>
              {links.phoneText}
            </span>
          </a>
        )}
        <div className="ml-auto flex flex-wrap items-center gap-x-6">
          <LanguageSwitcher
            site={site}
            path={path}
            paths={paths}
            className="-mr-1 sm:order-last sm:-mr-2"
            linkClassName="min-h-11 min-w-11 items-center px-1 text-small sm:px-2"
          />
          <p
            className={`inline-flex items-center gap-2 ${isWrapped ? 'max-sm:pl-6' : ''} ${hasLanguages ? 'max-sm:hidden' : ''}`}
          >
            <Icon name="clock" size={16} className="max-sm:hidden" />
            <span
              className={
                fitsInStrip(hours) ? undefined : 'sm:flex sm:flex-wrap sm:justify-end sm:gap-x-4'
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
