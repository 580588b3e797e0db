import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { OpenedEnquiry } from '../../../../shared/desk/enquiries/opened.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useEnquiry } from '../../api/enquiries.ts';
import { useMove } from '../../api/enquiry-changes.ts';
import { DeskError } from '../../api/request.ts';
import { useSignedIn } from '../../api/session.ts';
import { DeleteForGood } from '../../dialogs/DeleteForGood.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { Problem } from '../../parts/Problem.tsx';
import { useCopy } from '../../parts/setup.ts';
import { useClock, useTimes } from '../../time/times.ts';
import { isClosedThen } from '../../visits/closed-then.ts';
import { visitPart } from '../../visits/OfferForm.tsx';
import { Visit } from '../../visits/Visit.tsx';
import { useVisitState } from '../../visits/visit-events.ts';
import { Chips } from '../parts/Chips.tsx';
import { DoctorsNote } from '../parts/DoctorsNote.tsx';
import type { Filter } from '../parts/filter.ts';
import { Refused } from '../parts/NotRecorded.tsx';
import { useSeen } from '../parts/seen.ts';
import { useForgetFailed } from '../parts/unrecorded.ts';
import { AllAnswers } from './AllAnswers.tsx';
import { CorrectLink } from './CorrectLink.tsx';
import { Deliveries } from './Deliveries.tsx';
import { Details } from './Details.tsx';
import { EnquiryBar } from './EnquiryBar.tsx';
import { History } from './History.tsx';
import { MovesMenu } from './MovesMenu.tsx';
import { Notes } from './Notes.tsx';
import { useArrowKeys, useNeighbours } from './neighbours.ts';
import { OtherMoves } from './OtherMoves.tsx';
import { Outcomes } from './Outcomes.tsx';
import { useDelete } from './other-changes.ts';
import { AnswerLanguage, Reach, ReadyAnswers } from './Reach.tsx';

/** One enquiry and everything that can be done with it. */
export function Enquiry() {
  const { id } = useParams({ from: '/signed-in/enquiries/$id' });
  const filter = useSearch({ from: '/signed-in/enquiries/$id' });
  const { frame, enquiry: copy } = useCopy();
  const { data, error, isPending, refetch } = useEnquiry(id);
  const neighbours = useNeighbours(id, filter);
  useArrowKeys(id, neighbours, filter);
  useSeen(data, filter);
  const isGone = error instanceof DeskError && error.problem === 'not-found';
  const shown = isGone ? undefined : data;
  return (
    <>
      {!shown && <Refused />}
      {isPending && <Spinner copy={frame.loading} />}
      {isGone ? (
        <p role="alert">{copy.gone}</p>
      ) : (
        <Problem error={error} retry={() => void refetch()} />
      )}
      {shown ? <Opened key={id} enquiry={shown} filter={filter} /> : <Back filter={filter} />}
      <EnquiryBar enquiry={isGone ? null : data} neighbours={neighbours} filter={filter} />
    </>
  );
}

/** An error appears where it moves no button: on a phone, the message above the buttons makes room for it. */
function Opened({ enquiry, filter }: { enquiry: OpenedEnquiry; filter: Filter }) {
  const { enquiry: copy } = useCopy();
  const { person } = useSignedIn();
  const move = useMove(enquiry.id, person.name);
  const hasVisit = enquiry.tab !== 'spam';
  useForgetFailed(enquiry.id);
  return (
    <article className="grid items-start gap-6 lg:grid-cols-desk">
      <div className="first-screen lg:sticky lg:top-4">
        <div className="flex items-center gap-2 narrowest:flex-wrap">
          <Back filter={filter} />
          <Heading isSmall>{enquiry.name}</Heading>
          <span className="flex shrink-0 items-center gap-2 max-lg:ml-auto">
            <WayDown notes={enquiry.notes.length} hasVisit={hasVisit} />
            <MovesMenu enquiry={enquiry} />
          </span>
        </div>
        <Marks enquiry={enquiry} />
        <DoctorsNote enquiry={enquiry} />
        <div className="empty:hidden md:order-1">
          <Problem error={move.error} />
          <Refused shown={enquiry.id} isTold={move.isError} />
        </div>
        <Message enquiry={enquiry} />
        <div className="grid gap-2 print:hidden">
          <Reach enquiry={enquiry} />
          <NumberDoubts enquiry={enquiry} />
          <AnswerLanguage enquiry={enquiry} />
          <ReadyAnswers enquiry={enquiry} />
          <Outcomes enquiry={enquiry} move={move} />
        </div>
      </div>
      <div className="grid gap-6">
        <Notes enquiry={enquiry} />
        {hasVisit && (
          <div id={visitPart}>
            <Visit enquiry={enquiry} />
          </div>
        )}
        <Others enquiry={enquiry} />
        <Details enquiry={enquiry} />
        <History enquiry={enquiry} />
        <div className="grid gap-6 print:hidden">
          <AllAnswers enquiry={enquiry} />
          <div className="flex flex-wrap gap-2">
            <OtherMoves enquiry={enquiry} />
            <button
              type="button"
              className={buttonClasses('outline')}
              onClick={() => window.print()}
            >
              {copy.print}
            </button>
          </div>
          {enquiry.source === 'form' && <Deliveries enquiry={enquiry} />}
          <Deletion enquiry={enquiry} filter={filter} />
        </div>
      </div>
    </article>
  );
}

