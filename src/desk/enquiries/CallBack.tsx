import { useState } from 'react';
import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import { hoursOn } from '../../../shared/hours/week-hours.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { buttonClasses } from '../../ui/Button.tsx';
import { useSignedIn } from '../api/session.ts';
import { useVisitTimes } from '../api/visits.ts';
import { Popup, PopupForm } from '../dialogs/Popup.tsx';
import { Field } from '../parts/Field.tsx';
import { useSetup } from '../parts/setup.ts';
import { clinicTime } from '../time/clinic-time.ts';
import { localTime, useLocalTimes } from '../time/times.ts';

interface CallBackProps {
  enquiry: Pick<OpenedEnquiry, 'name' | 'urgent'>;
  /** Called with the time by the clinic's clock, such as `2026-12-03T09:30`. */
  onChoose: (callAt: string) => void;
  onClose: () => void;
}

/** Asks when to call a patient back. */
export function CallBack({ enquiry: { name, urgent }, onChoose, onClose }: CallBackProps) {
  const { copy: texts, openingHours } = useSetup();
  const { enquiry: copy } = texts;
  const { timeZone } = useSignedIn();
  const timeOf = useLocalTimes();
  const { specialDays = [] } = useVisitTimes(true).data ?? {};
  const times = callBackTimes({
    after: (minutes) => clinicTime(new Date(Date.now() + minutes * 60_000), timeZone).slice(0, 16),
    isUrgent: urgent,
    hoursOn: (day) => hoursOn(day, openingHours, specialDays),
  });
  const soonTexts = {
    now: copy.callNow,
    inQuarterHour: copy.inQuarterHour,
    inAnHour: copy.inAnHour,
  };
  const [otherTime, setOtherTime] = useState('');
  const [isPast, setPast] = useState(false);
  return (
    <Popup heading={interpolate(copy.callBackHeading, { NAME: name })} onClose={onClose}>
      <div className="mt-4 grid gap-2">
        {times.map(({ soon, at }) => (
          <button
            key={soon ?? at}
            type="button"
            className={buttonClasses('outline', 'h-auto py-1')}
            onClick={() => onChoose(at)}
          >
            {soon ? interpolate(soonTexts[soon], { TIME: timeOf(at) }) : timeOf(at)}
          </button>
        ))}
      </div>
      <PopupForm
        action={texts.common.save}
        isDisabled={otherTime === ''}
        onSubmit={() => (otherTime > localTime(timeZone) ? onChoose(otherTime) : setPast(true))}
        onClose={onClose}
      >
        <Field
          label={copy.callBackTime}
          type="datetime-local"
          isRequired
          problem={isPast ? copy.timePast : undefined}
          value={otherTime}
          onChange={(time) => {
            setPast(false);
            setOtherTime(time);
          }}
        />
      </PopupForm>
    </Popup>
  );
}

/** A time to call a patient back, by the clinic's clock. */
export interface CallBackTime {
  /** How soon it is, if that is clearer than the day and time alone. */
  soon?: 'now' | 'inQuarterHour' | 'inAnHour';
  /** `2026-12-03T09:30` */
  at: string;
}

const eveningTime = '18:00';
const morningTime = '10:00';

/** Before this time, the morning of today is still to come, and is suggested too. */
const nightUntil = '06:00';

/** How many mornings are suggested. */
const morningCount = 2;

/** How many days are searched for mornings, today included. */
const searchedDays = 10;

interface CallBackOptions {
  /** The time that many minutes from now, by the clinic's clock. */
  after: (minutes: number) => string;
  /** Whether the message has emergency words. */
  isUrgent: boolean;
  /** The clinic's hours on a day such as `2026-12-03`. */
  hoursOn: (day: string) => { opens: string; closes: string }[];
}

/**
 * Suggests times to call back, soonest first: within the hour, even at night, then this evening and mornings when the
 * clinic is open. At night, the coming morning is one of them, even if the clinic is closed then.
 */
export function callBackTimes({ after, isUrgent, hoursOn }: CallBackOptions): CallBackTime[] {
  const now = after(0);
  const today = now.slice(0, 10);
  const isNight = now.slice(11) < nightUntil;
  const evening = `${today}T${eveningTime}`;
  const isOpenInEvening = hoursOn(today).some(({ opens, closes }) => {
    return eveningTime >= opens && eveningTime < closes;
  });
  const comingMornings = Array.from({ length: searchedDays }, (_, ahead) => {
    return after(ahead * 24 * 60).slice(0, 10);
  }).flatMap((day) => {
    if (day === today) return isNight ? [`${day}T${morningTime}`] : [];
    const [first] = hoursOn(day);
    if (!first) return [];
    const isOpenAtTen = first.opens <= morningTime && morningTime < first.closes;
    return [`${day}T${isOpenAtTen ? morningTime : first.opens}`];
  });
  const inAnHour = after(60);
  const laterTimes = [
    ...(isOpenInEvening && evening > inAnHour ? [evening] : []),
    ...comingMornings.slice(0, morningCount),
  ];
  return [
    ...(isUrgent ? [{ soon: 'now' as const, at: now }] : []),
    { soon: 'inQuarterHour', at: after(15) },
    { soon: 'inAnHour', at: inAnHour },
    ...[...laterTimes].sort().map((at) => ({ at })),
  ];
}
