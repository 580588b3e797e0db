import { interpolate } from '../../../shared/interpolate.ts';
import type { PageCopy } from '../../pages.ts';

interface PageLinksProps {
  /** Path of the listing. */
  listing: string;
  copy: PageCopy<'blog'>['pages'];
  /** Number of the current page, from 1. */
  current: number;
  count: number;
}

/** How many pages on either side of the current one are linked. */
const neighbourCount = 2;

/** Pagination of the listing, for visitors without JavaScript and for search engines. */
export function PageLinks({ listing, copy, current, count }: PageLinksProps) {
  if (count < 2) return null;
  const numbers = Array.from({ length: count }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === count || Math.abs(number - current) <= neighbourCount,
  );
  return (
    <nav aria-label={copy.label} className="mt-10">
      <ol className="flex flex-wrap justify-center gap-1">
        {numbers.map((number) => (
          <li key={number}>
            <a
              href={number === 1 ? listing : `${listing}?page=${number}`}
              aria-label={interpolate(copy.page, { NUMBER: number })}
              aria-current={number === current ? 'page' : undefined}
              className="grid min-h-11 min-w-11 place-items-center rounded-full tabular-nums underlined current:bg-brand current:text-on-brand"
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
