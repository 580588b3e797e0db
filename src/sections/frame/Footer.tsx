import { linkTo, pathIn } from '../../content/read/addresses.ts';
import type { Site } from '../../content/read/index.ts';
import { factField, fieldAttribute, marked } from '../../content/snapshot/marks.ts';
import { firstSentence } from '../../ui/first-sentence.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { Logo } from '../../ui/Logo.tsx';
import { NewTabLink } from '../../ui/NewTabLink.tsx';
import { contactLinks } from '../../words/contact/links.ts';
import { shortHours } from '../../words/hours-text.ts';
import { LinkedText } from '../parts/LinkedText.tsx';
import { FooterLink, linkClasses, Resources, Towns } from './FooterLists.tsx';

const networks: { key: 'facebook' | 'instagram' | 'youtube' | 'linkedin'; name: string }[] = [
  { key: 'facebook', name: 'Facebook' },
  { key: 'instagram', name: 'Instagram' },
  { key: 'youtube', name: 'YouTube' },
  { key: 'linkedin', name: 'LinkedIn' },
];

/** The footer of every page: the clinic, contact, articles, towns. Its lists are collapsed on phones and tablets. */
export function Footer({ site }: { site: Site }) {
  const hasTowns = site.towns.length > 0;
  return (
    <footer
      data-site=""
      className="border-on-deep-soft/20 border-t bg-deep pt-4 pb-2 text-on-deep-soft text-small lg:pt-16 lg:pb-12"
    >
      <div
        className={`wrap grid grid-cols-1 gap-x-10 lg:gap-y-12 ${hasTowns && site.resources.length > 0 ? 'lg:grid-cols-footer' : 'lg:grid-cols-2'}`}
      >
        <Practice site={site} />
        {site.resources.length > 0 && <Resources site={site} />}
        {hasTowns && <Towns site={site} />}
      </div>
      <SmallPrint site={site} />
    </footer>
  );
}

/** About the clinic, contact, social networks. */
function Practice({ site }: { site: Site }) {
  const { clinic, copy } = site;
  const links = contactLinks(clinic);
  return (
    <div>
      <p className="flex items-center gap-3 font-heading font-semibold text-card text-on-deep">
        {!clinic.marks.logo && <Logo isHeart={clinic.theme.pulseLine} className="size-9" />}
        {clinic.name}
      </p>
      <p className="mt-2 measure-44 leading-snug max-lg:text-fine lg:mt-3 lg:leading-normal">
        <LinkedText site={site} text={copy.footer.blurb} />
      </p>
      <h2 className="mt-6 mb-1 font-heading text-base text-on-deep leading-normal max-lg:sr-only">
        {copy.footer.contactHeading}
      </h2>
      <ul className="grid grid-cols-2 items-center gap-x-4 text-balance leading-snug lg:grid-cols-1 lg:gap-1 lg:leading-normal">
        <li className="col-span-full flex flex-wrap max-lg:*:first:min-w-[calc(50%+0.5rem)] lg:grid lg:gap-1">
          <a href={links.call} className={linkClasses}>
            {links.phoneText}
          </a>
          <a href={links.email} className={linkClasses}>
            {marked(clinic.contact.email, factField('/contact/email'))}
          </a>
        </li>
        <li className="col-span-full">
          <NewTabLink href={links.maps} notice={copy.newTab} className={linkClasses}>
            {links.addressText}
          </NewTabLink>
        </li>
        <li className="py-1">
          {shortHours(clinic, copy.hours).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </li>
        {[site.costs, site.beforeYouCome, site.chestPain].map(
          (page) =>
            page && (
              <FooterLink key={page.link.href} {...page.link} lang={page.link.hrefLang}>
                {page.name}
              </FooterLink>
            ),
        )}
        <FooterLink href={pathIn(site, clinic.language, '/clinic.vcf')}>
          {copy.footer.contactCard}
        </FooterLink>
        <FooterLink {...linkTo(site, '/privacy')}>{copy.footer.privacy}</FooterLink>
      </ul>
      <Networks site={site} />
    </div>
  );
}

/** The clinic's pages on social networks, if it has any. */
function Networks({ site: { clinic, copy } }: { site: Site }) {
  const linkedNetworks = networks.flatMap(({ key, name }) => {
    const href = clinic.links[key];
    return href ? [{ key, name, href }] : [];
  });
  if (linkedNetworks.length === 0) return null;
  return (
    <>
      <h2 className="mt-6 mb-1 font-heading text-base text-on-deep leading-normal max-lg:sr-only">
        {copy.footer.socialHeading}
      </h2>
      <ul className="-ml-2.5 flex flex-wrap gap-1 max-lg:-mt-1">
        {linkedNetworks.map(({ key, name, href }) => (
          <li key={key} {...fieldAttribute(factField(`/links/${key}`))}>
            <NewTabLink
              href={href}
              notice={copy.newTab}
              className="grid size-11 place-items-center rounded-full hover:bg-deep-hover hover:text-on-deep"
            >
              <Icon name={key satisfies IconName} label={name} />
            </NewTabLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function SmallPrint({ site }: { site: Site }) {
  const { clinic, copy } = site;
  const { footer } = copy;
  const copyrightText = firstSentence(footer.copyright);
  return (
    <div className="wrap lg:mt-12">
      <div className="grid gap-y-1.5 border-on-deep-soft/20 border-t pt-3 leading-snug max-lg:text-fine lg:gap-y-3 lg:pt-6 lg:leading-normal">
        <p>
          <span className="inline-block">{copyrightText}</span>{' '}
          <span className="inline-block">
            {footer.copyright.slice(copyrightText.length).trim()}
          </span>
        </p>
        <p className="measure-80">
          <LinkedText site={site} text={footer.disclaimer} />
        </p>
        {clinic.sample && <p className="font-semibold text-on-deep">{copy.sampleNotice}</p>}
      </div>
    </div>
  );
}
