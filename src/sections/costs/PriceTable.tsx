import { interpolate } from '../../../shared/interpolate.ts';
import type { Site } from '../../content/read/index.ts';
import type { Package } from '../../content/schema/package.ts';
import { fieldOf, marked } from '../../content/snapshot/marks.ts';
import type { PageCopy } from '../../pages.ts';
import { amountText, checkedText } from '../../words/costs.ts';
import { priceText } from '../../words/numbers.ts';
import { CostRow, CostTable, needsTwoLines, OwnDate } from './CostTable.tsx';

type Copy = PageCopy<'costs'>;

interface PriceTableProps {
  site: Site;
  /** The words of the page of costs. */
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
  const dates = [...new Set(items.map(({ asOf }) => checkedText(asOf, copy, clinic)))];
  const isLong = items.some((item) => needsTwoLines(amountText(item, copy, clinic)));
  const lessIn = (id: string | undefined) => {
    const found = packages.find((each) => each.id === id);
    if (!found || !copy.amounts.inPackage) return undefined;
    const values = { PACKAGE: found.title, PRICE: priceText(found.price, clinic) };
    return { text: interpolate(copy.amounts.inPackage, values), page: `/offers#${found.id}` };
  };
  return (
    <CostTable
      heading={heading}
      columns={[copy.columns.item, copy.columns.price]}
      dates={hasDates ? dates : []}
    >
      {items.map((item) => (
        <CostRow
          key={item.id}
          site={site}
          name={item.name}
          note={item.note}
          less={lessIn(item.inPackage)}
          isLong={isLong}
        >
          {marked(amountText(item, copy, clinic), fieldOf(item.name, 'from'))}
          <OwnDate
            date={marked(checkedText(item.asOf, copy, clinic), fieldOf(item.name, 'asOf'))}
            of={dates}
          />
        </CostRow>
      ))}
    </CostTable>
  );
}
