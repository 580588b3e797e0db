import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { buttonClasses } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useCounts } from '../api/enquiries.ts';
import { useCopy } from '../parts/setup.ts';
import { useTimeWithToday, useWaitingTime } from '../time/times.ts';
import { usePlacementText } from './Chips.tsx';
import { comparatorFor, type Filter, serverFilterOf, useVisibleList, wasOpened } from './filter.ts';
import { NotRecordedYet } from './NotRecorded.tsx';
import { useShortcuts } from './shortcuts.ts';
import { UndoMove } from './UndoMove.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The enquiry from which “Next” led to this one. */
    cameFrom?: string | undefined;
  }
}

interface EnquiryBarProps {
  id: string;
  /** Undefined while it is loading; null if it no longer exists. */
  enquiry: OpenedEnquiry | undefined | null;
  filter: Filter;
}

/**
 * The bar within reach of the thumb: the enquiry's tab, a button that undoes the last move, and links to the enquiries
 * before and after this one. Nothing in the bar ever changes position.
 */
export function EnquiryBar({ id, enquiry, filter }: EnquiryBarProps) {
  const { enquiry: copy, list } = useCopy();
  const { previous, next, otherNew } = useNeighbours(id, enquiry, filter);
  const isNew = isNewList(filter);
  const isMoved = enquiry !== undefined && (enquiry?.movedTo !== 'new' || enquiry.pending !== null);
  const isDone = isMoved && !enquiry?.visit.isUnsent;
  const endText = isNew && enquiry?.tab !== 'new' ? list.emptyNew : copy.last;
  return (
    <div className="enquiry-bar print:hidden">
      <div className="min-w-0 grow md:relative">
        <UndoMove>{enquiry ? <CurrentPlacement enquiry={enquiry} /> : null}</UndoMove>
        {/* Covers the text beneath, which is not true until the move is recorded; a longer warning grows upwards. */}
        <div className="bar-note bg-warm! max-md:py-1! empty:hidden md:absolute md:inset-x-0 md:bottom-0 md:grid md:min-h-full md:items-center">
          <NotRecordedYet isInBar />
        </div>
      </div>
      <nav aria-label={copy.back} className="flex gap-2 max-md:max-w-3/5" title={copy.keys}>
        <Step targetId={previous} filter={filter} keys="k ArrowLeft">
          <Icon name="arrow-left" size={18} />
          <span className="max-md:sr-only">{copy.previous}</span>
        </Step>
        {next === undefined && otherNew > 0 ? (
          <Link to="/" className={stepClasses(isDone)}>
            {interpolate(copy.moreNew, { COUNT: otherNew })}
          </Link>
        ) : (
          <Step
            targetId={next}
            cameFrom={id}
            filter={filter}
            keys="j ArrowRight"
            isFilled={isDone}
            // While the enquiry is loading, nobody knows whether it is the last one.
            placeholder={enquiry !== undefined && endText}
          >
            {isNew ? copy.nextNew : copy.next}
            <Icon name="arrow-right" size={18} className="narrowest:hidden" />
          </Step>
        )}
      </nav>
    </div>
  );
}

const stepClasses = (isFilled: boolean) =>
  buttonClasses(
    isFilled ? 'primary' : 'outline',
    'px-3! sm:text-plain! whitespace-nowrap panes:min-h-11 panes:py-1',
  );

interface StepProps {
  /** The id of the enquiry it links to, if there is one. */
  targetId: string | undefined;
  /** For the link to the next enquiry: the id of the current one. */
  cameFrom?: string;
  filter: Filter;
  /** Its keyboard shortcuts. */
  keys: string;
  isFilled?: boolean;
  /** Shown if there is no enquiry to link to; without it, the space of the link stays empty. */
  placeholder?: ReactNode;
  children: ReactNode;
}

