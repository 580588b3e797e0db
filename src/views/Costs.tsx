import { interpolate } from '../../shared/interpolate.ts';
import type { Site } from '../content/read/index.ts';
import type { Package } from '../content/schema/package.ts';
import type { PageCopy } from '../pages.ts';
import { CostRow, CostTable, needsTwoLines, OwnDate } from '../sections/costs/CostTable.tsx';
import { CallToAction } from '../sections/parts/CallToAction.tsx';
import { PageHero } from '../sections/parts/PageHero.tsx';
import { TickList } from '../sections/parts/TickList.tsx';
import { amountText } from '../words/costs.ts';
import { longDate } from '../words/dates.ts';
import { priceText } from '../words/numbers.ts';

interface CostsProps {
  site: Site;
  copy: PageCopy<'costs'>;
  packages: Package[];
}

/** What a visit costs, which cards and schemes are taken, and which papers to bring. */
export function Costs({ site, copy, packages }: CostsProps) {
  const { columns, schemes, bring } = copy;
  const asOf = (day: Date) => interpolate(copy.asOf, { DATE: longDate(day, site.clinic) });
  const datesOf = (items: { asOf: Date }[]) => [...new Set(items.map((item) => asOf(item.asOf)))];
  const answers = [...copy.prices.flatMap(({ items }) => items), ...(schemes?.items ?? [])];
  const all = datesOf(bring ? [...answers, bring] : answers);
  // A date that all of the page has stands once, in its head.
  const hasOneDate = all.length === 1;
  const datesAbove = (items: { asOf: Date }[]) => (hasOneDate ? [] : datesOf(items));
  // On wide screens the first tables and the papers stand on the left, the others on the right.
  const half = Math.ceil(copy.prices.length / 2);
  const isLong = (items: CostsProps['copy']['prices'][number]['items']) =>
    items.some((item) => needsTwoLines(amountText(item, copy, site.clinic)));
  const lessIn = (id: string | undefined) => {
    const found = packages.find((each) => each.id === id);
    if (!found || !copy.amounts.inPackage) return undefined;
    const values = { PACKAGE: found.title, PRICE: priceText(found.price, site.clinic) };
    return { text: interpolate(copy.amounts.inPackage, values), page: `/offers#${found.id}` };
  };
  const priceTable = ({ heading, items }: CostsProps['copy']['prices'][number]) => (
    <CostTable
      key={heading}
      heading={heading}
      columns={[columns.item, columns.price]}
      dates={datesAbove(items)}
    >
      {items.map((item) => (
        <CostRow
          key={item.id}
          site={site}
          name={item.name}
          note={item.note}
          less={lessIn(item.inPackage)}
          isLong={isLong(items)}
        >
          {amountText(item, copy, site.clinic)}
          <OwnDate date={asOf(item.asOf)} of={datesOf(items)} />
        </CostRow>
      ))}
    </CostTable>
  );
  return (
    <>
      <PageHero
        site={site}
        heading={copy.heading}
        lead={copy.lead}
        picture={
          <div className="max-lg:-mt-2 lg:self-end">
            {hasOneDate && <p className="text-small text-soft">{all}</p>}
            {site.clinic.sample && copy.sampleNote && (
              <p className="measure mt-4 border-rule border-l-4 pl-3 text-small">
                {copy.sampleNote}
              </p>
            )}
          </div>
        }
      />
      <div className="band">
        <div className="wrap costs">
          <div>{copy.prices.slice(0, half).map(priceTable)}</div>
          <div>
            {copy.prices.slice(half).map(priceTable)}
            {packages.length > 0 && (
              <CostTable heading={copy.packages} columns={[columns.item, columns.price]}>
                {packages.map(({ id, title, price }) => (
                  <CostRow key={id} site={site} name={title} page={`/offers#${id}`}>
                    {priceText(price, site.clinic)}
                  </CostRow>
                ))}
              </CostTable>
            )}
            {schemes && (
              <CostTable
                heading={schemes.heading}
                columns={[columns.scheme, columns.taken]}
                dates={datesAbove(schemes.items)}
              >
                {schemes.items.map((item) => (
                  <CostRow key={item.id} site={site} name={item.name} note={item.note}>
                    {schemes[item.taken]}
                    <OwnDate date={asOf(item.asOf)} of={datesOf(schemes.items)} />
                  </CostRow>
                ))}
              </CostTable>
            )}
          </div>
          {bring && (
            <section>
              <h2 className="text-heading">{bring.heading}</h2>
              <TickList site={site} items={bring.items} className="measure mt-4 gap-2" />
              {!hasOneDate && <p className="mt-3 text-small text-soft">{asOf(bring.asOf)}</p>}
            </section>
          )}
        </div>
      </div>
      <CallToAction site={site} copy={copy.callToAction} />
    </>
  );
}
