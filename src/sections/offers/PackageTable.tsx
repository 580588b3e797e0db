import type { Clinic } from '../../content/schema/clinic.ts';
import type { Package } from '../../content/schema/package.ts';
import type { PageCopy } from '../../pages.ts';
import { priceText } from '../../words/numbers.ts';

interface PackageTableProps {
  packages: Package[];
  clinic: Clinic;
  copy: NonNullable<PageCopy<'offers'>['compare']>;
  className?: string;
}

/**
 * Compares what each package adds to what all of them include; the popular one is highlighted. Nothing is
 * marked as missing: what a package does not list may still be part of it.
 */
export function PackageTable({ packages, clinic, copy, className = '' }: PackageTableProps) {
  const inAll = copy.rows.filter((row) => packages.every(({ id }) => row.packages.includes(id)));
  const differing = copy.rows.filter((row) => !inAll.includes(row));
  return (
    <div data-enter="" className={className}>
      <h2 id="compare-heading" className="text-title">
        {copy.heading}
      </h2>
      {inAll.length > 0 && (
        <p className="measure mt-1 max-md:text-small max-md:leading-snug md:mt-2">
          {copy.inAll} {inAll.map(({ test }) => test).join(', ')}
        </p>
      )}
      <div className="card relative mt-3 overflow-hidden md:mt-4">
        <table
          aria-labelledby="compare-heading"
          className="w-full wrap-anywhere text-small leading-snug md:text-base"
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
            {packages.map(({ id, title, price, popular }) => (
              <tr key={id} className={`align-top ${popular ? 'max-md:bg-panel' : ''}`}>
                <th scope="row" className="w-1/2 px-3 py-1.5 text-left font-semibold sm:p-4">
                  <span className="justify-between gap-6 md:flex md:items-center">
                    <a href={`#${id}`} className="flex min-h-11 items-center py-1 underlined">
                      {title}
                    </a>
                    <span className="font-normal tabular-nums">{priceText(price, clinic)}</span>
                  </span>
                </th>
                <td className="px-2 py-1.5 sm:p-4 md:align-middle">
                  <ul className="flex flex-wrap gap-x-6 gap-y-0.5 py-1 max-md:flex-col">
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
    </div>
  );
}
