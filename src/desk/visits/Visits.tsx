import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { Appointment, Visit, VisitDay } from '../../../shared/desk/visits.ts';
import { hoursOn, specialDaysOn } from '../../../shared/hours/week-hours.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useRecordContact } from '../api/enquiry-changes.ts';
import { bookedNames, phoneText } from '../api/patient-messages.ts';
import { useSignedIn } from '../api/session.ts';
import { useMarkVisit, useVisits, useVisitTimes } from '../api/visits.ts';
import { UrgentChip } from '../enquiries/Chips.tsx';
import { NotRecorded } from '../enquiries/NotRecorded.tsx';
import { ContactLink } from '../parts/ContactLink.tsx';
import { Heading } from '../parts/Heading.tsx';
import { Loading } from '../parts/Loading.tsx';
import { Problem } from '../parts/Problem.tsx';
import { useCopy, useSetup } from '../parts/setup.ts';
import { useIsWide } from '../parts/wide.ts';
import { clinicTime } from '../time/clinic-time.ts';
import { localTime, useBriefWeekdays, useLocalTimeOfDay, useWeekdays } from '../time/times.ts';
import { visitId } from './OfferForm.tsx';
import { Reminders } from './Reminders.tsx';
import { Row } from './Row.tsx';
import {
  countInHour,
  hasHourBegun,
  type ListedVisit,
  splitDays,
  visitsAndOffers,
} from './visit-times.ts';
import { Week } from './Week.tsx';

/** Separates days, and the facts about a visit. */
const separator = ' · ';

const BookHour = lazy(async () => ({ default: (await import('./BookHour.tsx')).BookHour }));

/**
 * The visits of today and tomorrow, which can be printed; the week, in which an hour can be given to a patient; and the
 * reminders. A narrow screen shows the week below the days, or the week or the reminders alone.
 */
export function Visits() {
  const { copy: texts, clinicNames, language } = useSetup();
  const { visits: copy } = texts;
  const { show } = useSearch({ from: '/signed-in/visits' });
  const isWide = useIsWide();
  const query = useVisits();
  const { data } = query;
  const { data: times, isPending } = useVisitTimes(true);
  const [chosenHour, setChosenHour] = useState<string>();
  const navigate = useNavigate();
  const isClosed = useClosedDays();
  // Waits for both requests, so that the layout does not shift when the second one arrives.
  const shownVisits =
    data && !isPending ? splitDays(data, { openDays: times?.openDays ?? [], isClosed }) : undefined;
  const [, ...comingDays] = shownVisits?.days ?? [];
  const nextOpenDay = comingDays.find(({ day }) => !isClosed(day));
  const visitsToRemind = nextOpenDay?.visits.filter((visit) => !visit.isClosed) ?? [];
  const unremindedCount = visitsToRemind.filter((visit) => visit.reminded === null).length;
  const views = [
    { to: undefined, label: copy.days },
    { to: 'week', label: copy.week },
    {
      to: 'reminders',
      label: `${copy.reminders}${unremindedCount > 0 ? ` (${unremindedCount})` : ''}`,
    },
  ] as const;
  const isShown = (view: typeof show) => isWide || show === view;
  return (
    <>
      <p className="hidden font-semibold print:block">
        {clinicNames[language] ?? Object.values(clinicNames)[0]}
      </p>
      <div className="flex flex-wrap items-baseline gap-x-4">
        <Heading isSmall>{copy.heading}</Heading>
        <nav aria-label={copy.heading} className="flex gap-1 print:hidden panes:hidden">
          {views.map(({ to, label }) => (
            <Link
              key={label}
              to="/visits"
              search={to ? { show: to } : {}}
              activeOptions={{ exact: true, explicitUndefined: true }}
              className="tab min-h-11 max-sm:px-1.5"
            >
              {label}
            </Link>
          ))}
        </nav>
        <button
          type="button"
          className="pill tool ml-auto max-sm:hidden print:hidden"
          onClick={() => window.print()}
        >
          <Icon name="print" size={18} />
          {texts.enquiry.print}
        </button>
      </div>
      <NotRecorded />
      <Loading query={query} />
      <div className="mt-4 grid items-start gap-8 panes:mt-6 panes:grid-cols-visits">
        <div className="grid min-w-0 gap-6 empty:hidden">
          {data && shownVisits && isShown(undefined) && (
            <Days {...shownVisits} visitsToMark={data.unmarked} />
          )}
          {nextOpenDay && isShown('reminders') && (
            <Reminders day={nextOpenDay.day} visits={visitsToRemind} />
          )}
        </div>
        {(isShown('week') || show === undefined) && (
          <section className="card min-w-0 p-3 print:hidden">
            <Week times={times} onChoose={setChosenHour} />
          </section>
        )}
      </div>
      {chosenHour && (
        <Suspense>
          <BookHour
            at={chosenHour}
            heldTimes={times?.held ?? []}
            onClose={() => setChosenHour(undefined)}
            onBooked={(id) => {
              void navigate({ to: '/enquiries/$id', params: { id }, hash: visitId });
            }}
          />
        </Suspense>
      )}
    </>
  );
}

