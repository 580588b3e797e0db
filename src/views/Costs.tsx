import type { ReactNode } from 'react';
import { linkTo } from '../content/read/addresses.ts';
import type { Site } from '../content/read/index.ts';
import type { Package } from '../content/schema/package.ts';
import type { PageCopy } from '../pages.ts';
import { CallToAction } from '../sections/parts/CallToAction.tsx';
import { LinkedText } from '../sections/parts/LinkedText.tsx';
import { PageHero } from '../sections/parts/PageHero.tsx';
import { TickList } from '../sections/parts/TickList.tsx';
import { longDate } from '../words/dates.ts';
import { interpolate } from '../words/interpolate.ts';
import { priceText } from '../words/numbers.ts';

interface CostsProps {
  site: Site;
  copy: PageCopy<'costs'>;
  packages: Package[];
}

type Price = CostsProps['copy']['prices'][number]['items'][number];

/** What a visit costs, which cards and schemes are taken, and which papers to bring. */
export function Costs({ site, copy, packages }: CostsProps) {
  const { columns, schemes, bring } = copy;
  const asOf = (day: Date) => interpolate(copy.asOf, { DATE: longDate(day, site.clinic) });
  const datesOf = (items: { asOf: Date }[]) => [...new Set(items.map((item) => asOf(item.asOf)))];
  return (
    <>
      <PageHero site={site} heading={copy.heading} lead={copy.lead}>
        {site.clinic.sample && copy.sampleNote && (
          <p className="measure mt-4 border-rule border-l-4 pl-3 font-semibold">
            {copy.sampleNote}
          </p>
        )}
      </PageHero>
      <div className="band">
        <div className="wrap grid gap-10 md:gap-14">
          {copy.prices.map(({ heading, items }) => (
            <CostTable
              key={heading}
              heading={heading}
              columns={[columns.item, columns.price]}
              dates={datesOf(items)}
            >
              {items.map((item) => (
                <CostRow key={item.id} site={site} name={item.name} note={item.note}>
                  {amountText(item, site, copy)}
                  <OwnDate date={asOf(item.asOf)} of={datesOf(items)} />
                </CostRow>
              ))}
            </CostTable>
          ))}
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
              dates={datesOf(schemes.items)}
            >
              {schemes.items.map((item) => (
                <CostRow key={item.id} site={site} name={item.name} note={item.note}>
                  {schemes[item.taken]}
                  <OwnDate date={asOf(item.asOf)} of={datesOf(schemes.items)} />
                </CostRow>
              ))}
            </CostTable>
          )}
          {bring && (
            <section>
              <h2 className="text-title">{bring.heading}</h2>
              <TickList site={site} items={bring.items} className="measure mt-4 gap-2" />
              <p className="mt-3 text-small text-soft">{asOf(bring.asOf)}</p>
            </section>
          )}
        </div>
      </div>
      <CallToAction site={site} copy={copy.callToAction} />
    </>
  );
}

function amountText({ from, to }: Price, { clinic }: Site, { amounts }: CostsProps['copy']) {
  if (to !== undefined)
    return interpolate(amounts.range, { FROM: priceText(from, clinic), TO: priceText(to, clinic) });
  return from === 0 ? amounts.free : priceText(from, clinic);
}

interface CostTableProps {
  heading: string;
  /** The headings of the column of names and of that of answers. */
  columns: [string, string];
  /** When the answers were checked; a single date stands above them all. */
  dates?: string[];
  children: ReactNode;
}

function CostTable({ heading, columns, dates = [], children }: CostTableProps) {
  return (
    <table className="w-full max-w-4xl wrap-anywhere leading-snug">
      <caption className="pb-3 text-left">
        <h2 className="text-title">{heading}</h2>
        {dates.length === 1 && <span className="text-small text-soft">{dates[0]}</span>}
      </caption>
      <thead className="border-rule border-b-2 text-left text-small">
        <tr>
          {columns.map((column, place) => (
            <th key={column} scope="col" className={`py-2 ${place === 0 ? 'pr-4' : ''}`}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface CostRowProps {
  site: Site;
  name: string;
  note?: string | undefined;
  /** The path of what says more about it. */
  page?: string;
  /** The answer. */
  children: ReactNode;
}

function CostRow({ site, name, note, page, children }: CostRowProps) {
  return (
    <tr className="border-line border-b align-top">
      <th scope="row" className="py-3 pr-4 text-left font-normal">
        <span className="font-semibold">
          {page ? (
            <a {...linkTo(site, page)} className="inline-flex min-h-11 items-center underlined">
              {name}
            </a>
          ) : (
            name
          )}
        </span>
        {note && (
          <span className="mt-0.5 block text-small">
            <LinkedText site={site} text={note} />
          </span>
        )}
      </th>
      <td className="w-2/5 py-3 font-semibold tabular-nums sm:w-1/3">{children}</td>
    </tr>
  );
}

/** The date of one answer, where the answers of its table were not all checked on the same day. */
function OwnDate({ date, of }: { date: string; of: string[] }) {
  if (of.length < 2) return null;
  return <span className="mt-0.5 block font-normal text-small text-soft">{date}</span>;
}
