import { fieldOf, marked } from '../content/edition/marks.ts';
import type { Site } from '../content/read/index.ts';
import type { Package } from '../content/schema/package.ts';
import type { PageCopy } from '../pages.ts';
import { PackageCard } from '../sections/offers/PackageCard.tsx';
import { PackageTable } from '../sections/offers/PackageTable.tsx';
import { CallToAction } from '../sections/parts/CallToAction.tsx';
import { CostsLink } from '../sections/parts/CostsLink.tsx';
import { EmergencyBanner } from '../sections/parts/EmergencyBanner.tsx';
import { titleSize } from '../sections/parts/heading-size.ts';
import { LinkedText } from '../sections/parts/LinkedText.tsx';
import { PageHero } from '../sections/parts/PageHero.tsx';
import { ProofList, Rating, registrationProof } from '../sections/parts/ProofList.tsx';
import { Icon } from '../ui/Icon.tsx';
import { priceText } from '../words/numbers.ts';

interface OffersProps {
  site: Site;
  copy: PageCopy<'offers'>;
  packages: Package[];
  /** The words of the link to the page of costs; undefined without such a page. */
  costs: string | undefined;
}

/** The packages page. */
export function Offers({ site, copy, packages, costs }: OffersProps) {
  const { trust, ...invitation } = copy.callToAction;
  return (
    <>
      <PageHero
        site={site}
        eyebrow={copy.hero.eyebrow}
        heading={copy.heading}
        lead={copy.hero.lead}
        aside={<Prices site={site} packages={packages} />}
      >
        <div className="mt-3 flex flex-wrap gap-x-5 gap-y-1 md:mt-5">
          <Rating stars={site.copy.proof.rating} text={copy.hero.rating} />
          <ProofList proofs={[registrationProof(site, copy.hero.verified), copy.hero.years]} />
        </div>
      </PageHero>
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
              clinic={site.clinic}
              copy={copy.compare}
              priceHeading={copy.packages.price}
              className="mt-4 md:mt-14"
            />
          )}
          {costs && <CostsLink site={site} words={costs} className="mt-2 md:mt-8" />}
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

/** Four reasons, which fold on phones. */
function WhyChoose({ site, copy }: WhyChooseProps) {
  return (
    <section aria-labelledby="why-heading" className="border-line border-t py-2 md:py-16">
      <details data-fold="" className="wrap unfolded-on-wide group">
        <summary className="markerless flex min-h-12 items-center justify-between gap-4">
          <h2 id="why-heading" className={`${titleSize(copy.heading)} max-md:text-lead`}>
            {copy.heading}
          </h2>
          <Icon name="chevron-down" size={20} className="group-open:rotate-180 md:hidden" />
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
