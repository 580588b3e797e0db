import { Link } from '@tanstack/react-router';
import type { Appointment, Visit } from '../../../shared/desk/visits.ts';
import { buttonClasses } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useSignedIn } from '../api/session.ts';
import { useVisits } from '../api/visits.ts';
import { Heading } from '../parts/Heading.tsx';
import { Problem } from '../parts/Problem.tsx';
import { useSetup } from '../parts/setup.ts';
import { clinicTime } from '../time/clinic-time.ts';
import { useDays, useTimeOfDay, useTimes } from '../time/times.ts';

/** The visits agreed and the calls promised for today and tomorrow, to be printed. */
export function Visits() {
  const { copy: all, clinicNames, language } = useSetup();
  const { visits: copy, frame } = all;
  const dayOf = useDays();
  const { data, error, isPending, refetch } = useVisits();
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
      {isPending && <Spinner copy={frame.loading} />}
      <Problem error={error} retry={() => void refetch()} />
      {data?.days.map(({ day, visits, calls }) => (
        <section key={day} className="mb-6">
          <h2 className="text-card">{dayOf(day)}</h2>
          {visits.length === 0 && <p className="mt-2">{copy.none}</p>}
          <Appointments day={day} appointments={visits} />
          {calls.length > 0 && <h3 className="mt-4 font-semibold">{copy.calls}</h3>}
          <Appointments day={day} appointments={calls} />
        </section>
      ))}
    </>
  );
}

interface AppointmentsProps {
  /** The day under which they stand: an earlier call is listed with its own. */
  day: string;
  appointments: (Appointment | Visit)[];
}

function Appointments({ day, appointments }: AppointmentsProps) {
  return (
    <ul className="card mt-2 divide-y divide-line empty:hidden">
      {appointments.map((appointment) => (
        <AppointmentItem key={appointment.id} day={day} appointment={appointment} />
      ))}
    </ul>
  );
}

function AppointmentItem({
  day,
  appointment,
}: {
  day: string;
  appointment: Appointment & Partial<Visit>;
}) {
  const { packages: titles } = useSetup();
  const { timeZone } = useSignedIn();
  const timeOfDay = useTimeOfDay();
  const timeOf = useTimes();
  const { id, at, name, phone, line, packages, note } = appointment;
  const isOfDay = clinicTime(new Date(at), timeZone).startsWith(day);
  const details = [packages.map((each) => titles[each] ?? each).join(', '), line, note];
  return (
    <li className="flex flex-wrap gap-x-5 px-4 py-3 sm:px-5">
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
      <span className="tabular-nums">{phone}</span>
      {details.filter(Boolean).map((text) => (
        <span key={text} className="w-full wrap-anywhere whitespace-pre-wrap text-small">
          {text}
        </span>
      ))}
    </li>
  );
}
