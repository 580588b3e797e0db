import { interpolate } from '../../../shared/interpolate.ts';
import { fieldOf, marked } from '../../content/edition/marks.ts';
import { bookingLink } from '../../content/read/addresses.ts';
import type { Site } from '../../content/read/index.ts';
import type { Package } from '../../content/schema/package.ts';
import type { PageCopy } from '../../pages.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { priceText } from '../../words/numbers.ts';
import { LinkedText } from '../parts/LinkedText.tsx';
import { TickList } from '../parts/TickList.tsx';

interface PackageCardProps {
  entry: Package;
  site: Site;
  copy: PageCopy<'offers'>['packages'];
}

/**
 * One package: what it is, what it costs, what it includes, and a link to book it. With two or more
 * columns, icons, names, prices and buttons line up across the cards (`styles/pages/offers.css`).
 */
export function PackageCard({ entry, site, copy }: PackageCardProps) {
  const cardClasses = entry.popular
    ? 'rounded-panel border border-deep bg-deep text-on-deep max-md:pt-6 lg:-my-4 lg:py-12 dark:border-brand dark:bg-panel'
    : 'card rounded-panel';
  return (
    <article className={`package relative px-4 py-3 sm:p-8 ${cardClasses}`}>
      {entry.popular && (
        <p className="absolute -top-3.5 left-6 rounded-full border border-rule bg-surface px-4 py-1 font-semibold text-ink text-small dark:border-brand">
          {copy.popular}
        </p>
      )}
      <Icon
        name={entry.icon}
        size={36}
        className={`max-sm:hidden ${entry.popular ? 'text-on-deep-soft' : 'text-brand-ink'}`}
      />
      <h3 className="text-card max-sm:pt-1 sm:mt-4">{entry.title}</h3>
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
        mark=""
      />
      {entry.features.length > 0 && (
        <ul
          className={`mt-2 grid gap-0.5 border-t pt-2 text-plain leading-tight sm:mt-5 sm:gap-1.5 sm:pt-4 ${entry.popular ? 'border-on-deep-soft/25' : 'border-line'}`}
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
    </p>
  );
}
