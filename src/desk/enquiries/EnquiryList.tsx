import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Spinner } from '../../ui/Spinner.tsx';
import { queryOf, useEnquiryList, useNewCount } from '../api/enquiries.ts';
import { Heading } from '../parts/Heading.tsx';
import { More } from '../parts/More.tsx';
import { Problem } from '../parts/Problem.tsx';
import { useCopy } from '../parts/setup.ts';
import { FilterForm } from './FilterForm.tsx';
import { askedOf, type Filter, tabs, underTab } from './filter.ts';
import { ListItem } from './ListItem.tsx';
import { UndoMove } from './UndoMove.tsx';

/** The list of enquiries. */
export function EnquiryList() {
  const { list: copy, frame } = useCopy();
  const filter = useSearch({ from: '/signed-in/' });
  const navigate = useNavigate();
  const newCount = useNewCount();
  const list = useEnquiryList(askedOf(filter));
  const enquiries = list.data?.pages.flatMap((page) => page.enquiries) ?? [];
  const isFiltered = Boolean(filter.search || filter.from || filter.to);
  const isNew = filter.tab === undefined;
  const empty = isFiltered ? copy.notFound : isNew ? copy.emptyNew : copy.empty;
  const show = (next: Filter) => void navigate({ to: '/', search: next });
  return (
    <>
      <Heading
        title={newCount ? `(${newCount}) ${copy.heading}` : copy.heading}
        beside={
          <a
            href={`/api/desk/enquiries.csv${queryOf(askedOf(filter))}`}
            download
            className="min-h-11 content-center text-small font-semibold underline"
          >
            {copy.export}
          </a>
        }
      >
        {copy.heading}
      </Heading>
      <nav aria-label={copy.tabsLabel} className="flex overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <Link
            key={tab}
            to="/"
            search={underTab(filter, tab)}
            activeOptions={{ exact: true, explicitUndefined: true }}
            className="tab -mb-px min-h-12"
          >
            {copy[tab]}
            {tab === 'new' && newCount !== undefined && ` (${newCount})`}
          </Link>
        ))}
      </nav>
      <FilterForm key={JSON.stringify(filter)} filter={filter} onChange={show} />
      <Arrival count={newCount} />
      <Problem error={list.error} retry={() => void list.refetch()} />
      {list.isPending && <Spinner copy={frame.loading} />}
      {list.isSuccess && enquiries.length === 0 && <p className="py-10 text-center">{empty}</p>}
      <ul className="card mt-4 divide-y divide-line empty:hidden">
        {enquiries.map((enquiry) => (
          <ListItem key={enquiry.id} enquiry={enquiry} filter={filter} />
        ))}
      </ul>
      <More label={copy.more} list={list} />
      <UndoMove />
    </>
  );
}

/** Announces new enquiries to screen readers. */
function Arrival({ count }: { count: number | undefined }) {
  const { list } = useCopy();
  const before = useRef(count);
  const [isTold, setTold] = useState(false);
  useEffect(() => {
    setTold(count !== undefined && before.current !== undefined && count > before.current);
    before.current = count;
  }, [count]);
  return (
    <p role="status" className="sr-only">
      {isTold && list.arrived}
    </p>
  );
}
