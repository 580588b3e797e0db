import type { Site } from '../content/read/index.ts';
import type { Package } from '../content/schema/package.ts';
import { fieldOf, marked } from '../content/snapshot/marks.ts';
import type { PageCopy } from '../pages.ts';
import { CostRow, CostTable, OwnDate, PriceTable } from '../sections/costs/PriceTable.tsx';
import { CallToAction } from '../sections/parts/CallToAction.tsx';
import { PageHero } from '../sections/parts/PageHero.tsx';
import { SampleNote } from '../sections/parts/SampleNote.tsx';
import { TickList } from '../sections/parts/TickList.tsx';
import { hospitalTexts } from '../words/hospital.ts';
import { asOfText, priceText } from '../words/prices.ts';

interface CostsProps {
  site: Site;
  copy: PageCopy<'costs'>;
  packages: Package[];
}

/** What a visit costs, which cards and schemes are taken, and which papers to bring. */
export function Costs({ site, copy, packages }: CostsProps) {
  const { columns, schemes, bring } = copy;
  const asOf = (day: Date) => asOfText(day, copy, site.clinic);
  const datesOf = (items: { asOf: Date }[]) => [...new Set(items.map((item) => asOf(item.asOf)))];
  const dateOf = ({ name, asOf: day }: { name: string; asOf: Date }) =>
    marked(asOf(day), fieldOf(name, 'asOf'));
  const datedItems = [...copy.prices.flatMap(({ items }) => items), ...(schemes?.items ?? [])];
  const allDates = datesOf(bring ? [...datedItems, bring] : datedItems);
  // A date that applies to the whole page is shown once, in its head.
  const hasOneDate = allDates.length === 1;
  const datesAbove = (items: { asOf: Date }[]) => (hasOneDate ? [] : datesOf(items));
  const hospital = hospitalTexts(site);
  // On wide screens the first tables and the packages are on the left, the others on the right.
  const half = Math.ceil(copy.prices.length / 2);
  const priceTable = ({ heading, items }: CostsProps['copy']['prices'][number]) => (
    <PriceTable
      key={heading}
      site={site}
      copy={copy}
      packages={packages}
      heading={heading}
      items={items}
      hasDates={!hasOneDate}
    />
  );
  return (
    <>
      <PageHero site={site} heading={copy.heading} lead={copy.lead}>
        {hasOneDate && <p className="mt-2 text-small text-soft md:mt-4">{allDates}</p>}
        <SampleNote site={site} note={copy.sampleNote} className="mt-2" />
      </PageHero>
      <div className="band">
        <div className="wrap costs">
          <div>
            {copy.prices.slice(0, half).map(priceTable)}
            {packages.length > 0 && (
              <CostTable heading={copy.packages} columns={[columns.item, columns.price]}>
                {packages.map(({ id, title, price }) => (
                  <CostRow key={id} site={site} name={title} page={`/offers#${id}`}>
                    {marked(priceText(price, site.clinic), fieldOf(title, 'price'))}
                  </CostRow>
                ))}
              </CostTable>
            )}
          </div>
          <div>
            {copy.prices.slice(half).map(priceTable)}
            {hospital && <p className="-mt-7 lg:-mt-10">{hospital.doneAt}</p>}
            {schemes && (
              <CostTable
                heading={schemes.heading}
                columns={[columns.scheme, columns.taken]}
                dates={datesAbove(schemes.items)}
              >
                {schemes.items.map((item) => (
                  <CostRow key={item.id} site={site} name={item.name} note={item.note}>
                    {marked(schemes[item.taken], fieldOf(item.name, 'taken'))}
                    <OwnDate date={dateOf(item)} tableDates={datesOf(schemes.items)} />
                  </CostRow>
                ))}
              </CostTable>
            )}
          </div>
          {bring && (
            <section className="lg:col-span-2">
              <h2 className="text-heading">{bring.heading}</h2>
              <TickList
                site={site}
                items={bring.items}
                className="mt-4 gap-x-16 gap-y-2 lg:grid-cols-2"
              />
              {!hasOneDate && <p className="mt-3 text-small text-soft">{asOf(bring.asOf)}</p>}
            </section>
          )}
        </div>
      </div>
      <CallToAction site={site} copy={copy.callToAction} />
    </>
  );
}
