import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { EnquiryTab } from '../../../shared/desk/enquiries/list.ts';
import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { buttonClasses } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useEnquiry } from '../api/enquiries.ts';
import { useDelete, useMove } from '../api/enquiry-changes.ts';
import { DeskError } from '../api/request.ts';
import { useSignedIn } from '../api/session.ts';
import { ConfirmButton } from '../dialogs/Confirm.tsx';
import { Heading } from '../parts/Heading.tsx';
import { Problem } from '../parts/Problem.tsx';
import { useCopy } from '../parts/setup.ts';
import { useIsWide } from '../parts/wide.ts';
import { useTimes } from '../time/times.ts';
import { visitId } from '../visits/OfferForm.tsx';
import { useVisitMessage } from '../visits/SendOffer.tsx';
import { Visit } from '../visits/Visit.tsx';
import {
  ContactButtons,
  compactButton,
  FirstReadyAnswers,
  quietButton,
  ReadyAnswersButton,
} from './ContactButtons.tsx';
import { EnquiryBar } from './EnquiryBar.tsx';
import { ListPane } from './EnquiryList.tsx';
import { type Filter, rememberOpened } from './filter.ts';
import { Highlights, othersId, UrgentHighlight } from './Highlights.tsx';
import { Collapsible, Details, History } from './History.tsx';
import { Message, Room } from './Message.tsx';
import { DoctorsNote, LatestNote, Notes } from './Notes.tsx';
import { NotRecordedYet, RefusedChanges, useDismissRefused } from './NotRecorded.tsx';
import { Outcomes } from './Outcomes.tsx';

const Popup = lazy(async () => ({ default: (await import('../dialogs/Popup.tsx')).Popup }));

/** One enquiry and everything that can be done with it; on a wide screen between its list and its visit and notes. */
export function Enquiry() {
  const { id } = useParams({ from: '/signed-in/enquiries/$id' });
  const filter = useSearch({ from: '/signed-in/enquiries/$id' });
  const { frame, enquiry: copy } = useCopy();
  const { data, error, isPending, refetch } = useEnquiry(id);
  const isWide = useIsWide();
  useEffect(() => {
    if (data) rememberOpened(data.id);
  }, [data]);
  const isGone = error instanceof DeskError && error.problem === 'not-found';
  const openedEnquiry = isGone ? undefined : data;
  return (
    <div className="panes:grid panes:grid-cols-panes">
      {isWide && <ListPane filter={filter} openedId={id} />}
      <div className="panes:contents">
        {!openedEnquiry && (
          <div className="pane panes:flex panes:flex-col">
            <div className="first-screen">
              <div className="flex items-center gap-2">
                <Back filter={filter} />
                <div role="alert">
                  {isGone && <h1 className="text-card md:text-heading">{copy.gone}</h1>}
                </div>
              </div>
              <RefusedChanges />
              {isPending && <Spinner copy={frame.loading} />}
              {!isGone && <Problem error={error} retry={() => void refetch()} />}
            </div>
            <EnquiryBar id={id} enquiry={isGone ? null : data} filter={filter} />
          </div>
        )}
        {openedEnquiry && <OpenedView key={id} enquiry={openedEnquiry} filter={filter} />}
      </div>
    </div>
  );
}

/**
 * An opened enquiry. Errors appear where they move no button: on a phone, the patient's message above the buttons makes
 * room.
 */
