import { Link } from '@tanstack/react-router';
import type { OpenedEnquiry } from '../../../../shared/desk/enquiries/opened.ts';
import { useCopy } from '../../parts/setup.ts';
import { useTimes } from '../../time/times.ts';

/** Other enquiries from the same number or email address. */
export function Others({ enquiry }: { enquiry: OpenedEnquiry }) {
  const { enquiry: copy, list } = useCopy();
  const timeOf = useTimes();
  if (enquiry.others.length === 0) return null;
  return (
    <section id="others" className="card scroll-mt-20 p-5 sm:p-6">
      <h2 className="text-card">{copy.others}</h2>
      <ul className="mt-2 divide-y divide-line">
        {enquiry.others.map(({ id, name, receivedAt, tab, beginning }) => (
          <li key={id} className="py-2">
            <Link
              to="/enquiries/$id"
              params={{ id }}
              className="inline-block min-h-6 wrap-anywhere font-semibold underline"
            >
              {name && `${name}, `}
              <time dateTime={receivedAt}>{timeOf(receivedAt)}</time>, {list[tab]}
            </Link>
            <p className="line-clamp-2 wrap-anywhere text-soft">{beginning}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
