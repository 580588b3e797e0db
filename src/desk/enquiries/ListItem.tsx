import { Link } from '@tanstack/react-router';
import type { RefObject } from 'react';
import type { ListedEnquiry } from '../../../shared/desk/enquiries/list.ts';
import { hasAskedOrCancelled, isQueue } from '../../../shared/desk/enquiries/list-rules.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { useRecordContact } from '../api/enquiry-changes.ts';
import { greetingTo, phoneText, replyLinks } from '../api/patient-messages.ts';
import { useSignedIn } from '../api/session.ts';
import { ContactLinks } from '../parts/ContactLink.tsx';
import { useCopy, useSetup } from '../parts/setup.ts';
import { useHasRows, useIsWide } from '../parts/wide.ts';
import { useShortTimes, useTimes, useTimeWithToday, useWaitingTime } from '../time/times.ts';
import { useVisitStateWithSending } from '../visits/visit-events.ts';
import { Chips, DoctorWroteChip, UrgentSign } from './Chips.tsx';
import type { Filter } from './filter.ts';

interface ListItemProps {
  enquiry: ListedEnquiry;
  /** The filter of the list, in which the enquiry's view finds the ones before and after it. */
  filter: Filter;
  /** Whether it is selected; undefined unless enquiries are being selected. */
  isSelected?: boolean | undefined;
  onSelect?: () => void;
  /** Whether the list is beside an opened enquiry, so that a row has only two lines. */
  isInPane?: boolean;
  /** Whether calling this patient is the next step. */
  isNext?: boolean;
  /** The row's element, to scroll to it; given only for the opened enquiry. */
  row?: RefObject<HTMLLIElement | null> | undefined;
}

/** An enquiry in the list. Clicking it opens it or, while enquiries are being selected, selects it. */
export function ListItem(props: ListItemProps) {
  const { enquiry, filter, isSelected, onSelect, isInPane = false, isNext = false, row } = props;
  const { list: copy } = useCopy();
  const { language: deskLanguage } = useSetup();
  const { id, name, beginning, language, urgent, wroteBefore, visit } = enquiry;
  const isOpened = row !== undefined;
  const layout = useLayout(isInPane);
  const facts = <Facts enquiry={enquiry} filter={filter} />;
  return (
    <li
      ref={row}
      className={`relative flex items-center ${layout === 'columns' ? 'gap-4' : 'gap-2'} py-1.5 pl-4 pr-3 hover:bg-panel narrowest:flex-wrap narrowest:px-3 rows:min-h-16 ${isOpened ? 'bg-panel shadow-[inset_3px_0_0_var(--color-brand-ink)]' : ''}`}
    >
      {isSelected !== undefined && (
        <label className="grid min-h-11 min-w-11 cursor-pointer place-items-center after:absolute after:inset-0">
          <input
            type="checkbox"
            className="size-6 accent-brand"
            checked={isSelected}
            onChange={onSelect}
            aria-label={interpolate(copy.select, { NAME: name })}
          />
        </label>
      )}
      <div
        className={`min-w-0 grow narrowest:basis-full ${layout === 'columns' ? 'flex items-center gap-x-5' : ''}`}
      >
        <div
          className={`flex gap-x-2 narrowest:flex-wrap ${layout === 'stacked' ? 'items-center' : 'items-baseline'} ${layout === 'columns' ? 'w-48 shrink-0' : ''}`}
        >
          <div className="flex min-w-0 grow flex-wrap items-baseline gap-x-2">
            <span className="flex min-w-0 items-baseline gap-x-1.5">
              {isSelected === undefined ? (
                <Link
                  id={isInPane ? undefined : `enquiry-${id}`}
                  to="/enquiries/$id"
                  params={{ id }}
                  search={filter}
                  aria-current={isOpened ? 'true' : undefined}
                  className={`${nameClasses} after:absolute after:inset-0`}
                >
                  {name}
                </Link>
              ) : (
                <strong className={nameClasses}>{name}</strong>
              )}
              {urgent && <UrgentSign />}
            </span>
            {layout === 'lines' && <span className="contents text-small text-soft">{facts}</span>}
          </div>
          {layout === 'pane' && <Time enquiry={enquiry} />}
          {layout === 'stacked' && <QuickContact enquiry={enquiry} isNext={isNext} />}
        </div>
        <p
          lang={language}
          className={`min-w-0 wrap-anywhere ${urgent ? '' : 'text-soft'} ${layout === 'columns' ? 'max-w-none flex-1 text-plain leading-snug' : 'text-small'} ${clampOf(layout, urgent)}`}
        >
          {layout === 'stacked' && (
            <>
              <Time enquiry={enquiry} />
              {' · '}
            </>
          )}
          {layout === 'pane' && visit.isUnsent && (
            <strong lang={deskLanguage} className="font-semibold text-ink">
              {copy.unsent}
              {' · '}
            </strong>
          )}
          {wroteBefore && !isInPane && (
            <span lang={deskLanguage} className="font-semibold">
              {copy.wroteBefore}
              {' · '}
            </span>
          )}
          {beginning}
        </p>
        {(layout === 'columns' || layout === 'stacked') && (
          <p
            className={`flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5 text-small text-soft *:max-w-full empty:hidden ${layout === 'columns' ? 'w-44 shrink-0 xl:w-52' : ''}`}
          >
            {facts}
          </p>
        )}
      </div>
      {(layout === 'columns' || layout === 'lines') && (
        <>
          <span className="w-16 shrink-0 text-right">
            <Time enquiry={enquiry} />
          </span>
          <QuickContact enquiry={enquiry} isNext={isNext} showsNumber={layout === 'columns'} />
        </>
      )}
    </li>
  );
}

