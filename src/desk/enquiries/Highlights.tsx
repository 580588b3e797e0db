import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { buttonClasses } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { isEmergency, phoneText } from '../api/patient-messages.ts';
import { useCopy, useSetup } from '../parts/setup.ts';
import { useIsWide } from '../parts/wide.ts';
import { useShortTimes, useTimes } from '../time/times.ts';
import { visitId } from '../visits/OfferForm.tsx';
import { isClosedAtVisit, isHeld } from '../visits/SendOffer.tsx';
import { useVisitStateWithSending } from '../visits/visit-events.ts';
import { Chips, UrgentChip } from './Chips.tsx';

/** The id of the section with the patient's other enquiries, for links. */
export const othersId = 'others';

const openOthers = () => document.getElementById(othersId)?.setAttribute('open', '');

/** What stands above a message that has emergency words. */
export function UrgentHighlight({ enquiry }: { enquiry: OpenedEnquiry }) {
  if (!enquiry.urgent) return null;
  if (enquiry.tab === 'new') return <CallNow />;
  return (
    <p className="flex shrink-0 md:my-1">
      <UrgentChip />
    </p>
  );
}

/** What to know about an opened enquiry at a glance, and who else has just opened it; below its message. */
export function Highlights({ enquiry }: { enquiry: OpenedEnquiry }) {
  const { enquiry: copy, list, visits } = useCopy();
  const shortTimeOf = useShortTimes();
  const stateOf = useVisitStateWithSending();
  const isClosed = isClosedAtVisit(enquiry);
  const isWide = useIsWide();
  // In an emergency, the filled button calls the patient, so this link leads to the button that sends the offer; a wide
  // screen shows that button beside it.
  const hasSendLink = !isWide && enquiry.visit.isUnsent && isEmergency(enquiry);
  const texts = { opened: copy.openedBy, called: list.calledBy, messaged: list.messagedBy };
  const latestNote = enquiry.notes.at(-1);
  // The latest note already names whoever has just written it.
  const openedBy = enquiry.openedBy.filter(
    ({ by, at, how }) =>
      how !== 'opened' || by !== latestNote?.by || shortTimeOf(at) !== shortTimeOf(latestNote.at),
  );
  return (
    <p className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 text-small empty:hidden panes:px-4 panes:pb-3">
      {(isClosed || enquiry.visit.isUnsent || (isHeld(enquiry.visit) && !isWide)) && (
        <a
          href={`#${visitId}`}
          className={`w-full font-semibold ${enquiry.visit.isUnsent ? 'order-last flex min-h-11 items-center gap-2 rounded-card border border-line bg-warm px-3 py-1 *:text-small!' : 'min-h-6 underline'}`}
        >
          {enquiry.visit.isUnsent && !hasSendLink && (
            <Icon name="alert" size={18} className="shrink-0" />
          )}
          <span className="text-balance">
            {stateOf(enquiry)}
            {isClosed && `. ${visits.closedThen}`}
          </span>
          {hasSendLink && (
            <span
              className={buttonClasses('outline', 'ml-auto min-h-11! shrink-0 px-3! print:hidden')}
            >
              {visits.sendOffer}
            </span>
          )}
        </a>
      )}
      {/* The bar at the bottom shows the enquiry's tab. */}
      <Chips enquiry={enquiry} />
      {enquiry.wroteBefore && (
        <a href={`#${othersId}`} className="min-h-6 font-semibold underline" onClick={openOthers}>
          {list.wroteBefore} ({enquiry.others.length})
        </a>
      )}
      {openedBy.map(({ by, at, how }) => (
        <span key={by + how} className="text-soft">
          {interpolate(texts[how], { NAME: by, TIME: shortTimeOf(at) })}
        </span>
      ))}
    </p>
  );
}

/** Tells staff what to do first with a new enquiry that has emergency words. */
function CallNow() {
  const { copy, facts, language } = useSetup();
  const { AMBULANCE = '' } = facts[language] ?? {};
  const [before, after] = copy.list.callNow.split('{AMBULANCE}');
  return (
    <strong className="flex shrink-0 items-center gap-2 rounded-card border-2 border-emergency-ink bg-surface px-3 py-1 text-small md:my-1">
      <Icon name="alert" size={18} className="shrink-0 text-emergency-ink" />
      <span>
        {before}
        <a href={`tel:${AMBULANCE}`} className="whitespace-nowrap underline">
          {AMBULANCE}
        </a>
        {after}
      </span>
    </strong>
  );
}

/**
 * How to reach the patient, when and in which language the enquiry came, and how many came later; only on a narrow
 * screen, where the details are further down. A small phone omits them, so that a long message has room.
 */
export function KeyFacts({ enquiry }: { enquiry: OpenedEnquiry }) {
  const { copy: words, locale } = useSetup();
  const { enquiry: copy, fields } = words;
  const timeOf = useTimes();
  const { receivedAt, others, email, language } = enquiry;
  const phone = phoneText(enquiry);
  return (
    <ul className="key-facts narrowest:hidden panes:hidden print:hidden">
      {phone && (
        <li>
          <span className="text-soft">{fields.phone}</span>
          <span className="wrap-anywhere">{phone}</span>
        </li>
      )}
      <li>
        <span className="text-soft">{copy.received}</span>
        <time dateTime={receivedAt}>{timeOf(receivedAt)}</time>
      </li>
      {email && (
        <li>
          <span className="text-soft">{fields.email}</span>
          <span className="wrap-anywhere">{email}</span>
        </li>
      )}
      <li>
        <span className="text-soft">{copy.language}</span>
        {new Intl.DisplayNames(locale, { type: 'language' }).of(language)}
      </li>
      {others.length > 0 && !enquiry.wroteBefore && (
        <li>
          <a href={`#${othersId}`} className="underline" onClick={openOthers}>
            {copy.otherEnquiries}
          </a>
          {others.length}
        </li>
      )}
    </ul>
  );
}
