import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ListedEnquiry } from '../../../shared/desk/enquiries/list.ts';
import { isQueue } from '../../../shared/desk/enquiries/list-rules.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { queryOf, useCounts } from '../api/enquiries.ts';
import { Heading } from '../parts/Heading.tsx';
import { Loading } from '../parts/Loading.tsx';
import { More } from '../parts/More.tsx';
import { useCopy } from '../parts/setup.ts';
import { useTimes } from '../time/times.ts';
import { BulkMove } from './BulkMove.tsx';
import { type Filter, lastOpenedId, serverFilterOf, tabs, useVisibleList } from './filter.ts';
import { Groups, useGroups } from './Groups.tsx';
import { ListItem } from './ListItem.tsx';
import { NotRecorded } from './NotRecorded.tsx';
import { Search } from './Search.tsx';
import { useShortcuts } from './shortcuts.ts';
import { UndoMove } from './UndoMove.tsx';

/** The list of enquiries. */
export function EnquiryList() {
  const { list: copy } = useCopy();
  const filter = useSearch({ from: '/signed-in/' });
  const navigate = useNavigate();
  const { counts, newest } = useCounts() ?? {};
  const newCount = counts?.new;
  const { list, enquiries } = useVisibleList(filter);
  const groups = useGroups(filter);
  const urgent = urgentIn(filter, list, enquiries);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string> | null>(null);
  const selection = enquiries.filter(({ id }) => selectedIds?.has(id));
  const isSearch = Boolean(filter.search);
  const isNew = filter.tab === undefined;
  const emptyTabText = isNew && !isSearch ? copy.emptyNew : copy.empty;
  const emptyText = filter.search ? copy.notFound : emptyTabText;
  const applyFilter = (next: Filter) => void navigate({ to: '/', search: next });
  useFocusLastOpened(enquiries);
  const openFirst = () => {
    const [first] = enquiries;
    if (first) {
      void navigate({ to: '/enquiries/$id', params: { id: first.id }, search: filter });
    }
  };
  useShortcuts({ KeyJ: openFirst });
  return (
    <div className="panes:mx-auto panes:max-w-7xl panes:px-6 panes:py-4">
      {enquiries.length > 0 && (
        <a href="#list" className="skip-link">
          {copy.skipToList}
        </a>
      )}
      <div className="sr-only">
        <Heading title={newCount ? `(${newCount}) ${copy.heading}` : copy.heading}>
          {copy.heading}
        </Heading>
      </div>
      <div className="relative flex flex-wrap items-center gap-x-4">
        <Tabs />
        <Groups groups={groups} />
        <div className="w-full panes:ml-auto panes:w-auto panes:min-w-80 panes:flex-1">
          <Search filter={filter} onChange={applyFilter}>
            <Tools
              filter={filter}
              isSelecting={selectedIds !== null}
              onSelecting={(isSelecting) => setSelectedIds(isSelecting ? new Set() : null)}
            />
          </Search>
        </div>
      </div>
      <DeletedByPatients />
      {isSearch && enquiries.length > 0 && <p className="mt-2 text-small">{copy.searchScope}</p>}
      <Arrival newest={newest} />
      <NotRecorded />
      <Loading query={list} />
      {list.isSuccess && enquiries.length === 0 && <p className="py-10 text-center">{emptyText}</p>}
      <div id="list" tabIndex={-1} className="mt-2 space-y-3 outline-none panes:mt-3">
        <Rows urgent={urgent} enquiries={enquiries} className="card">
          {(enquiry, isNext) => (
            <ListItem
              key={enquiry.id}
              enquiry={enquiry}
              filter={filter}
              isNext={isNext}
              isSelected={selectedIds?.has(enquiry.id)}
              onSelect={() => setSelectedIds(toggleId(selectedIds, enquiry.id))}
            />
          )}
        </Rows>
      </div>
      <More label={copy.more} list={list} />
      {selectedIds ? (
        <BulkMove filter={filter} selection={selection} onMoved={() => setSelectedIds(new Set())} />
      ) : (
        <UndoMove />
      )}
    </div>
  );
}

interface ListPaneProps {
  filter: Filter;
  /** The id of the enquiry that is opened beside it. */
  openedId: string;
}

/** The list beside an opened enquiry, on a wide screen. */
export function ListPane({ filter, openedId }: ListPaneProps) {
  const { list: copy } = useCopy();
  const { list, enquiries } = useVisibleList(filter);
  // The rows themselves say which offers are unsent.
  const groups = useGroups(filter).filter(({ search }) => !search.unsent);
  const urgent = urgentIn(filter, list, enquiries);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (openedId) row.current?.scrollIntoView({ block: 'nearest' });
  }, [openedId]);
  return (
    <div className="pane border-r px-0! print:hidden">
      <div className="px-3.5">
        <Tabs paneFilter={filter} />
        <Groups groups={groups} />
      </div>
      <section aria-label={copy.heading} className="mt-2">
        <Rows urgent={urgent} enquiries={enquiries} className="border-line border-y">
          {(enquiry) => (
            <ListItem
              key={enquiry.id}
              enquiry={enquiry}
              filter={filter}
              isInPane
              row={enquiry.id === openedId ? row : undefined}
            />
          )}
        </Rows>
      </section>
      <More label={copy.more} list={list} />
    </div>
  );
}

/** The urgent enquiries under New or Waiting, and their number, with a plus if there may be more. */
function urgentIn(filter: Filter, list: { hasNextPage: boolean }, enquiries: ListedEnquiry[]) {
  const isUrgentFirst = isQueue(serverFilterOf(filter));
  const urgentEnquiries = enquiries.filter((each) => isUrgentFirst && each.urgent);
  const { length } = urgentEnquiries;
  const mayHaveMore = list.hasNextPage && length > 0 && length === enquiries.length;
  return { urgentEnquiries, countText: `${length}${mayHaveMore ? '+' : ''}` };
}