/** The classes of the name, which has one line on a phone. */
const nameClasses =
  'wrap-break-word font-semibold leading-snug rows:line-clamp-2 max-rows:truncate narrowest:whitespace-normal!';

type Layout = 'pane' | 'columns' | 'lines' | 'stacked';

/**
 * The layout of a row: beside an opened enquiry, two lines; in a list as wide as the window, one line with columns, two
 * lines, or on a phone as many as it takes.
 */
function useLayout(isInPane: boolean): Layout {
  const isWide = useIsWide();
  const hasRows = useHasRows();
  if (isInPane) return 'pane';
  if (isWide) return 'columns';
  return hasRows ? 'lines' : 'stacked';
}

/** The class with how many lines of the message a row shows; urgent words get one more. */
function clampOf(layout: Layout, urgent: boolean): string {
  if (layout === 'columns') return urgent ? 'line-clamp-3' : 'line-clamp-2';
  if (layout === 'stacked') return urgent ? 'line-clamp-2' : 'line-clamp-1';
  return 'truncate';
}

interface FactsProps {
  enquiry: ListedEnquiry;
  filter: Filter;
}

/** What staff should know about an enquiry before they open it. */
function Facts({ enquiry, filter }: FactsProps) {
  const { list: copy } = useCopy();
  const stateOf = useVisitStateWithSending();
  const { phone, phones, answered, delivery, notes, pending, visit } = enquiry;
  return (
    <>
      {visit.state !== 'received' && !hasAskedOrCancelled(enquiry) && (
        <strong className="font-semibold text-ink">{stateOf(enquiry)}</strong>
      )}
      <Chips enquiry={enquiry} isInList hasTabChip={Boolean(filter.search) || pending !== null} />
      {pending?.doctorsNote && <DoctorWroteChip />}
      {isNumberSearch(filter) && <span>{phoneText(enquiry)}</span>}
      {answered && <span>{interpolate(copy.answeredBy, { NAME: answered.by })}</span>}
      {notes > 0 && <span>{interpolate(copy.notes, { COUNT: notes })}</span>}
      {phone && phones.length === 0 && <span className="font-semibold">{copy.noCall}</span>}
      <RecentActivity enquiry={enquiry} />
      {delivery === 'queued' && <span className="font-semibold">{copy.notForwarded}</span>}
    </>
  );
}

/** Who has called or written to the patient, and until a time is offered, which colleagues have it open. */
function RecentActivity({ enquiry: { openedBy, visit } }: { enquiry: ListedEnquiry }) {
  const { list: copy } = useCopy();
  const { person } = useSignedIn();
  const shortTimeOf = useShortTimes();
  const texts = { opened: copy.openedBy, called: copy.calledBy, messaged: copy.messagedBy };
  return openedBy
    .filter(({ by, how }) => how !== 'opened' || (visit.at === null && by !== person.name))
    .map(({ by, at, how }) => (
      <span key={by + how} className="text-ink">
        {interpolate(texts[how], { NAME: by, TIME: shortTimeOf(at) })}
      </span>
    ));
}

/** Whether the query contains digits; the row then shows the phone number. */
const isNumberSearch = ({ search = '' }: Filter) => /\p{Nd}/u.test(search);

/** How long an enquiry under New or Waiting has been waiting; for any other, when it arrived. */
function Time({ enquiry }: { enquiry: ListedEnquiry }) {
  const { list: copy } = useCopy();
  const { language } = useSetup();
  const timeOf = useTimes();
  const recentTimeOf = useTimeWithToday();
  const waitingTimeOf = useWaitingTime(copy.now);
  const { receivedAt, urgent } = enquiry;
  return (
    <time
      dateTime={receivedAt}
      lang={language}
      title={timeOf(receivedAt)}
      className={`shrink-0 whitespace-nowrap text-small tabular-nums ${urgent ? 'font-semibold text-ink' : 'text-soft'}`}
    >
      {isQueue(enquiry) ? waitingTimeOf(receivedAt) : recentTimeOf(receivedAt)}
    </time>
  );
}

interface QuickContactProps {
  enquiry: ListedEnquiry;
  isNext: boolean;
  showsNumber?: boolean;
}

/** Links that call or write to the patient without opening the enquiry. */
function QuickContact({ enquiry, isNext, showsNumber = false }: QuickContactProps) {
  const setup = useSetup();
  const greetingOf = useGreeting();
  const { id, name } = enquiry;
  const { mutate: recordContact } = useRecordContact(id);
  return (
    <span
      className={`relative z-10 shrink-0 gap-2 print:hidden ${showsNumber ? 'grid grid-cols-contact' : 'flex w-24 items-center justify-end max-rows:empty:hidden max-rows:-my-1.5'}`}
    >
      <ContactLinks
        name={name}
        showsNumber={showsNumber}
        isNext={isNext}
        links={replyLinks(enquiry, setup, greetingOf(enquiry))}
        onFollow={(how) => {
          if (how !== 'email') recordContact(how === 'call' ? 'called' : 'messaged');
        }}
      />
    </span>
  );
}

type GreetedEnquiry = Parameters<typeof greetingTo>[0];

/** Returns a function that writes the greeting of a message to a patient, as of now. */
export function useGreeting(): (enquiry: GreetedEnquiry) => string {
  const setup = useSetup();
  const { timeZone } = useSignedIn();
  return (enquiry) => greetingTo(enquiry, setup, { timeZone, now: new Date() });
}
