import { Fragment } from 'react';
import { linkTo, townPath } from '../../content/read/addresses.ts';
import type { Site } from '../../content/read/index.ts';
import type { Town } from '../../content/schema/town.ts';
import type { PageCopy } from '../../pages.ts';

interface QuickLinksProps {
  site: Site;
  copy: PageCopy<'town'>;
  town: Town;
}

/** Links to the towns that the town's file names, otherwise the four general links. */
export function QuickLinks({ site, copy, town }: QuickLinksProps) {
  const { general } = copy;
  const links = town.quickLinks
    ? site.towns
        .filter(({ slug }) => town.quickLinks?.includes(slug))
        .map((linkedTown) => ({
          to: townPath(linkedTown.slug),
          name: <TownLinkText text={copy.townLink} town={linkedTown} site={site} />,
        }))
    : [
        { to: '/', name: general.home },
        { to: `/${site.clinic.routes.about}`, name: general.about },
        { to: '/contact', name: general.contact },
        { to: '/#services', name: general.services },
      ];
  return (
    <nav
      aria-labelledby="quick-links"
      className="wrap gap-x-6 py-2 md:flex md:items-baseline md:pt-5 md:pb-16"
    >
      <h2 id="quick-links" className="text-card">
        {copy.quickLinks}
      </h2>
      <ul
        className={`gap-x-4 max-md:mt-1 md:gap-x-6 ${town.quickLinks ? 'flex flex-wrap' : 'grid grid-cols-2 sm:flex'}`}
      >
        {links.map(({ to, name }) => (
          <li key={to}>
            <a
              {...linkTo(site, to)}
              className="inline-flex min-h-11 items-center font-semibold text-brand-ink underlined"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface TownLinkTextProps {
  /** With `{TOWN}` for the name. */
  text: string;
  town: Site['towns'][number];
  site: Site;
}

/** The text of a link to a town, whose name may be in a language other than the page's. */
function TownLinkText({ text, town: { name, language }, site }: TownLinkTextProps) {
  const lang = language === site.clinic.language ? undefined : language;
  return (
    <span>
      {text.split('{TOWN}').map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other key, and their order never changes
        <Fragment key={index}>
          {index > 0 && <span lang={lang}>{name}</span>}
          {piece}
        </Fragment>
      ))}
    </span>
  );
}