function OpenedView({ enquiry, filter }: { enquiry: OpenedEnquiry; filter: Filter }) {
  const { person } = useSignedIn();
  const isWide = useIsWide();
  const move = useMove(enquiry.id, person.name);
  const hasVisit = enquiry.tab !== 'spam';
  const wasContacted = enquiry.openedBy.some(({ how }) => how !== 'opened');
  const [isContacted, setContacted] = useState(wasContacted);
  const canContact = enquiry.phones.length > 0 || enquiry.email !== '';
  const isUnhandled = enquiry.movedTo === 'new' && enquiry.pending === null;
  const needsContact = canContact && !isContacted;
  // Sending the offer is then the next step.
  const hasUnsentOffer = useVisitMessage(enquiry) !== null && enquiry.visit.isUnsent;
  useDismissRefused(enquiry.id);
  const [hasRoom, setHasRoom] = useState(true);
  // Decided when it is opened, so that nothing moves later.
  const [areNotesFirst] = useState(
    enquiry.urgent && enquiry.notes.length > 0 && enquiry.visit.at === null,
  );
  const visit = hasVisit && (
    <div key="visit" id={visitId}>
      <Visit enquiry={enquiry} />
    </div>
  );
  const notes = <Notes key="notes" enquiry={enquiry} />;
  const answerProps = { enquiry, onContact: () => setContacted(true) };
  const readyAnswers = <FirstReadyAnswers {...answerProps} />;
  // Sending an offer comes before other answers.
  const areAnswersFolded = !hasRoom || hasUnsentOffer;
  return (
    <article className="panes:contents">
      <div className="pane panes:flex panes:flex-col">
        <div className="first-screen">
          <div className="flex items-center gap-2 narrowest:flex-wrap">
            <Back filter={filter} />
            <Heading isSmall>{enquiry.name}</Heading>
            <Menu enquiry={enquiry} filter={filter} />
          </div>
          <UrgentHighlight enquiry={enquiry} />
          <DoctorsNote enquiry={enquiry} />
          <div className="empty:hidden md:order-1">
            <Problem error={move.error} />
            <RefusedChanges shownId={enquiry.id} isShownElsewhere={move.isError} />
          </div>
          <div className="panes:card contents panes:block">
            <Message enquiry={enquiry}>
              {!isWide && !hasUnsentOffer && (
                <Room hasRoom={hasRoom} onMeasured={setHasRoom}>
                  {readyAnswers}
                </Room>
              )}
            </Message>
            <LatestNote enquiry={enquiry} />
            <Highlights enquiry={enquiry} />
            <div className="grid gap-2 panes:flex panes:flex-wrap panes:gap-x-3 panes:border-line panes:border-t panes:px-4 panes:pt-4 panes:pb-1 print:hidden">
              <ContactButtons
                enquiry={enquiry}
                isNext={hasUnsentOffer || (isUnhandled && needsContact)}
                onContact={() => setContacted(true)}
              />
              <PhoneWarnings enquiry={enquiry} />
              <Outcomes
                enquiry={enquiry}
                move={move}
                isNext={!hasUnsentOffer && isUnhandled && !needsContact}
              />
              {isWide ? (
                <div className="w-full pb-2">{readyAnswers}</div>
              ) : (
                <div className="flex flex-wrap items-center gap-x-3 md:gap-x-6">
                  <JumpLinks enquiry={enquiry} hasVisit={hasVisit} />
                  {areAnswersFolded && <ReadyAnswersButton {...answerProps} />}
                </div>
              )}
            </div>
          </div>
        </div>
        {isWide && (
          <>
            <div className="my-4 grid gap-4">
              <SecondaryDetails enquiry={enquiry} />
            </div>
            <EnquiryBar id={enquiry.id} enquiry={enquiry} filter={filter} />
          </>
        )}
      </div>
      <div className="pane grid content-start gap-4 max-panes:mt-6 panes:border-l panes:bg-surface">
        {isWide && areNotesFirst ? [notes, visit] : [visit, notes]}
        {!isWide && <SecondaryDetails enquiry={enquiry} />}
      </div>
      {!isWide && <EnquiryBar id={enquiry.id} enquiry={enquiry} filter={filter} />}
    </article>
  );
}

/** Details that are rarely needed. */
function SecondaryDetails({ enquiry }: { enquiry: OpenedEnquiry }) {
  return (
    <>
      <OtherEnquiries enquiry={enquiry} />
      <History enquiry={enquiry} />
      <Details enquiry={enquiry} action={<CorrectLink enquiry={enquiry} />} />
    </>
  );
}

/** Links, on a narrow screen, to the visit and the notes further down. */
function JumpLinks({ enquiry, hasVisit }: { enquiry: OpenedEnquiry; hasVisit: boolean }) {
  const { common, visits } = useCopy();
  const { length } = enquiry.notes;
  return (
    <>
      {hasVisit && (
        <a href={`#${visitId}`} className={buttonClasses('outline', compactButton)}>
          {enquiry.visit.at === null ? visits.offerHeading : visits.visit}
        </a>
      )}
      <a href="#notes" className={quietButton}>
        {common.notes}
        {length > 0 && ` (${length})`}
      </a>
    </>
  );
}

/** The link back to the same position in the list; hidden on a wide screen, which shows the list beside the enquiry. */
function Back({ filter }: { filter: Filter }) {
  const { enquiry: copy } = useCopy();
  return (
    <Link
      to="/"
      search={filter}
      resetScroll={false}
      aria-label={copy.back}
      className="-ml-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-panel panes:hidden print:hidden"
    >
      <Icon name="arrow-left" size={22} />
    </Link>
  );
}

/** Where the menu can move an enquiry. The buttons never change places, so that a second press hits the same one. */
const menuTabs: EnquiryTab[] = ['archived', 'spam', 'new'];

