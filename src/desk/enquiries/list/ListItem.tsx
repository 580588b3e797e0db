import { Link } from '@tanstack/react-router';
import type { ListedEnquiry } from '../../../../shared/desk/enquiries/list.ts';
import { hasPatientAnswered } from '../../../../shared/desk/enquiries/order.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useNoteContact } from '../../api/enquiry-changes.ts';
import { replyLinks } from '../../api/reply-links.ts';
import { useSignedIn } from '../../api/session.ts';
import { useCopy, useSetup } from '../../parts/setup.ts';
import { useClock, useRecently, useTimes } from '../../time/times.ts';
import { useWaited } from '../../time/waited.ts';
import { useVisitState } from '../../visits/visit-events.ts';
import { Chips, DoctorWroteChip } from '../parts/Chips.tsx';
import type { Filter } from '../parts/filter.ts';
import { useGreeting } from '../parts/use-greeting.ts';

interface ListItemProps {
  enquiry: ListedEnquiry;
  /** The filter of the list, which the enquiry's page uses for its neighbours. */
  filter: Filter;
  /** Whether it is selected; undefined unless enquiries are being selected. */
  isChosen: boolean | undefined;
  onChoose: () => void;
}

/** An enquiry in the list. A press on it opens it or, while enquiries are being selected, selects it. */
export function ListItem({ enquiry, filter, isChosen, onChoose }: ListItemProps) {
  const { list: copy } = useCopy();
  const stateOf = useVisitState();
  const { id, name, phone, phones, beginning, answered, delivery, language } = enquiry;
  const { notes, pending, visit } = enquiry;
  return (
    <li className="relative flex gap-2 py-2 pr-1 pl-4 hover:bg-panel narrowest:flex-wrap narrowest:px-3 sm:px-5">
      {isChosen !== undefined && (
        <label className="grid min-h-11 min-w-11 cursor-pointer place-items-center after:absolute after:inset-0">
          <input
            type="checkbox"
            className="size-6 accent-brand"
            checked={isChosen}
            onChange={onChoose}
            aria-label={interpolate(copy.choose, { NAME: name })}
          />
        </label>
      )}
      <div className="min-w-0 grow narrowest:basis-full">
        <div className="flex items-baseline justify-between gap-x-4 narrowest:flex-wrap">
          {isChosen === undefined ? (
            <Link
              id={`enquiry-${id}`}
              to="/enquiries/$id"
              params={{ id }}
              search={filter}
              className="wrap-anywhere font-semibold after:absolute after:inset-0"
            >
              {name}
            </Link>
          ) : (
            <strong className="wrap-anywhere font-semibold">{name}</strong>
          )}
          <Time enquiry={enquiry} />
        </div>
        <p className="line-clamp-2 wrap-anywhere text-soft" lang={language}>
          {beginning}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-soft">
          <Chips enquiry={enquiry} isTabShown={Boolean(filter.search)} />
          {pending?.doctorsNote && <DoctorWroteChip />}
          <span className={isForNumber(filter) ? undefined : 'max-md:hidden'}>{phone}</span>
          {answered && <span>{interpolate(copy.answeredBy, { NAME: answered.by })}</span>}
          {notes > 0 && (
            <span>{notes === 1 ? copy.note : interpolate(copy.notes, { COUNT: notes })}</span>
          )}
          {visit.state !== 'received' && !hasPatientAnswered(enquiry) && (
            <span className="font-semibold text-ink">{stateOf(enquiry)}</span>
          )}
          {phone && phones.length === 0 && <span className="font-semibold">{copy.noCall}</span>}
          <Openings enquiry={enquiry} />
          {delivery === 'waiting' && <span className="font-semibold">{copy.notSent}</span>}
        </p>
      </div>
      <Shortcuts enquiry={enquiry} />
    </li>
  );
}

/** Who has it open, or has begun to call or write to the patient; what this person has only opened is left out. */
function Openings({ enquiry: { openedBy } }: { enquiry: ListedEnquiry }) {
  const { list: copy } = useCopy();
  const { person } = useSignedIn();
  const clock = useClock();
  const texts = { opened: copy.openedBy, called: copy.calledBy, messaged: copy.messagedBy };
  return openedBy
    .filter(({ by, how }) => how !== 'opened' || by !== person.name)
    .map(({ by, at, how }) => (
      <span key={by + how} className="font-semibold text-ink">
        {interpolate(texts[how], { NAME: by, TIME: clock(at) })}
      </span>
    ));
}

/** Whether digits are searched for; then a phone, too, shows which number has them. */
const isForNumber = ({ search = '' }: Filter) => /\p{Nd}/u.test(search);

/** How long an open enquiry has been waiting; for any other, when it arrived. */
function Time({ enquiry: { tab, receivedAt } }: { enquiry: ListedEnquiry }) {
  const timeOf = useTimes();
  const recently = useRecently();
  const waited = useWaited();
  const isOpen = tab === 'new' || tab === 'pending';
  return (
    <time
      dateTime={receivedAt}
      title={timeOf(receivedAt)}
      className="shrink-0 text-small text-soft tabular-nums max-sm:max-w-28"
    >
      {isOpen ? waited(receivedAt) : recently(receivedAt)}
    </time>
  );
}

const shortcut =
  'grid min-h-11 min-w-11 place-items-center rounded-full border border-rule bg-surface';

/** Links that call the first number, and open a chat with the first that has WhatsApp. */
function Shortcuts({ enquiry }: { enquiry: ListedEnquiry }) {
  const setup = useSetup();
  const { enquiry: copy } = setup.copy;
  const greetingOf = useGreeting();
  const { mutate: noteContact } = useNoteContact(enquiry.id);
  const { phones } = replyLinks(enquiry, setup, greetingOf(enquiry));
  const [first] = phones;
  const chat = phones.find((phone) => phone.chat)?.chat;
  return (
    <span className="relative z-10 flex shrink-0 flex-col gap-1 self-center narrowest:flex-row sm:flex-row print:hidden">
      {first && (
        <a
          href={first.call}
          className={shortcut}
          aria-label={`${copy.call}: ${enquiry.name}`}
          onClick={() => noteContact('called')}
        >
          <Icon name="phone" size={20} />
        </a>
      )}
      {chat && (
        <a
          href={chat}
          target="_blank"
          rel="noreferrer"
          className={shortcut}
          aria-label={`${copy.chat}: ${enquiry.name}`}
          onClick={() => noteContact('messaged')}
        >
          <Icon name="whatsapp" size={20} />
        </a>
      )}
    </span>
  );
}
