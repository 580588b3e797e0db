import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { ListedEnquiry } from '../../../../shared/desk/enquiries/list.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { queryOf, useCounts } from '../../api/enquiries.ts';
import { Heading } from '../../parts/Heading.tsx';
import { More } from '../../parts/More.tsx';
import { Problem } from '../../parts/Problem.tsx';
import { useCopy } from '../../parts/setup.ts';
import { askedOf, type Filter } from '../parts/filter.ts';
import { compareInList, useOrderedList } from '../parts/list-order.ts';
import { NotRecorded } from '../parts/NotRecorded.tsx';
import { listName, type Seen, seenKey } from '../parts/seen.ts';
import { UndoMove } from '../parts/UndoMove.tsx';
import { FilterForm } from './FilterForm.tsx';
import { ListItem } from './ListItem.tsx';
import { ListTabs } from './ListTabs.tsx';
import { Several } from './Several.tsx';

/** The list of enquiries. */
export function EnquiryList() {
  const { list: copy, frame } = useCopy();
  const filter = useSearch({ from: '/signed-in/' });
  const navigate = useNavigate();
  const { newCount, arrived } = useCounts() ?? {};
  const { list, enquiries } = useOrderedList(filter);
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string> | null>(null);
  const chosen = enquiries.filter(({ id }) => chosenIds?.has(id));
  const isFiltered = Boolean(filter.search || filter.from || filter.to);
  const isNew = filter.tab === undefined;
  const emptyTab = isNew && !isFiltered ? copy.emptyNew : copy.empty;
  const empty = filter.search ? copy.notFound : emptyTab;
  const show = (next: Filter) => void navigate({ to: '/', search: next });
  usePlaceInList(enquiries, filter);
  const tools = (
    <Tools
      filter={filter}
      isChoosing={chosenIds !== null}
      onChoosing={(isChoosing) => setChosenIds(isChoosing ? new Set() : null)}
    />
  );
  return (
    <>
      {enquiries.length > 0 && (
        <a href="#list" className="skip-link">
          {copy.skipToList}
        </a>
      )}
      <div className="max-md:sr-only">
        <Heading
          title={newCount ? `(${newCount}) ${copy.heading}` : copy.heading}
          beside={<div className="max-md:hidden">{tools}</div>}
        >
          {copy.heading}
        </Heading>
      </div>
      <ListTabs filter={filter} />
      <FilterForm filter={filter} onChange={show}>
        <div className="col-span-full md:hidden">{tools}</div>
      </FilterForm>
      <Arrival count={arrived} />
      <NotRecorded />
      <Problem error={list.error} retry={() => void list.refetch()} />
      {list.isPending && <Spinner copy={frame.loading} />}
      {list.isSuccess && enquiries.length === 0 && <p className="py-10 text-center">{empty}</p>}
      <ul
        id="list"
        tabIndex={-1}
        className="card mt-2 divide-y divide-line outline-none empty:hidden md:mt-4"
      >
        {enquiries.map((enquiry) => (
          <ListItem
            key={enquiry.id}
            enquiry={enquiry}
            filter={filter}
            isChosen={chosenIds?.has(enquiry.id)}
            onChoose={() => setChosenIds(toggled(chosenIds, enquiry.id))}
          />
        ))}
      </ul>
      <More label={copy.more} list={list} />
      {chosenIds ? (
        <Several filter={filter} chosen={chosen} onMoved={() => setChosenIds(new Set())} />
      ) : (
        <UndoMove />
      )}
    </>
  );
}

/** Tools that are used now and then. */
function Tools(props: {
  filter: Filter;
  isChoosing: boolean;
  onChoosing: (isChoosing: boolean) => void;
}) {
  const { list: copy, enquiry } = useCopy();
  const { filter, isChoosing, onChoosing } = props;
  const tool = 'min-h-11 content-center text-small font-semibold underline';
  return (
    <p className="flex flex-wrap gap-x-5 print:hidden">
      <Link to="/enter" className={`${tool} max-md:hidden`}>
        {copy.enter}
      </Link>
      <button type="button" className={tool} onClick={() => onChoosing(!isChoosing)}>
        {isChoosing ? copy.severalDone : copy.several}
      </button>
      <button type="button" className={tool} onClick={() => window.print()}>
        {enquiry.print}
      </button>
      <a
        href={`/api/desk/enquiries.csv${queryOf({ ...askedOf(filter) })}`}
        download
        className={tool}
      >
        {copy.export}
      </a>
    </p>
  );
}

function toggled(ids: ReadonlySet<string> | null, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Announces to screen readers that more enquiries have come in. */
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

/**
 * Scrolls to the enquiry that was opened last and focuses it, or the one after it if it has left the list.
 */
function usePlaceInList(enquiries: ListedEnquiry[], filter: Filter): void {
  const client = useQueryClient();
  const isDone = useRef(false);
  const from = listName(filter);
  useEffect(() => {
    if (isDone.current || enquiries.length === 0) return;
    isDone.current = true;
    const last = client.getQueryData<Seen[]>(seenKey)?.at(-1);
    if (last?.from !== from) return;
    const compare = compareInList(filter);
    const place = enquiries.find((each) => each.id === last.id || compare(last, each) < 0);
    const link = document.getElementById(`enquiry-${place?.id ?? enquiries.at(-1)?.id}`);
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: 'center' });
  }, [client, enquiries, filter, from]);
}
