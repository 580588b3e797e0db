import { removePreviewMarks } from '../../../shared/remove-preview-marks.ts';
import type { LinkedPage } from '../../content/read/addresses.ts';
import { bookingLink, linkTo } from '../../content/read/addresses.ts';
import type { Site } from '../../content/read/index.ts';
import { unchangedPicture } from '../../content/read/pictures.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { Logo } from '../../ui/Logo.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { contactLinks } from '../../words/contact/links.ts';
import { shortHours } from '../../words/hours-text.ts';
import { longestWordLength } from '../parts/heading-size.ts';
import { HeaderStrip } from './HeaderStrip.tsx';
import { fitsInStrip, fitsInStripOnPhones } from './hours-room.ts';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import { Navigation } from './Navigation.tsx';

interface HeaderProps {
  site: Site;
  /** Path of the page, to mark the current entry of the menu. */
  path: string;
  /** The page's paths, by each language that it exists in. */
  paths: Record<string, string>;
}

/** The header of every page: emergency phone number and hours, then logo, menu, call and appointment. */
export function Header({ site, path, paths }: HeaderProps) {
  const { clinic, copy } = site;
  const { logo } = clinic.marks;
  const links = contactLinks(clinic);
  const hours = shortHours(clinic, copy.hours);
  // The header has the call and book buttons on screens without the bar at the bottom. Its strip is sticky on wide
  // screens only. On phones a long name has its own row; then, as with long hours, the header is not sticky.
  const isLongName =
    longestWordLength(clinic.name) > 12 || removePreviewMarks(clinic.name).length > 36;
  return (
    <header
      data-site=""
      className={`@container sticky -top-11 z-40 border-line border-b bg-page lg:top-0 lowest:scrolls-away narrowest:scrolls-away ${isLongName || !fitsInStripOnPhones(hours, site.pages.size) ? 'max-sm:scrolls-away' : ''} ${fitsInStrip(hours) ? '' : 'max-lg:scrolls-away'}`}
    >
      <HeaderStrip site={site} hours={hours} path={path} paths={paths} />
      <div className="wrap flex min-h-14.5 flex-wrap items-center justify-between gap-x-3 py-1 md:min-h-18 md:py-1.5">
        <a
          {...linkTo(site, '/')}
          className={`flex min-h-11 min-w-0 flex-1 items-center gap-2.5 @labels:max-w-full @labels:flex-none ${isLongName ? 'basis-full' : 'basis-36'}`}
        >
          {logo ? (
            <Picture
              picture={unchangedPicture(logo)}
              alt=""
              className="h-9 w-auto max-w-36 shrink-0 object-contain md:h-10"
              isAboveFold
            />
          ) : (
            <Logo
              isHeart={clinic.theme.pulseLine}
              className="size-9 shrink-0 text-brand-ink md:size-10"
            />
          )}
          <span className="leading-tight">
            <span
              className={`block font-heading font-semibold text-base leading-tight ${isLongName ? '@max-labels:text-small' : 'max-xs:text-small'}`}
            >
              {clinic.name}
            </span>
            <span className="block text-fine text-soft">{clinic.city}</span>
            <span className="sr-only">{copy.header.homeLabel}</span>
          </span>
        </a>
        <div className="ml-auto flex items-center gap-2 @menu:grow">
          <Navigation site={site} path={path} className="mx-auto hidden @menu:block" />
          <SearchLink
            site={site}
            className="min-w-11 justify-center rounded-full @max-4xl:hidden"
            isIcon
          />
          <ButtonLink
            href={links.call}
            variant="outline"
            className="hidden whitespace-nowrap no-bar:inline-flex @menu:px-4"
          >
            <Icon name="phone" size={18} />
            {copy.buttons.callNow}
          </ButtonLink>
          <ButtonLink
            {...bookingLink(site)}
            className="hidden whitespace-nowrap no-bar:inline-flex @menu:px-5"
          >
            {copy.buttons.bookAppointment}
          </ButtonLink>
          <details data-menu="" className="@menu:hidden">
            <summary className="markerless flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full px-2 font-semibold">
              <Icon name="menu" className="menu-open" />
              <Icon name="close" className="menu-close" />
              <span className="@max-labels:sr-only">{copy.header.menu}</span>
            </summary>
            <div className="absolute inset-x-0 top-full border-line border-b bg-page shadow-soft scrolls-below-header">
              <div className="wrap pt-1 pb-20 no-bar:pb-8">
                <LanguageSwitcher
                  site={site}
                  path={path}
                  paths={paths}
                  className="border-line border-b pb-1 sm:hidden"
                  linkClassName="min-h-12 min-w-12 items-center pr-5 text-lead leading-tight"
                  isWhole
                />
                <div className="flex flex-wrap justify-between gap-x-6">
                  <SearchLink site={site} className="min-h-12 @4xl:hidden" />
                  <MenuLink page={site.costs} icon="scheme" />
                  <MenuLink page={site.beforeYouCome} icon="consultation" />
                </div>
                <MenuLink
                  page={site.chestPain}
                  icon="heart-attack"
                  className="border-line border-y"
                />
                <Navigation site={site} path={path} isStacked />
                <p className="flex items-center gap-2 border-line border-t pt-3 sm:hidden">
                  <Icon name="clock" size={20} />
                  <span>
                    {hours.map((line) => (
                      <span key={line} className="block leading-snug">
                        {line}
                      </span>
                    ))}
                  </span>
                </p>
                <div className="mt-5 flex gap-2 no-bar:hidden">
                  <ButtonLink {...bookingLink(site)} className="grow">
                    {copy.buttons.bookAppointment}
                  </ButtonLink>
                  <ButtonLink href={links.call} variant="outline" className="grow">
                    <Icon name="phone" size={18} />
                    {copy.buttons.callNow}
                  </ButtonLink>
                </div>
              </div>
            </div>
          </details>
        </div>
      </div>
    </header>
  );
}

interface SearchLinkProps {
  site: Site;
  className: string;
  /** Whether only the icon is visible. */
  isIcon?: boolean;
}

/** A link to the search page, whose field takes the focus. */
function SearchLink({ site, className, isIcon = false }: SearchLinkProps) {
  return (
    <a
      {...linkTo(site, '/search#q')}
      className={`flex min-h-11 items-center gap-2 font-semibold hover:text-brand-ink ${className}`}
    >
      <Icon name="search" size={20} />
      <span className={isIcon ? 'sr-only' : ''}>{site.copy.header.search}</span>
    </a>
  );
}

interface MenuLinkProps {
  /** Null if there is no such page. */
  page: LinkedPage | null;
  icon: IconName;
  className?: string;
}

/** A link above the menu of small screens, to a page that the menu itself does not have. */
function MenuLink({ page, icon, className = '' }: MenuLinkProps) {
  if (!page) return null;
  const { link, name } = page;
  return (
    <a
      {...link}
      lang={link.hrefLang}
      className={`flex min-h-12 items-center gap-2 font-semibold hover:text-brand-ink ${className}`}
    >
      <Icon name={icon} size={20} />
      {name}
    </a>
  );
}
