import type { ReactNode } from 'react';
import { type Site, townsInFooter } from '../clinic/index.ts';
import { interpolate } from '../clinic/interpolate.ts';
import { contactLinks, webSearch } from '../clinic/links.ts';
import { Icon } from '../ui/Icon.tsx';
import type { IconName } from '../ui/icon-names.ts';
import { Logo } from '../ui/Logo.tsx';
import { NewTabLink } from '../ui/NewTabLink.tsx';
import { NoWrap } from '../ui/NoWrap.tsx';
import { PulseLine } from '../ui/PulseLine.tsx';

const networks: { key: 'facebook' | 'instagram' | 'youtube' | 'linkedin'; name: string }[] = [
  { key: 'facebook', name: 'Facebook' },
  { key: 'instagram', name: 'Instagram' },
  { key: 'youtube', name: 'YouTube' },
  { key: 'linkedin', name: 'LinkedIn' },
];

/** The footer of every page: about the clinic, contact, articles, towns. */
export function Footer({ site }: { site: Site }) {
  const { clinic, copy } = site;
  const { footer } = copy;
  const links = contactLinks(clinic);
  return (
    <footer data-site="" className="bg-deep pt-16 pb-12 text-on-deep-soft text-small">
      <PulseLine beats={5} className="wrap mb-12 h-10 text-brand-ink" />
      <div className="wrap grid gap-x-10 gap-y-12 md:grid-cols-2 lg:grid-cols-[1.1fr_1.2fr_1.8fr]">
        <div>
          <p className="flex items-center gap-3 font-heading font-semibold text-card text-on-deep">
            <Logo className="size-9" />
            {clinic.name}
          </p>
          <p className="mt-4 max-w-[44ch]">{footer.blurb}</p>
          <FooterHeading>{footer.contactHeading}</FooterHeading>
          <ul className="grid md:gap-1">
            <FooterLink href={links.call}>{links.phoneText}</FooterLink>
            <FooterLink href={links.email}>{clinic.contact.email}</FooterLink>
            <li className="py-1">
              <NewTabLink
                href={links.maps}
                notice={copy.newTab}
                className="inline-block hover:text-on-deep max-md:py-1.75"
              >
                {links.addressText}
              </NewTabLink>
            </li>
            <li className="py-1">{copy.header.hours}</li>
            <FooterLink href="/clinic.vcf">{footer.contactCard}</FooterLink>
          </ul>
          <FooterHeading>{footer.socialHeading}</FooterHeading>
          <ul className="-ml-2.5 flex gap-1">
            {networks.map(({ key, name }) => (
              <li key={key}>
                <NewTabLink
                  href={clinic.links[key]}
                  notice={copy.newTab}
                  className="grid size-11 place-items-center rounded-full hover:bg-sage hover:text-on-deep"
                >
                  <Icon name={key satisfies IconName} label={name} />
                </NewTabLink>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label={footer.resourcesHeading}>
          <FooterHeading>{footer.resourcesHeading}</FooterHeading>
          <ul className="grid md:gap-1">
            {site.resources.map(({ slug, title }) => (
              <FooterLink key={slug} href={`/blog/${slug}`}>
                {title}
              </FooterLink>
            ))}
            <li className="md:py-1">
              <NewTabLink
                href={webSearch(footer.searchLink.query)}
                notice={copy.newTab}
                className="inline-block underline-offset-4 hover:text-on-deep hover:underline max-md:py-2.75"
              >
                {footer.searchLink.label}
              </NewTabLink>
            </li>
          </ul>
        </nav>
        <nav aria-label={footer.townsHeading} className="md:max-lg:col-span-2">
          <FooterHeading>
            {site.towns.length > townsInFooter ? (
              <a href="/locations" className="underline underline-offset-4">
                {footer.townsHeading}
              </a>
            ) : (
              footer.townsHeading
            )}
          </FooterHeading>
          <ul className="grid gap-x-6 sm:grid-cols-2 md:gap-y-1">
            {site.towns.slice(0, townsInFooter).map(({ slug, name }) => (
              <FooterLink key={slug} href={`/locations/${slug}`}>
                {interpolate(footer.townLink, { TOWN: name })}
              </FooterLink>
            ))}
          </ul>
        </nav>
      </div>
      <div className="wrap mt-12">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-on-deep-soft/20 border-t pt-6">
          <p>{footer.copyright}</p>
          <a
            href="/privacy"
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {footer.privacy}
          </a>
          <p className="max-w-[80ch]">
            <NoWrap text={footer.disclaimer} part={links.phoneText} />
          </p>
          {clinic.sample && <p className="font-semibold text-on-deep">{copy.sampleNotice}</p>}
        </div>
      </div>
    </footer>
  );
}

function FooterHeading({ children }: { children: ReactNode }) {
  return (
    <h2 className="mt-8 mb-3 font-heading text-[1.125rem] text-on-deep first:mt-0">{children}</h2>
  );
}

function FooterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a
        href={href}
        className="inline-block py-1 underline-offset-4 hover:text-on-deep hover:underline max-md:py-2.75"
      >
        {children}
      </a>
    </li>
  );
}