/** The button beside the name for rare actions: moving an enquiry to another tab, and deleting it. */
function Menu({ enquiry, filter }: { enquiry: OpenedEnquiry; filter: Filter }) {
  const { enquiry: copy } = useCopy();
  const { person } = useSignedIn();
  const move = useMove(enquiry.id, person.name);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { movedTo } = enquiry;
  const labels = {
    archived: copy.archive,
    spam: copy.spam,
    new: movedTo === 'spam' ? copy.notSpam : copy.reopen,
  } as Record<EnquiryTab, string>;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={copy.otherMoves}
        className="ml-auto size-11 shrink-0 rounded-full font-semibold hover:bg-panel print:hidden"
        onClick={() => setOpen(true)}
      >
        •••
      </button>
      {isOpen && (
        <Suspense>
          <Popup heading={copy.otherMoves} onClose={close}>
            <div className="mt-4 flex flex-wrap gap-3">
              {menuTabs.map((tab) => {
                const isDisabled = movedTo === tab || move.isPending;
                return (
                  <button
                    key={tab}
                    type="button"
                    className={buttonClasses('outline', 'aria-disabled:bg-panel')}
                    aria-disabled={isDisabled}
                    onClick={() => !isDisabled && move.mutate({ tab }, { onSuccess: close })}
                  >
                    {labels[tab]}
                  </button>
                );
              })}
            </div>
            <Problem error={move.error} />
            <NotRecordedYet />
            <RefusedChanges shownId={enquiry.id} isShownElsewhere />
            <Deletion enquiry={enquiry} filter={filter} />
          </Popup>
        </Suspense>
      )}
    </>
  );
}

/** Deletes an enquiry permanently, after a dialog that names the patient. */
function Deletion({ enquiry, filter }: { enquiry: OpenedEnquiry; filter: Filter }) {
  const { common: copy } = useCopy();
  const navigate = useNavigate();
  const leave = () => navigate({ to: '/', search: filter, resetScroll: false });
  const remove = useDelete(enquiry, leave);
  return (
    <p>
      <ConfirmButton
        label={copy.delete}
        heading={interpolate(copy.deleteHeading, { NAME: enquiry.name })}
        text={copy.deleteText}
        change={remove}
        onConfirm={() => remove.mutate()}
      />
    </p>
  );
}

/** Warns of a number that cannot be dialled, or that probably reaches nobody, before anyone calls it. */
function PhoneWarnings({ enquiry }: { enquiry: OpenedEnquiry }) {
  const { phone, phones } = enquiry;
  const { enquiry: copy, list } = useCopy();
  const warnings =
    phone !== '' && phones.length === 0
      ? [`${phone}: ${list.noCall}`]
      : phones
          .filter(({ isKnown }) => !isKnown)
          .map(({ text }) => interpolate(copy.unknownNumber, { PHONE: text }));
  if (warnings.length === 0) return null;
  return (
    <div className="text-small panes:w-full">
      {warnings.map((warning) => (
        <p key={warning} className="font-semibold wrap-anywhere">
          {warning}
        </p>
      ))}
      <CorrectLink enquiry={enquiry} />
    </div>
  );
}

/**
 * A link for correcting an enquiry that staff have entered, or the phone number in one that came through the form. The
 * link is large enough for a thumb, but takes up only one line: below a doubtful number, the screen has no room for
 * more.
 */
function CorrectLink({ enquiry: { id, source } }: { enquiry: OpenedEnquiry }) {
  const { enquiry: copy } = useCopy();
  const filter = useSearch({ from: '/signed-in/enquiries/$id' });
  return (
    <Link
      to="/enquiries/$id/correct"
      params={{ id }}
      search={filter}
      className="relative -mt-2 -mb-2 flex min-h-11 w-fit items-center font-semibold underline print:hidden"
    >
      {source === 'form' ? copy.correctPhone : copy.correct}
    </Link>
  );
}

/** From this number on, the other enquiries of a patient are collapsed. */
const collapseThreshold = 4;

/** Other enquiries from the same number or email address. */
function OtherEnquiries({ enquiry }: { enquiry: OpenedEnquiry }) {
  const { enquiry: copy, list } = useCopy();
  const timeOf = useTimes();
  if (enquiry.others.length === 0) return null;
  return (
    <Collapsible
      id={othersId}
      heading={`${copy.others} (${enquiry.others.length})`}
      isCollapsed={enquiry.others.length >= collapseThreshold}
    >
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
    </Collapsible>
  );
}
