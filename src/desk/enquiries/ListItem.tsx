import { Link } from '@tanstack/react-router';
import type { ListedEnquiry } from '../../../shared/desk/enquiries.ts';
import { fill, useCopy } from '../parts/setup.ts';
import { useTimes } from '../time/times.ts';
import type { Filter } from './filter.ts';

interface ListItemProps {
  enquiry: ListedEnquiry;
  /** The filter of the list, which the enquiry's page uses for its neighbours. */
  filter: Filter;
}

/** An enquiry in the list. */
export function ListItem({ enquiry, filter }: ListItemProps) {
  const { list: copy, visits } = useCopy();
  const timeOf = useTimes();
  const { id, name, phone, beginning, receivedAt, delivery, language, notes, visit } = enquiry;
  return (
    <li className="relative px-4 py-3 hover:bg-panel sm:px-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link
          to="/enquiries/$id"
          params={{ id }}
          search={filter}
          className="wrap-anywhere font-semibold after:absolute after:inset-0"
        >
          {name}
        </Link>
        <time dateTime={receivedAt} className="text-small text-soft tabular-nums">
          {timeOf(receivedAt)}
        </time>
      </div>
      <p className="line-clamp-2 wrap-anywhere text-soft" lang={language}>
        {beginning}
      </p>
      <p className="flex flex-wrap gap-x-4 text-small text-soft">
        <span>{phone}</span>
        {notes > 0 && <span>{notes === 1 ? copy.note : fill(copy.notes, { COUNT: notes })}</span>}
        {visit.state !== 'received' && (
          <span className="font-semibold text-ink">
            {fill(visits[visit.state], { TIME: visit.at ? timeOf(visit.at) : '' })}
          </span>
        )}
        {delivery === 'waiting' && <span className="font-semibold">{copy.notSent}</span>}
      </p>
    </li>
  );
}
