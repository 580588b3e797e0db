import type { ReactNode } from 'react';
import { removePreviewMarks } from '../../../shared/remove-preview-marks.ts';
import { linkTo, type PageLink, townPath } from '../../content/read/addresses.ts';
import type { Site } from '../../content/read/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { NewTabLink } from '../../ui/NewTabLink.tsx';
import { webSearch } from '../../words/contact/links.ts';

/** A link in the footer: high enough for a thumb on phones and tablets, as high as its line on wider screens. */
export const linkClasses = 'footer-link max-lg:min-h-11 min-w-11 lg:py-1';

/** Links to the articles, and to a web search. */
export function Resources({ site }: { site: Site }) {
  const { footer } = site.copy;
  return (
    <FoldedList heading={footer.resourcesHeading}>
      <ul className="grid lg:gap-1">
        {site.resources.map(({ slug, name }) => {
          const link = linkTo(site, `/blog/${slug}`);
          return (
            <FooterLink key={slug} {...link} lang={link.hrefLang}>
              {name}
            </FooterLink>
          );
        })}
        <li>
          <NewTabLink
            href={webSearch(footer.searchLink.query)}
            notice={site.copy.newTab}
            className={linkClasses}
          >
            {footer.searchLink.label}
          </NewTabLink>
        </li>
      </ul>
    </FoldedList>
  );
}

/** Links to the towns, by state if there are several. */
export function Towns({ site }: { site: Site }) {
  const { townsHeading } = site.copy.footer;
  const states = [...Map.groupBy(site.towns, ({ state }) => removePreviewMarks(state))];
  return (
    <FoldedList heading={townsHeading}>
      <div className="grid gap-3">
        {states.map(([state, towns]) => (
          <div key={state}>
            {states.length > 1 && (
              <h3 className="font-body text-on-deep text-small max-lg:pt-1 lg:pb-1">
                {towns[0]?.state}
              </h3>
            )}
            <ul className="grid grid-cols-2 gap-x-6 md:max-lg:grid-cols-4 lg:gap-y-1">
              {towns.map((town) => (
                <TownLink key={town.slug} site={site} {...town} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </FoldedList>
  );
}

/** A link to a town. Phones show only its name; screen readers get the whole text. */
function TownLink({ site, slug, name, language }: { site: Site } & Site['towns'][number]) {
  const [before = '', after = ''] = site.copy.footer.townLink.split('{TOWN}');
  return (
    <FooterLink {...linkTo(site, townPath(slug))}>
      <span>
        <span className="max-lg:sr-only">{before}</span>
        <span lang={language === site.clinic.language ? undefined : language}>{name}</span>
        <span className="max-lg:sr-only">{after}</span>
      </span>
    </FooterLink>
  );
}

interface FoldedListProps {
  heading: string;
  children: ReactNode;
}

/** Links under a heading, collapsed on phones and tablets. */
function FoldedList({ heading, children }: FoldedListProps) {
  return (
    <nav aria-label={heading}>
      <details
        data-fold="64rem"
        className="unfolded-on-wide group max-lg:border-on-deep-soft/20 max-lg:border-t"
      >
        <summary className="markerless flex min-h-11 items-center justify-between gap-3 lg:min-h-0 lg:pb-3">
          <h2 className="font-heading text-base text-on-deep leading-normal">{heading}</h2>
          <Icon name="chevron-down" size={18} className="turns-when-open lg:group-open:hidden" />
        </summary>
        {children}
      </details>
    </nav>
  );
}

interface FooterLinkProps extends PageLink {
  lang?: string | undefined;
  children: ReactNode;
}

export function FooterLink({ children, ...link }: FooterLinkProps) {
  return (
    <li>
      <a {...link} className={linkClasses}>
        {children}
      </a>
    </li>
  );
}