interface RowsProps {
  urgent: ReturnType<typeof urgentIn>;
  enquiries: ListedEnquiry[];
  /** The classes of each group. */
  className: string;
  /** Renders a row; `isNext` is true for the urgent patient to call next. */
  children: (enquiry: ListedEnquiry, isNext: boolean) => ReactNode;
}

/** The rows of a list. Under New and Waiting, urgent enquiries come first, under their own heading. */
function Rows({ urgent, enquiries, className, children }: RowsProps) {
  const { list: copy } = useCopy();
  const { urgentEnquiries, countText } = urgent;
  const next = urgentEnquiries.find(
    ({ openedBy }) => !openedBy.some(({ how }) => how === 'called'),
  );
  const otherEnquiries = enquiries.filter((each) => !urgentEnquiries.includes(each));
  const ulClasses = 'divide-y divide-line empty:hidden';
  return (
    <>
      {urgentEnquiries.length > 0 && (
        <section
          className={`overflow-hidden ${className} rounded-t-none! border-t-2! border-t-emergency-ink! urgent-ground!`}
        >
          <h2 className="border-line border-b px-4 py-1 font-body text-small leading-tight sm:py-1.5">
            {copy.urgentFirst} <span className="font-normal tabular-nums">{countText}</span>
          </h2>
          <ul className={ulClasses}>
            {urgentEnquiries.map((each) => children(each, each === next))}
          </ul>
        </section>
      )}
      <ul className={`${ulClasses} ${className}`}>
        {otherEnquiries.map((each) => children(each, false))}
      </ul>
    </>
  );
}

/** Tools that are used less often. */
function Tools(props: {
  filter: Filter;
  isSelecting: boolean;
  onSelecting: (isSelecting: boolean) => void;
}) {
  const { list: copy } = useCopy();
  const { filter, isSelecting, onSelecting } = props;
  const toolClasses = 'min-h-11 content-center text-small font-semibold underline';
  return (
    <p className="flex flex-wrap gap-x-5 print:hidden">
      <button type="button" className={toolClasses} onClick={() => onSelecting(!isSelecting)}>
        {isSelecting ? copy.stopSelecting : copy.selectSeveral}
      </button>
      <a
        href={`/api/desk/enquiries.csv${queryOf({ ...serverFilterOf(filter) })}`}
        download
        className={toolClasses}
      >
        {copy.export}
      </a>
    </p>
  );
}

function toggleId(ids: ReadonlySet<string> | null, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Announces to screen readers that another enquiry has come in. */
function Arrival({ newest }: { newest: string | null | undefined }) {
  const { list } = useCopy();
  const previous = useRef(newest);
  const [hasArrived, setArrived] = useState(false);
  useEffect(() => {
    setArrived(previous.current !== undefined && (newest ?? '') > (previous.current ?? ''));
    previous.current = newest;
  }, [newest]);
  return (
    <p role="status" className="sr-only">
      {hasArrived && list.newArrival}
    </p>
  );
}

/** Focuses the enquiry that was opened last, if it is still in the list. */
function useFocusLastOpened(enquiries: ListedEnquiry[]): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || enquiries.length === 0) return;
    isDone.current = true;
    const link = document.getElementById(`enquiry-${lastOpenedId()}`);
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: 'center' });
  }, [enquiries]);
}

/** The tabs that have room beside an opened enquiry; the list has all of them. */
const paneTabs = new Set(['new', 'pending', 'answered']);

interface TabsProps {
  /** The filter of the list, if an enquiry is opened beside it. */
  paneFilter?: Filter;
}

/** The tabs of the list, each with its count, on a phone below its name. During a search, none of them is current. */
function Tabs({ paneFilter }: TabsProps) {
  const { list: copy } = useCopy();
  const counts = useCounts();
  const current = paneFilter && !paneFilter.search ? (paneFilter.tab ?? 'new') : undefined;
  const shownTabs = paneFilter ? tabs.filter((tab) => paneTabs.has(tab) || tab === current) : tabs;
  return (
    <nav
      aria-label={copy.tabsLabel}
      className={`flex scroll-px-12 justify-between overflow-x-auto overflow-y-hidden border-b border-line print:hidden panes:border-0 ${paneFilter ? '' : 'max-panes:w-full sm:justify-start'}`}
    >
      {shownTabs.map((tab) => (
        <Link
          key={tab}
          to="/"
          search={tab === 'new' ? {} : { tab }}
          activeOptions={{ exact: true, explicitUndefined: true }}
          aria-current={tab === current ? 'true' : undefined}
          className={`tab -mb-px min-h-11 ${paneFilter ? 'px-1!' : 'max-sm:flex-col max-sm:gap-0 max-sm:px-0.5 max-sm:leading-tight panes:px-2!'}`}
        >
          {copy[tab]}
          {counts && (
            <span className="font-normal text-soft tabular-nums">{counts.counts[tab]}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}

/** Says when a patient last deleted what they had sent, if in the last week; nothing else about it is recorded. */
function DeletedByPatients() {
  const { list: copy } = useCopy();
  const timeOf = useTimes();
  const [latestDeletion] = useCounts()?.deletedByPatients ?? [];
  if (latestDeletion === undefined) return null;
  return (
    <p className="mt-2 text-small">
      {interpolate(copy.deletedByPatient, { TIME: timeOf(latestDeletion) })}
    </p>
  );
}
