import { Link, useParams, useSearch } from '@tanstack/react-router';
import type { OpenedEnquiry } from '../../../../shared/desk/enquiries/opened.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useEnquiry } from '../../api/enquiries.ts';
import { useMove } from '../../api/enquiry-changes.ts';
import { DeskError } from '../../api/request.ts';
import { useSignedIn } from '../../api/session.ts';
import { Heading } from '../../parts/Heading.tsx';
import { Problem } from '../../parts/Problem.tsx';
import { useCopy } from '../../parts/setup.ts';
import { visitPart } from '../../visits/OfferForm.tsx';
import { Visit } from '../../visits/Visit.tsx';
import { DoctorsNote } from '../parts/DoctorsNote.tsx';
import type { Filter } from '../parts/filter.ts';
import { Marks } from '../parts/Marks.tsx';
import { Refused } from '../parts/NotRecorded.tsx';
import { useSeen } from '../parts/seen.ts';
import { useForgetFailed } from '../parts/unrecorded.ts';
import { AllAnswers } from './AllAnswers.tsx';
import { Deletion } from './Deletion.tsx';
import { Deliveries } from './Deliveries.tsx';
import { Details } from './Details.tsx';
import { EnquiryBar } from './EnquiryBar.tsx';
import { History } from './History.tsx';
import { MovesMenu } from './MovesMenu.tsx';
import { Notes } from './Notes.tsx';
import { NumberDoubts } from './NumberDoubts.tsx';
import { useArrowKeys, useNeighbours } from './neighbours.ts';
import { OtherMoves } from './OtherMoves.tsx';
import { Others } from './Others.tsx';
import { Outcomes } from './Outcomes.tsx';
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
