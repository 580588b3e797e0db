import type { ReactNode } from 'react';
import { interpolate } from '../../../shared/interpolate.ts';
import { removePreviewMarks } from '../../../shared/remove-preview-marks.ts';
import { linkTo } from '../../content/read/addresses.ts';
import type { Site } from '../../content/read/index.ts';
import type { Package } from '../../content/schema/package.ts';
import { fieldOf, marked } from '../../content/snapshot/marks.ts';
import type { PageCopy } from '../../pages.ts';
import { amountText, asOfText, priceText } from '../../words/prices.ts';
import { LinkedText } from '../parts/LinkedText.tsx';

type Copy = PageCopy<'costs'>;

interface PriceTableProps {
  site: Site;
  /** The words of the costs page. */
  copy: Copy;
  packages: Package[];
  heading: string;
  items: Copy['prices'][number]['items'];
  /** False if the page shows one date for all prices above the table. */
  hasDates: boolean;
}

/** Prices of visits, tests and treatments, each with its note and the package that contains it for less. */
export function PriceTable({ site, copy, packages, heading, items, hasDates }: PriceTableProps) {
  const { clinic } = site;
  const dates = [...new Set(items.map(({ asOf }) => asOfText(asOf, copy, clinic)))];
  const packageLinkOf = (packageId: string | undefined) => {
    const parentPackage = packages.find(({ id }) => id === packageId);
    if (!parentPackage || !copy.amounts.inPackage) return undefined;
    const values = { PACKAGE: parentPackage.title, PRICE: priceText(parentPackage.price, clinic) };
    return {
      text: interpolate(copy.amounts.inPackage, values),
      page: `/offers#${parentPackage.id}`,
    };
  };
  return (
    <CostTable
      heading={heading}
      columns={[copy.columns.item, copy.columns.price]}
      dates={hasDates ? dates : []}
    >
      {items.map((item) => {
        const amount = amountText(item, copy, clinic);
        return (
          <CostRow
            key={item.id}
            site={site}
            name={item.name}
            note={item.note}
            packageLink={packageLinkOf(item.inPackage)}
            isLong={needsTwoLines(amount)}
          >
            {marked(amount, fieldOf(item.name, 'from'))}
            <OwnDate
              date={marked(asOfText(item.asOf, copy, clinic), fieldOf(item.name, 'asOf'))}
              tableDates={dates}
            />
          </CostRow>
        );
      })}
    </CostTable>
  );
}

interface CostTableProps {
  heading: string;
  /** The headings of the columns of names and values. */
  columns: [string, string];
  /** When the values were checked; a single date is shown above them all. */
  dates?: string[];
  children: ReactNode;
}

/** Rows of a name and its value: a price, or whether a scheme is accepted; `CostRow` makes them. */
export function CostTable({ heading, columns, dates = [], children }: CostTableProps) {
  return (
    <table className="w-full wrap-anywhere leading-snug">
      <caption className="pb-3 text-left">
        <h2 className="text-heading">{heading}</h2>
        {dates.length === 1 && <span className="text-small text-soft">{dates[0]}</span>}
      </caption>
      <thead className="border-rule border-b-2 text-small">
        <tr className="flex justify-between">
          {columns.map((column, index) => (
            <th
              key={column}
              scope="col"
              className={`py-2 ${index === 0 ? 'pr-4 text-left' : 'text-right'}`}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** About how many letters of a value have room beside a name on a phone of 360 px. */
const lettersBesideName = 20;

/** Whether a value takes two lines on a phone. */
const needsTwoLines = (value: string) => removePreviewMarks(value).length > lettersBesideName;

/** An abbreviation in brackets, such as "(PM-JAY)", stays on one line. */
function UnbrokenAbbreviations({ text }: { text: string }) {
  return text.split(/(\([^\s()]+\))/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

interface CostRowProps {
  site: Site;
  name: string;
  note?: string | undefined;
  /** The path of the page with more about it. */
  page?: string;
  /** The link to a package that contains it for less, shown after the note. */
  packageLink?: { text: string; page: string } | undefined;
  /** Whether the value takes two lines on phones. */
  isLong?: boolean;
  /** The value. */
  children: ReactNode;
}

/** A name and its value, with a note across both columns below them. */
export function CostRow({ site, name, note, page, packageLink, isLong, children }: CostRowProps) {
  const hasNote = Boolean(note || packageLink);
  return (
    <>
      <tr
        className={`flex items-baseline justify-end gap-x-4 pt-3 ${isLong ? '' : 'flex-wrap'} ${hasNote ? '' : 'border-line border-b pb-3'}`}
      >
        <th scope="row" className="min-w-0 grow basis-30 text-left font-semibold">
          <span>
            {page ? (
              <a {...linkTo(site, page)} className="py-3 underlined">
                <UnbrokenAbbreviations text={name} />
              </a>
            ) : (
              <UnbrokenAbbreviations text={name} />
            )}
          </span>
        </th>
        <td className={`text-right font-semibold tabular-nums ${isLong ? 'max-sm:basis-32' : ''}`}>
          {children}
        </td>
      </tr>
      {hasNote && (
        <tr className="block border-line border-b">
          <td colSpan={2} className="block text-pretty pt-0.5 pb-3 max-md:text-plain">
            {note && <LinkedText site={site} text={note} />}{' '}
            {packageLink && (
              <a {...linkTo(site, packageLink.page)} className="py-3.5 underlined">
                {packageLink.text}
              </a>
            )}
          </td>
        </tr>
      )}
    </>
  );
}

/** The date of one value, unless all values of its table were checked on the same day. */
export function OwnDate({ date, tableDates }: { date: string; tableDates: string[] }) {
  if (tableDates.length < 2) return null;
  return <span className="mt-0.5 block font-normal text-small text-soft">{date}</span>;
}