interface DaysProps {
  days: VisitDay[];
  later: VisitDay[];
  /** Recent visits for which nobody has recorded whether the patient came. */
  visitsToMark: Visit[];
}

/** Visits, offers and promised calls, day by day; later days are collapsed. */
function Days({ days, later, visitsToMark }: DaysProps) {
  const { visits: copy } = useCopy();
  const now = Date.now();
  const nextVisit = days.flatMap(({ visits }) => visits).find(({ at }) => Date.parse(at) > now);
  const laterEntries = later.flatMap((day) => [...visitsAndOffers(day), ...day.calls]);
  const isEmpty = days.every(
    ({ visits, offers, calls, tried: unansweredCalls = [] }) =>
      [...visits, ...offers, ...calls, ...unansweredCalls].length === 0,
  );
  return (
    <div className="min-w-0 *:last:mb-0">
      {isEmpty ? (
        <EmptyDays days={days} />
      ) : (
        days.map((day) => <Day key={day.day} day={day} nextVisitId={nextVisit?.id} />)
      )}
      {visitsToMark.length > 0 && (
        <section className="mb-6 print:hidden">
          <h2 className="text-card max-md:text-base">{copy.unmarked}</h2>
          <Appointments day="" appointments={visitsToMark} />
        </section>
      )}
      {laterEntries.length > 0 && (
        <details open={isEmpty}>
          <summary className="mb-4 min-h-11 cursor-pointer content-center font-semibold">
            {copy.laterDays} ({laterEntries.length})
          </summary>
          {later.map((day) => (
            <Day key={day.day} day={day} />
          ))}
        </details>
      )}
    </div>
  );
}

/** Whether the clinic is known to have no hours on a day. */
function useClosedDays(): (day: string) => boolean {
  const { openingHours } = useSetup();
  const times = useVisitTimes(true).data;
  return (day) => times !== undefined && hoursOn(day, openingHours, times.specialDays).length === 0;
}

/** Writes the hours of a day that has special ones; empty for other days. */
function useSpecialHours(): (day: string) => string {
  const { notices: copy } = useCopy();
  const timeOf = useLocalTimeOfDay();
  const specialDays = useVisitTimes(true).data?.specialDays ?? [];
  return (day) => {
    const { opens, closes } = specialDaysOn(day, specialDays)?.hours ?? {};
    if (!opens || !closes) return '';
    const times = { OPENS: timeOf(`${day}T${opens}`), CLOSES: timeOf(`${day}T${closes}`) };
    return interpolate(copy.hours, times);
  };
}

/** Days with neither visits nor calls, in one line. */
function EmptyDays({ days }: Pick<DaysProps, 'days'>) {
  const { visits: copy } = useCopy();
  const dayOf = useBriefWeekdays();
  return (
    <section className="mb-4 flex flex-wrap items-baseline gap-x-3">
      <h2 className="text-card max-md:text-base">
        {days.map(({ day }) => dayOf(day)).join(separator)}
      </h2>
      <p className="whitespace-nowrap text-plain text-soft">{copy.none}</p>
    </section>
  );
}

interface DayProps {
  day: VisitDay;
  /** The id of the very next visit. */
  nextVisitId?: string | undefined;
}

function Day({
  day: { day, calls, tried: unansweredCalls = [], ...visitsOfDay },
  nextVisitId,
}: DayProps) {
  const { visits: copy } = useCopy();
  const dayOf = useWeekdays();
  const hours = useSpecialHours()(day);
  const isClosed = useClosedDays()(day);
  const visits = visitsAndOffers(visitsOfDay);
  const hourCounts = countInHour(visits, useSignedIn().timeZone);
  return (
    <section className="mb-6">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 className="text-card max-md:text-base">
          {dayOf(day)} <small className="font-body font-normal text-small text-soft">{hours}</small>
        </h2>
        {isClosed ? (
          <p className="font-semibold">{copy.closed}</p>
        ) : (
          visits.length === 0 && <p className="text-plain text-soft">{copy.none}</p>
        )}
      </div>
      <Appointments
        day={day}
        appointments={visits}
        hourCounts={hourCounts}
        nextVisitId={nextVisitId}
      />
      {calls.length > 0 && <h3 className="mt-4 font-semibold">{copy.calls}</h3>}
      <Appointments day={day} appointments={calls} />
      {unansweredCalls.length > 0 && <h3 className="mt-4 font-semibold">{copy.unansweredCalls}</h3>}
      <Appointments day={day} appointments={unansweredCalls} />
    </section>
  );
}

