import { unmarked } from '../../../shared/unmarked.ts';
import { fieldOf, marked } from '../../content/edition/marks.ts';
import type { Clinic } from '../../content/schema/clinic.ts';
import type { Package } from '../../content/schema/package.ts';
import type { PageCopy } from '../../pages.ts';
import { Icon } from '../../ui/Icon.tsx';
import { priceText } from '../../words/numbers.ts';

interface PackageTableProps {
  packages: Package[];
  clinic: Clinic;
  copy: NonNullable<PageCopy<'offers'>['compare']>;
  /** The words before a price. */
  priceHeading: string;
  className?: string;
}

/**
 * Compares what each package adds to what all of them include; the popular one is highlighted. Nothing is
 * marked as missing: what a package does not list may still be part of it. On phones it folds.
 */
export function PackageTable({
  packages,
  clinic,
  copy,
  priceHeading,
  className = '',
}: PackageTableProps) {
  const inAll = copy.rows.filter((row) => packages.every(({ id }) => row.packages.includes(id)));
  const differing = copy.rows.filter((row) => !inAll.includes(row));
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
        <Icon name="chevron-down" size={20} className="group-open:rotate-180 md:hidden" />
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
              <th scope="col" className="p-3 text-right sm:p-4">
                {marked(unmarked(priceHeading).replace(/:$/, ''), fieldOf(priceHeading))}
              </th>
              <th scope="col" className="p-3 sm:p-4">
                {copy.adds}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {packages.map(({ id, title, price, popular }) => (
              <tr key={id} className={`${popular ? 'max-md:bg-panel' : ''}`}>
                <th scope="row" className="text-left font-semibold">
                  <a href={`#${id}`} className="flex min-h-11 items-center py-1 underlined">
                    {title}
                  </a>
                </th>
                <td className="whitespace-nowrap tabular-nums md:text-right">
                  {marked(priceText(price, clinic), fieldOf(title, 'price'))}
                </td>
                <td>
                  <ul className="grid gap-x-4 gap-y-0.5 py-1 md:grid-cols-2">
                    {differing
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
