import { priceText } from '../content/numbers.ts';
import type { Package } from '../content/package.ts';
import type { PageWords } from '../content/pages.ts';
import { Icon } from '../ui/Icon.tsx';

interface PackageTableProps {
  packages: Package[];
  currency: string;
  words: PageWords<'offers'>['compare'];
}

/** What each package includes, side by side. */
export function PackageTable({ packages, currency, words }: PackageTableProps) {
  return (
    <div data-enter="" className="mt-16">
      <h2 className="text-title">{words.heading}</h2>
      <section
        aria-label={words.heading}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="card relative mt-6 overflow-x-auto"
      >
        <table className="w-full min-w-160 text-left text-small">
          <thead>
            <tr className="border-line border-b align-bottom">
              <th scope="col" className="p-4 font-semibold">
                {words.test}
              </th>
              {packages.map(({ id, title, price }) => (
                <th key={id} scope="col" className="p-4 font-semibold">
                  {title}
                  <span className="block font-normal tabular-nums">
                    {priceText(price, currency)}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {words.rows.map((row) => (
              <tr key={row.test}>
                <th scope="row" className="p-4 font-normal">
                  {row.test}
                </th>
                {packages.map(({ id }) => (
                  <td key={id} className="p-4">
                    {row.packages.includes(id) ? (
                      <Icon
                        name="check"
                        size={22}
                        label={words.included}
                        className="text-brand-ink"
                      />
                    ) : (
                      <span className="off-screen">{words.notIncluded}</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
