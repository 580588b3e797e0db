import type { Visit } from '../../../shared/desk/visits.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { Icon } from '../../ui/Icon.tsx';
import { reminderText, replyLinks } from '../api/patient-messages.ts';
import { useSignedIn } from '../api/session.ts';
import { useMarkVisit } from '../api/visits.ts';
import { ContactLinks } from '../parts/ContactLink.tsx';
import { Problem } from '../parts/Problem.tsx';
import { useCopy, useSetup } from '../parts/setup.ts';
import { useTimeOfDay, useWeekdays } from '../time/times.ts';
import { Row } from './Row.tsx';

interface RemindersProps {
  /** The next day on which the clinic is open. */
  day: string;
  /** The agreed visits of that day. */
  visits: Visit[];
}

/** The patients with a visit on the next open day; one press reminds a patient and ticks the row. */
export function Reminders({ day, visits }: RemindersProps) {
  const { visits: copy } = useCopy();
  const dayOf = useWeekdays();
  const remindedCount = visits.filter(({ reminded }) => reminded !== null).length;
  return (
    <section aria-labelledby="reminders" className="print:hidden">
      <h2 id="reminders" className="text-card max-md:text-base">
        {interpolate(copy.remindersOf, { DAY: dayOf(day) })}
      </h2>
      <p role="status" className="mt-2">
        {visits.length === 0
          ? copy.nobodyToRemind
          : interpolate(copy.remindedCount, { COUNT: remindedCount, ALL: visits.length })}
      </p>
      <ul className="card mt-2 divide-y divide-line overflow-hidden empty:hidden">
        {visits.map((visit) => (
          <Reminder key={visit.id} day={day} visit={visit} />
        ))}
      </ul>
    </section>
  );
}

function Reminder({ day, visit }: { day: string; visit: Visit }) {
  const setup = useSetup();
  const { visits: copy } = setup.copy;
  const { person, timeZone } = useSignedIn();
  const timeOf = useTimeOfDay();
  const mark = useMarkVisit(visit);
  const { id, at, name, reminded } = visit;
  const links = replyLinks(visit, setup, reminderText(visit, setup, timeZone));
  const recordReminder = () =>
    mark.mutate({ reminded: { by: person.name, at: new Date().toISOString() } });
  return (
    <Row
      id={id}
      name={name}
      at={at}
      day={day}
      contact={<ContactLinks name={name} links={links} showsNumber onFollow={recordReminder} />}
    >
      {reminded && (
        <span className="flex items-center gap-1 text-soft">
          <Icon name="check" size={16} />
          {interpolate(copy.remindedBy, { NAME: reminded.by, TIME: timeOf(reminded.at) })}
        </span>
      )}
      <Problem error={mark.error} />
    </Row>
  );
}