function Step({
  targetId,
  cameFrom,
  filter,
  keys,
  isFilled = false,
  placeholder,
  children,
}: StepProps) {
  if (targetId === undefined) {
    return (
      <span className="button min-h-12 px-3! text-soft max-md:text-small max-md:leading-tight panes:min-h-11">
        {placeholder ?? <span className="invisible flex gap-2">{children}</span>}
      </span>
    );
  }
  return (
    <Link
      to="/enquiries/$id"
      params={{ id: targetId }}
      search={filter}
      state={{ cameFrom }}
      aria-keyshortcuts={keys}
      className={stepClasses(isFilled)}
      // The second press of a double click would skip the enquiry that the first one opens.
      onClick={(event) => {
        if (event.detail > 1) event.preventDefault();
      }}
    >
      {children}
    </Link>
  );
}

/** Where an enquiry is, and how long it has waited; for an answered one, who answered it, and when. */
function CurrentPlacement({ enquiry }: { enquiry: OpenedEnquiry }) {
  const { enquiry: copy } = useCopy();
  const timeOf = useTimeWithToday();
  const waitingTimeOf = useWaitingTime();
  const placementText = usePlacementText();
  const { tab, answered, receivedAt } = enquiry;
  const isWaiting = tab === 'new' || tab === 'pending';
  if (answered)
    return interpolate(copy.answeredBy, { NAME: answered.by, TIME: timeOf(answered.at) });
  return (
    <>
      <strong>{placementText(enquiry)}</strong>
      {isWaiting && `, ${waitingTimeOf(receivedAt, copy.waits)}`}
    </>
  );
}

/** Whether a list is the list of new enquiries, or a part of it. */
const isNewList = ({ tab, search, unsent }: Filter) => tab === undefined && !search && !unsent;

/**
 * The enquiries before and after one in the list from which it was opened, even if it is no longer in that list. In the
 * list of new enquiries, unopened ones that are urgent or have an answer from the patient come next; at the end of the
 * list, the ones that were skipped.
 */
function useNeighbours(id: string, enquiry: OpenedEnquiry | undefined | null, filter: Filter) {
  const newCount = useCounts()?.counts.new ?? 0;
  const { list, enquiries } = useVisibleList(filter);
  const compare = comparatorFor(serverFilterOf(filter));
  const current = enquiries.find((each) => each.id === id) ?? enquiry;
  const otherEnquiries = enquiries.filter((each) => each.id !== id);
  const predecessors = current ? otherEnquiries.filter((each) => compare(each, current) < 0) : [];
  const [followingEnquiry] = current ? otherEnquiries.slice(predecessors.length) : [];
  const unopenedEnquiries = otherEnquiries.filter((each) => !wasOpened(each.id));
  const hasAllNew = isNewList(filter) && !filter.urgent && !filter.answers;
  const urgentEnquiry = hasAllNew ? unopenedEnquiries.find((each) => each.priority < 2) : undefined;
  const skippedEnquiry = isNewList(filter) ? unopenedEnquiries[0] : undefined;
  const { hasNextPage, isFetching, fetchNextPage } = list;
  const isAtEnd = current !== undefined && followingEnquiry === undefined;
  useEffect(() => {
    if (isAtEnd && hasNextPage && !isFetching) void fetchNextPage();
  }, [isAtEnd, hasNextPage, isFetching, fetchNextPage]);
  // “Next” may have skipped others, and then the previous enquiry in the list is not the one that was open.
  const cameFrom = useLocation({ select: ({ state }) => state.cameFrom });
  const previous = cameFrom ?? predecessors.at(-1)?.id;
  const next = (urgentEnquiry ?? followingEnquiry ?? skippedEnquiry)?.id;
  const navigate = useNavigate();
  const openEnquiry = (to: string | undefined, state = {}) =>
    to === undefined
      ? undefined
      : () => void navigate({ to: '/enquiries/$id', params: { id: to }, search: filter, state });
  const [toPrevious, toNext] = [openEnquiry(previous), openEnquiry(next, { cameFrom: id })];
  useShortcuts({ ArrowLeft: toPrevious, KeyK: toPrevious, ArrowRight: toNext, KeyJ: toNext });
  return { previous, next, otherNew: newCount - (enquiry?.tab === 'new' ? 1 : 0) };
}
