import { priceText } from '../clinic/numbers.ts';
import type { Package } from '../clinic/package.ts';
import type { PageCopy } from '../clinic/pages.ts';
import { Icon } from '../ui/Icon.tsx';

interface PackageTableProps {
  packages: Package[];
  currency: string;
  copy: PageCopy<'offers'>['compare'];
}

/** A comparison of what the packages include; the popular one is highlighted. */
export function PackageTable({ packages, currency, copy }: PackageTableProps) {
  return (
    <div data-enter="" className="mt-16">
      <h2 id="compare-heading" className="text-title">
        {copy.heading}
      </h2>
      <div className="card relative -mx-3 mt-6 overflow-hidden sm:mx-0">
        <table
          aria-labelledby="compare-heading"
          className="w-full table-fixed text-[clamp(0.75rem,3.6vw,0.9375rem)] leading-snug"
        >
          <thead>
            <tr className="border-line border-b align-bottom">
              <th scope="col" className="w-[31%] py-3 pr-1 pl-3 text-left font-semibold sm:p-4">
                {copy.test}
              </th>
              {packages.map(({ id, title, price, popular }) => (
                <th
                  key={id}
                  scope="col"
                  className={`px-0.5 py-3 font-semibold sm:p-4 ${popular ? 'bg-panel' : ''}`}
                >
                  {title}
                  <span className="mt-1 block font-normal tabular-nums">
                    {priceText(price, currency)}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {copy.rows.map((row) => (
              <tr key={row.test}>
                <th scope="row" className="py-3.5 pr-1 pl-3 text-left font-normal sm:pl-4">
                  {row.test}
                </th>
                {packages.map(({ id, popular }) => (
                  <td key={id} className={`text-center ${popular ? 'bg-panel' : ''}`}>
                    <Inclusion included={row.packages.includes(id)} copy={copy} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Inclusion({
  included,
  copy,
}: {
  included: boolean;
  copy: Pick<PackageTableProps['copy'], 'included' | 'notIncluded'>;
}) {
  if (included) {
    return <Icon name="check" size={22} label={copy.included} className="mx-auto text-brand-ink" />;
  }
  return (
    <>
      <span aria-hidden="true" className="text-soft">
        –
      </span>
      <span className="sr-only">{copy.notIncluded}</span>
    </>
  );
}
