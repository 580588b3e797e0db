import { interpolate } from '../../shared/interpolate.ts';
import { bookingLink } from '../content/read/addresses.ts';
import type { Site } from '../content/read/index.ts';
import type { Package } from '../content/schema/package.ts';
import { fieldOf, marked } from '../content/snapshot/marks.ts';
import type { PageCopy } from '../pages.ts';
import { CallToAction } from '../sections/parts/CallToAction.tsx';
import { CostsLink } from '../sections/parts/CostsLink.tsx';
import { EmergencyBanner } from '../sections/parts/EmergencyBanner.tsx';
import { titleSize } from '../sections/parts/heading-size.ts';
import { LinkedText } from '../sections/parts/LinkedText.tsx';
import { PageHero } from '../sections/parts/PageHero.tsx';
import { ProofList, Rating, registrationProof } from '../sections/parts/ProofList.tsx';
import { TickList } from '../sections/parts/TickList.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { priceText } from '../words/prices.ts';

interface OffersProps {
  site: Site;
  copy: PageCopy<'offers'>;
  packages: Package[];
  /** The words of the link to the costs page; undefined without such a page. */
  costsLabel: string | undefined;
}

/** The packages page. */
export function Offers({ site, copy, packages, costsLabel }: OffersProps) {
  const { trust, ...invitation } = copy.callToAction;
  return (
    <>
      <PageHero
        site={site}
        eyebrow={copy.hero.eyebrow}
        heading={copy.heading}
        lead={copy.hero.lead}
        aside={
          <>
            <Prices site={site} packages={packages} />
            <div className="mt-3 flex flex-wrap gap-x-5 gap-y-1 md:mt-5">
              <Rating stars={site.copy.proof.rating} text={copy.hero.rating} />
              <ProofList proofs={[registrationProof(site, copy.hero.verified), copy.hero.years]} />
            </div>
          </>
        }
      />
      <section aria-labelledby="packages-heading" className="band">
        <div className="wrap">
          <h2 id="packages-heading" className="text-title">
            {copy.packages.heading}
          </h2>
          <ul
            data-cards=""
            className="mt-3 grid gap-5 md:mt-14 md:grid-cols-2 md:gap-6 lg:grid-cols-3"
          >
            {packages.map((entry) => (
              <li
                key={entry.id}
                id={entry.id}
                data-enter="card"
                className="package-place md:max-lg:last:odd:col-span-2"
              >
                <PackageCard entry={entry} site={site} copy={copy.packages} />
              </li>
            ))}
          </ul>
          {copy.compare && (
            <PackageTable
              packages={packages}
              copy={copy.compare}
              className="mt-4 md:mt-14 lg:mt-18"
            />
          )}
          {costsLabel && <CostsLink site={site} label={costsLabel} className="mt-2 md:mt-8" />}
        </div>
      </section>
      {copy.whyChoose && <WhyChoose site={site} copy={copy.whyChoose} />}
      <CallToAction site={site} copy={invitation} note={trust} callLabel={site.copy.buttons.call} />
      {copy.emergencyStrip && (
        <EmergencyBanner
          site={site}
          copy={copy.emergencyStrip}
          tone="light"
          about={{ kind: 'page', name: copy.breadcrumb }}
        />
      )}
    </>
  );
}

interface WhyChooseProps {
  site: Site;
  copy: NonNullable<OffersProps['copy']['whyChoose']>;
}

