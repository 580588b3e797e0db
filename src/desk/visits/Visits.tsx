import { Link } from '@tanstack/react-router';
import type { Appointment, Visit, VisitDay, VisitsAnswer } from '../../../shared/desk/visits.ts';
import { hoursOn, specialDaysOn } from '../../../shared/hours/week-hours.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { buttonClasses } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useNoteSent } from '../api/enquiry-changes.ts';
import { offeredText } from '../api/offer-text.ts';
import { replyLinks } from '../api/reply-links.ts';
import { useSignedIn } from '../api/session.ts';
import { useVisits, useVisitTimes } from '../api/visits.ts';
import { UrgentChip } from '../enquiries/parts/Chips.tsx';
import { NotRecorded } from '../enquiries/parts/NotRecorded.tsx';
import { useSpanText } from '../notices/span.ts';
import { Heading } from '../parts/Heading.tsx';
import { Problem } from '../parts/Problem.tsx';
import { useCopy, useSetup } from '../parts/setup.ts';
import { clinicTime } from '../time/clinic-time.ts';
import { useDays, useTimeOfDay, useTimes } from '../time/times.ts';
import { visitPart } from './OfferForm.tsx';
import { countInHour, type ListedVisit, shownDays, visitsAndOffers } from './visit-day.ts';

/**
 * The agreed visits, the offers without an answer and the promised calls of today and tomorrow, for printing, and of
 * the next open day if the clinic is closed tomorrow; later days are folded away.
 */
export function Visits() {
  const { copy: all, clinicNames, language } = useSetup();
  const { visits: copy, frame } = all;
  const { data, error, isPending, refetch } = useVisits();
  const openDays = useVisitTimes(true).data?.openDays;
  const isClosed = useClosedDays();
  const { days, later } =
    data && openDays ? shownDays(data, { openDays, isClosed }) : (data ?? noDays);
  const laterOnes = later.flatMap((day) => [...visitsAndOffers(day), ...day.calls]);
  return (
    <>
      <p className="hidden font-semibold print:block">
        {clinicNames[language] ?? Object.values(clinicNames)[0]}
      </p>
      <Heading
        beside={
          <button
            type="button"
            className={buttonClasses('outline', 'print:hidden')}
            onClick={() => window.print()}
          >
            {copy.print}
          </button>
        }
      >
        {copy.heading}
      </Heading>
      <NotRecorded />
      {isPending && <Spinner copy={frame.loading} />}
      <Problem error={error} retry={() => void refetch()} />
      {days.map((day) => (
        <Day key={day.day} day={day} />
      ))}
      {laterOnes.length > 0 && (
        <details>
          <summary className="mb-4 min-h-11 cursor-pointer content-center font-semibold">
            {copy.later} ({laterOnes.length})
          </summary>
          {later.map((day) => (
            <Day key={day.day} day={day} />
          ))}
        </details>
      )}
    </>
  );
}

const noDays: VisitsAnswer = { days: [], later: [] };

/** Whether the clinic is known to have no hours on a day. */
function useClosedDays(): (day: string) => boolean {
  const { openingHours } = useSetup();
  const times = useVisitTimes(true).data;
  return (day) => times !== undefined && hoursOn(day, openingHours, times.specialDays).length === 0;
}

/** Writes a day, with its hours where they are not those of every week. */
function useDayText(): (day: string) => string {
  const dayOf = useDays();
  const spanOf = useSpanText();
  const specialDays = useVisitTimes(true).data?.specialDays ?? [];
  return (day) => {
    const hours = specialDaysOn(day, specialDays)?.hours;
    return hours ? spanOf({ day, hours }) : dayOf(day);
  };
}

function Day({ day: { day, calls, tried = [], ...ofDay } }: { day: VisitDay }) {
  const { visits: copy } = useCopy();
  const dayText = useDayText();
  const isClosed = useClosedDays()(day);
  const visits = visitsAndOffers(ofDay);
  const inHour = countInHour(visits, useSignedIn().timeZone);
  return (
    <section className="mb-6">
      <h2 className="text-card">{dayText(day)}</h2>
      {isClosed && <p className="mt-2 font-semibold">{copy.closed}</p>}
      {visits.length === 0 && <p className="mt-2">{copy.none}</p>}
      <Appointments day={day} appointments={visits} inHour={inHour} />
      {calls.length > 0 && <h3 className="mt-4 font-semibold">{copy.calls}</h3>}
      <Appointments day={day} appointments={calls} />
      {tried.length > 0 && <h3 className="mt-4 font-semibold">{copy.tried}</h3>}
      <Appointments day={day} appointments={tried} />
    </section>
  );
}