/** Links, on a phone, to what is below the first screen. */
function WayDown({ notes, hasVisit }: { notes: number; hasVisit: boolean }) {
  const { parts, visits } = useCopy();
  const link = 'min-h-11 min-w-6 content-center text-small font-semibold underline';
  return (
    <span className="flex shrink-0 gap-3 lg:hidden print:hidden">
      <a href="#notes" className={link}>
        {parts.notes}
        {notes > 0 && ` (${notes})`}
      </a>
      {hasVisit && (
        <a href={`#${visitPart}`} className={link}>
          {visits.visit}
        </a>
      )}
    </span>
  );
}

/** The message itself; a long one scrolls, so that the buttons below stay on the screen. */
function Message({ enquiry }: { enquiry: OpenedEnquiry }) {
  const { enquiry: copy } = useCopy();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section without a heading
    <div
      role="region"
      aria-label={copy.message}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
      tabIndex={0}
      lang={enquiry.language}
      className="message card p-3 wrap-anywhere whitespace-pre-wrap sm:p-5"
    >
      {enquiry.message}
    </div>
  );
}

/** The link back to the place in the list. */
function Back({ filter }: { filter: Filter }) {
  const { enquiry: copy } = useCopy();
  return (
    <Link
      to="/"
      search={filter}
      resetScroll={false}
      aria-label={copy.back}
      className="pill min-h-11 min-w-11 shrink-0 justify-center border border-rule bg-surface print:hidden"
    >
      <Icon name="arrow-left" size={18} />
      <span className="max-md:hidden">{copy.back}</span>
    </Link>
  );
}

/** Deletes an enquiry permanently, once a word has been typed. */
function Deletion({ enquiry, filter }: { enquiry: OpenedEnquiry; filter: Filter }) {
  const { parts: copy } = useCopy();
  const navigate = useNavigate();
  const leave = () => navigate({ to: '/', search: filter, resetScroll: false });
  const remove = useDelete(enquiry, leave);
  return (
    <DeleteForGood
      copy={{ ...copy, deleteHeading: interpolate(copy.deleteHeading, { NAME: enquiry.name }) }}
      remove={remove}
      onConfirm={() => remove.mutate()}
    />
  );
}

/** Warns of a number that cannot be dialled, or that probably reaches nobody, before anyone calls it. */
function NumberDoubts({ enquiry }: { enquiry: OpenedEnquiry }) {
  const { phone, phones } = enquiry;
  const { enquiry: copy, list } = useCopy();
  const doubts =
    phone !== '' && phones.length === 0
      ? [`${phone}: ${list.noCall}`]
      : phones
          .filter(({ isKnown }) => !isKnown)
          .map(({ text }) => interpolate(copy.unknownNumber, { PHONE: text }));
  if (doubts.length === 0) return null;
  return (
    <div className="text-small">
      {doubts.map((doubt) => (
        <p key={doubt} className="font-semibold wrap-anywhere">
          {doubt}
        </p>
      ))}
      <CorrectLink enquiry={enquiry} />
    </div>
  );
}

/** Other enquiries from the same number or email address. */
function Others({ enquiry }: { enquiry: OpenedEnquiry }) {
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

/** What to know about an opened enquiry at a glance, and who else has it open. */
function Marks({ enquiry }: { enquiry: OpenedEnquiry }) {
  const { enquiry: copy, list, visits } = useCopy();
  const clock = useClock();
  const stateOf = useVisitState();
  const openings = { opened: copy.openedBy, called: list.calledBy, messaged: list.messagedBy };
  const wroteBefore = enquiry.others.some(({ receivedAt }) => receivedAt <= enquiry.receivedAt);
  return (
    <p className="flex min-h-6 flex-wrap gap-x-2 gap-y-1 text-small">
      <Chips enquiry={{ ...enquiry, wroteBefore: false }} isTabShown={false} />
      {isClosedThen(enquiry) && (
        <a href={`#${visitPart}`} className="min-h-6 font-semibold underline">
          {stateOf(enquiry)}. {visits.closedThen}
        </a>
      )}
      {wroteBefore && (
        <a href="#others" className="min-h-6 font-semibold underline">
          {list.wroteBefore}
        </a>
      )}
      {enquiry.openedBy.map(({ by, at, how }) => (
        <span key={by + how}>{interpolate(openings[how], { NAME: by, TIME: clock(at) })}</span>
      ))}
    </p>
  );
}