/** Four reasons, collapsed on phones. */
function WhyChoose({ site, copy }: WhyChooseProps) {
  return (
    <section aria-labelledby="why-heading" className="border-line border-t py-2 md:py-16">
      <details data-fold="" className="wrap unfolded-on-wide group">
        <summary className="markerless flex min-h-12 items-center justify-between gap-4">
          <h2 id="why-heading" className={`${titleSize(copy.heading)} max-md:text-lead`}>
            {copy.heading}
          </h2>
          <Icon name="chevron-down" size={20} className="turns-when-open md:hidden" />
        </summary>
        <ul
          data-cards=""
          className="mt-2 grid gap-x-10 gap-y-2.5 pb-3 sm:grid-cols-2 md:mt-6 md:gap-y-8 md:pb-0"
        >
          {copy.points.map(({ icon, title, text }) => (
            <li key={title} data-enter="card" className="flex gap-3 md:gap-4">
              <Icon name={icon} size={24} className="mt-0.5 text-brand-ink" />
              <div>
                <h3 className="max-md:font-heading max-md:text-lead max-md:leading-snug md:text-card">
                  {title}
                </h3>
                <p className="max-md:text-plain max-md:leading-snug md:mt-1">
                  <LinkedText site={site} text={text} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

/** All prices at a glance; each leads to its package. */
function Prices({ site, packages }: { site: Site; packages: Package[] }) {
  return (
    <ul className="divide-y divide-line border-rule border-y">
      {packages.map(({ id, title, price }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-12 items-center justify-between gap-4 py-1 hover:text-brand-ink md:py-3"
          >
            <span className="leading-snug">{title}</span>
            <span className="whitespace-nowrap font-heading font-semibold text-heading tabular-nums">
              {marked(priceText(price, site.clinic), fieldOf(title, 'price'))}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

interface PackageCardProps {
  entry: Package;
  site: Site;
  copy: PageCopy<'offers'>['packages'];
}

/**
 * One package: what it is, what it costs, what it includes, and a link to book it. With two or more
 * columns, icons, names, prices and buttons line up across the cards (`styles/pages/offers.css`).
 */
function PackageCard({ entry, site, copy }: PackageCardProps) {
  const cardClasses = entry.popular
    ? 'rounded-card border border-deep bg-deep text-on-deep max-md:pt-6 lg:-my-4 lg:py-12 dark:border-brand dark:bg-panel'
    : 'card';
  return (
    <article className={`package relative px-4 py-3 sm:p-8 ${cardClasses}`}>
      {entry.popular && (
        <p className="absolute -top-3.5 left-6 rounded-full border border-rule bg-surface px-4 py-1 font-semibold text-ink text-small dark:border-brand">
          {copy.popular}
        </p>
      )}
      <h3 className="text-card max-sm:pt-1">{entry.title}</h3>
      <PackagePrice entry={entry} site={site} copy={copy} />
      <div className="package-rest">
        <p
          className={`mt-1 max-sm:text-plain max-sm:leading-snug sm:mt-4 ${entry.popular ? 'text-on-deep-soft' : 'text-soft'}`}
        >
          <LinkedText site={site} text={entry.description} />
        </p>
        <PackageList entry={entry} site={site} copy={copy} />
        <div className="pt-3 sm:pt-7">
          <ButtonLink
            {...bookingLink(site, { package: entry.id })}
            variant={entry.popular ? 'light' : 'primary'}
            className={`w-full ${entry.popular ? 'dark:bg-brand dark:text-on-brand' : ''}`}
            label={interpolate(copy.buttonLabel, { PACKAGE: entry.title })}
          >
            {copy.button}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

/** What the package includes, and below it what makes it convenient. */
function PackageList({ entry, site, copy }: PackageCardProps) {
  return (
    <div className="package-list">
      <h4 className="font-semibold max-sm:sr-only sm:mt-6">{copy.includes}</h4>
      <TickList
        site={site}
        items={entry.includes}
        className="mt-2 gap-1 leading-tight max-sm:flex max-sm:flex-wrap max-sm:gap-x-4 max-md:text-plain sm:gap-2"
        size={18}
        tickColour=""
      />
      {entry.features.length > 0 && (
        <ul
          className={`mt-2 grid gap-1.5 border-t pt-2 text-plain leading-tight sm:mt-5 sm:pt-4 ${entry.popular ? 'border-on-deep-soft/25' : 'border-line'}`}
        >
          {entry.features.map((feature) => (
            <li key={feature}>
              <LinkedText site={site} text={feature} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function PackagePrice({ entry, site: { clinic }, copy }: PackageCardProps) {
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-1.5 gap-y-1 sm:gap-x-3 md:gap-y-3">
      <span className="sr-only">{copy.price} </span>
      <span className="font-heading font-semibold text-heading tabular-nums leading-none sm:text-title">
        {marked(priceText(entry.price, clinic), fieldOf(entry.title, 'price'))}
      </span>
      {entry.originalPrice && (
        <>
          <span className="sr-only">. {copy.originalPrice} </span>
          <s
            className={`text-small tabular-nums ${entry.popular ? 'text-on-deep-soft' : 'text-soft'}`}
          >
            {marked(priceText(entry.originalPrice, clinic), fieldOf(entry.title, 'originalPrice'))}
          </s>
          <span className="rounded-full border border-rule bg-panel px-1.5 py-0.5 font-semibold text-ink text-small sm:px-3">
            {interpolate(copy.savings, {
              AMOUNT: priceText(entry.originalPrice - entry.price, clinic),
            })}
          </span>
        </>
      )}
      <Icon
        name={entry.icon}
        className={`ml-auto max-sm:hidden ${entry.popular ? 'text-on-deep-soft' : 'text-brand-ink'}`}
      />
    </p>
  );
}

interface PackageTableProps {
  packages: Package[];
  copy: NonNullable<PageCopy<'offers'>['compare']>;
  className?: string;
}

/**
 * Compares what each package adds to what all of them include. Nothing is marked as missing: what a package does
 * not list may still be part of it. On phones the table is collapsed, and the popular package is highlighted.
 */
function PackageTable({ packages, copy, className = '' }: PackageTableProps) {
  const inAll = copy.rows.filter((row) => packages.every(({ id }) => row.packages.includes(id)));
  const differingRows = copy.rows.filter((row) => !inAll.includes(row));
  return (
    <details
      data-enter=""
      data-fold=""
      className={`unfolded-on-wide group max-md:border-rule max-md:border-y ${className}`}
    >
      <summary className="markerless flex min-h-12 items-center justify-between gap-4">
        <h2 id="compare-heading" className="text-title max-md:text-lead">
          {copy.heading}
        </h2>
        <Icon name="chevron-down" size={20} className="turns-when-open md:hidden" />
      </summary>
      {inAll.length > 0 && (
        <p className="measure mt-1 text-balance max-md:text-plain max-md:leading-snug md:mt-2">
          {copy.inAll} {inAll.map(({ test }) => test).join(', ')}
        </p>
      )}
      <div className="card relative mt-3 mb-4 overflow-hidden md:mt-5 md:mb-0">
        <table
          aria-labelledby="compare-heading"
          className="package-table w-full wrap-anywhere text-plain leading-snug md:text-base"
        >
          <thead className="bg-panel text-left text-small max-md:sr-only">
            <tr>
              <th scope="col" className="p-3 sm:p-4">
                {copy.package}
              </th>
              <th scope="col" className="p-3 sm:p-4">
                {copy.adds}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {packages.map(({ id, title, popular }) => (
              <tr key={id} className={`${popular ? 'max-md:bg-panel' : ''}`}>
                <th scope="row" className="text-left font-semibold">
                  <a href={`#${id}`} className="flex min-h-11 items-center py-1 underlined">
                    {title}
                  </a>
                </th>
                <td>
                  <ul className="grid gap-x-4 gap-y-0.5 py-1 md:grid-cols-2">
                    {differingRows
                      .filter((row) => row.packages.includes(id))
                      .map(({ test }) => (
                        <li key={test}>+ {test}</li>
                      ))}
                  </ul>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