interface AppointmentsProps {
  /** The day under which they are listed; a time on another day is shown with its own day. */
  day: string;
  appointments: (Appointment | Visit | ListedVisit)[];
  /** For visits: how many are in the same hour, by id. */
  hourCounts?: Map<string, number>;
  nextVisitId?: string | undefined;
}

function Appointments({ day, appointments, hourCounts, nextVisitId }: AppointmentsProps) {
  return (
    <ul className="card mt-2 divide-y divide-line overflow-hidden empty:hidden">
      {appointments.map((appointment) => (
        <AppointmentItem
          key={appointment.id}
          day={day}
          appointment={appointment}
          hourCount={hourCounts?.get(appointment.id) ?? 1}
          isNext={appointment.id === nextVisitId}
        />
      ))}
    </ul>
  );
}

/** The classes of a button at the end of a visit's second line. */
const smallButtonClasses = 'pill tool text-small sm:min-h-9!';

interface AppointmentItemProps {
  day: string;
  appointment: Appointment | Visit | ListedVisit;
  hourCount: number;
  isNext: boolean;
}

function AppointmentItem({ day, appointment, hourCount, isNext }: AppointmentItemProps) {
  const { copy, packages, placesPerHour } = useSetup();
  const { timeZone } = useSignedIn();
  const { id, at, name, phones, booked, note, urgent } = appointment;
  const visit = 'offer' in appointment ? appointment : undefined;
  const isUnanswered = 'isUnanswered' in appointment && appointment.isUnanswered;
  const [first] = phones;
  const { mutate: recordContact } = useRecordContact(id);
  const canSend = visit?.isUnsent && !visit.isClosed && Date.parse(at) > Date.now();
  const hasBegun =
    !isUnanswered && hasHourBegun(clinicTime(new Date(at), timeZone), localTime(timeZone));
  const states = [
    visit?.isUnsent && copy.list.unsent,
    isUnanswered && !visit?.isUnsent && copy.visits.unanswered,
    hourCount > placesPerHour &&
      interpolate(copy.visits.placesTaken, { COUNT: hourCount, PLACES: placesPerHour }),
    visit?.isClosed && copy.visits.closedThen,
  ].filter(Boolean);
  const details = [...bookedNames(booked, packages), visit?.patientNote, note].filter(Boolean);
  return (
    <Row
      id={id}
      name={name}
      at={at}
      day={day}
      isNext={isNext}
      contact={
        first ? (
          <ContactLink
            how="call"
            href={`tel:${first.number}`}
            name={name}
            number={phoneText(appointment)}
            onFollow={() => recordContact('called')}
          />
        ) : (
          <span className="text-small text-soft max-md:hidden md:px-3 print:inline">
            {phoneText(appointment)}
          </span>
        )
      }
    >
      {urgent && (
        <p className={canSend ? 'w-full' : ''}>
          <UrgentChip />
        </p>
      )}
      {states.length + details.length > 0 && (
        <p className="min-w-0 flex-[1_1_8rem] whitespace-pre-wrap py-1">
          <strong>{states.join(separator)}</strong>
          {states.length > 0 && details.length > 0 && separator}
          {details.join(separator)}
        </p>
      )}
      {canSend && (
        <Link
          to="/enquiries/$id"
          params={{ id }}
          hash={visitId}
          className={`${smallButtonClasses} ml-auto print:hidden`}
        >
          {copy.visits.sendOffer}
        </Link>
      )}
      {visit && hasBegun && <AttendanceButtons visit={visit} />}
    </Row>
  );
}

/** Two buttons for whether the patient came; pressing the active one again undoes it. */
function AttendanceButtons({ visit }: { visit: Visit }) {
  const { visits: copy } = useCopy();
  const mark = useMarkVisit(visit);
  const { attendance: recordedAttendance, name } = visit;
  return (
    <span className="ml-auto flex flex-wrap gap-2 print:hidden">
      {(['came', 'missed'] as const).map((attendance) => (
        <button
          key={attendance}
          type="button"
          className={`${smallButtonClasses} aria-pressed:border-ink aria-pressed:bg-panel`}
          aria-label={`${copy[attendance]}: ${name}`}
          aria-pressed={recordedAttendance === attendance}
          onClick={() =>
            mark.mutate({
              attendance: recordedAttendance === attendance ? null : attendance,
              was: recordedAttendance,
            })
          }
        >
          {recordedAttendance === attendance && <Icon name="check" size={16} />}
          {copy[attendance]}
        </button>
      ))}
      <Problem error={mark.error} />
    </span>
  );
}