interface AppointmentsProps {
  /** The day they are listed under; an earlier call shows its own day. */
  day: string;
  appointments: (Appointment | ListedVisit)[];
  /** For visits: how many are in the hour of each. */
  inHour?: Map<string, number>;
}

function Appointments({ day, appointments, inHour }: AppointmentsProps) {
  return (
    <ul className="card mt-2 divide-y divide-line empty:hidden">
      {appointments.map((appointment) => (
        <AppointmentItem
          key={appointment.id}
          day={day}
          appointment={appointment}
          inHour={inHour?.get(appointment.id) ?? 1}
        />
      ))}
    </ul>
  );
}

/** Sends an offer that is not sent yet by WhatsApp; where that is not possible, leads to what sends it. */
function SendUnsent({
  visit,
  unsent,
}: {
  visit: Pick<Visit, 'id' | 'at' | 'name' | 'phones' | 'line' | 'booked'>;
  unsent: NonNullable<Visit['unsent']>;
}) {
  const setup = useSetup();
  const { visits: copy } = setup.copy;
  const { timeZone } = useSignedIn();
  const sent = useNoteSent(visit.id);
  const text = offeredText({ ...visit, ...unsent }, setup, timeZone);
  const answered = { ...visit, email: '', language: unsent.language };
  const chat = replyLinks(answered, setup, text).phones.find((phone) => phone.chat)?.chat;
  const classes = buttonClasses('outline', 'min-h-11 py-1 print:hidden');
  return (
    <span className="w-full">
      {chat ? (
        <a
          href={chat}
          target="_blank"
          rel="noreferrer"
          className={classes}
          onClick={() => sent.mutate(unsent.offer)}
        >
          <Icon name="whatsapp" size={18} />
          {copy.chat}
        </a>
      ) : (
        <Link to="/enquiries/$id" params={{ id: visit.id }} hash={visitPart} className={classes}>
          {copy.send}
        </Link>
      )}
      <Problem error={sent.error} />
    </span>
  );
}

const mark = 'self-center rounded-full border border-ink px-2 font-semibold text-fine';

function AppointmentItem({
  day,
  appointment,
  inHour,
}: {
  day: string;
  appointment: Appointment & Partial<ListedVisit>;
  inHour: number;
}) {
  const { copy, placesPerHour } = useSetup();
  const { timeZone } = useSignedIn();
  const timeOfDay = useTimeOfDay();
  const timeOf = useTimes();
  const { id, at, name, phone, phones, line, booked, note, urgent } = appointment;
  const { isUnanswered, unsent, isClosed } = appointment;
  const [first] = phones;
  const isOfDay = clinicTime(new Date(at), timeZone).startsWith(day);
  const details = [booked.map(({ title }) => title).join(', '), line, note];
  return (
    <li className="flex gap-3 px-4 py-3 sm:px-5">
      <div className="flex min-w-0 grow flex-wrap content-start gap-x-5 gap-y-1">
        <time dateTime={at} className="font-semibold tabular-nums">
          {isOfDay ? timeOfDay(at) : timeOf(at)}
        </time>
        <Link
          to="/enquiries/$id"
          params={{ id }}
          className="inline-block min-h-6 wrap-anywhere font-semibold underline"
        >
          {name}
        </Link>
        {urgent && (
          <span className="self-center">
            <UrgentChip />
          </span>
        )}
        <span className="tabular-nums">{phone}</span>
        {isUnanswered && (
          <span className={mark}>{unsent ? copy.list.unsent : copy.visits.unanswered}</span>
        )}
        {inHour > 1 && (
          <span className={mark}>
            {interpolate(copy.visits.taken, { COUNT: inHour, PLACES: placesPerHour })}
          </span>
        )}
        {unsent && !isClosed && Date.parse(at) > Date.now() && (
          <SendUnsent visit={{ id, at, name, phones, line: line ?? '', booked }} unsent={unsent} />
        )}
        {isClosed && <strong className="w-full text-small">{copy.visits.closedThen}</strong>}
        {details.filter(Boolean).map((text) => (
          <span key={text} className="w-full wrap-anywhere whitespace-pre-wrap text-small">
            {text}
          </span>
        ))}
      </div>
      {first && (
        <a
          href={`tel:${first.number}`}
          className="grid size-11 shrink-0 place-items-center rounded-full border border-rule bg-surface print:hidden"
          aria-label={`${copy.enquiry.call}: ${name}`}
        >
          <Icon name="phone" size={20} />
        </a>
      )}
    </li>
  );
}
