import { specialDaysOf } from '../../shared/hours/days.ts';
import { addOpenMinutes, type WorkingTime } from '../../shared/hours/working-time.ts';
import { interpolate } from '../../shared/interpolate.ts';
import type { Clinic } from '../content/schema/clinic.ts';
import type { PageCopy } from '../pages.ts';
import { localeOf } from './dates.ts';
import { type HalfDay, nextHalfDays } from './half-days.ts';

/** A half day that a visitor may ask for. */
export interface HalfDayOption {
  /** In an address: `2026-11-24-morning`. */
  id: string;
  /** "Tue 24 Nov, morning". */
  label: string;
  part: HalfDay['part'];
  /** "Tue 24 Nov", before the half days of that day. */
  day: string;
  /** "morning". */
  short: string;
  /** The sentence that is written into the message. */
  sentence: string;
}

/** What half days are made from. */
type HalfDayClinic = Pick<
  Clinic,
  'openingHours' | 'days' | 'answerWithin' | 'address' | 'language' | 'timeZone'
>;

/** When a choice of half days is sent. */
interface SendingTime {
  now: Temporal.Instant;
  /** The latest time at which the message may be sent: now; for a page that is the same all day, its end. */
  sentBy: 'now' | 'end of day';
}

/** The half days that a page offers when it is rendered. */
export function offeredHalfDays(
  { clinic }: { clinic: HalfDayClinic },
  copy: PageCopy<'contact'>['halfDays'],
  sentBy: SendingTime['sentBy'],
): HalfDayOption[] {
  return halfDayOptions(clinic, copy, { now: Temporal.Now.instant(), sentBy });
}

/** The next half days of the clinic after the latest day on which it answers, with their texts. */
export function halfDayOptions(
  clinic: HalfDayClinic,
  { day: dayCopy, morning, afternoon }: PageCopy<'contact'>['halfDays'],
  { now, sentBy }: SendingTime,
): HalfDayOption[] {
  const formatter = dateFormatter(clinic);
  const short = shortFormatters(clinic);
  const long = {
    weekday: formatter({ weekday: 'long' }),
    date: formatter({ day: 'numeric', month: 'long' }),
  };
  const specialDays = clinic.days.map(specialDaysOf);
  const today = now.toZonedDateTimeISO(clinic.timeZone).toPlainDate();
  const sentAt = sentBy === 'now' ? now : endOf(today, clinic);
  const halfDays = nextHalfDays(clinic.openingHours, specialDays, {
    today,
    answeredOn: answerDay(sentAt, { ...clinic, specialDays }),
  });
  return halfDays.map(({ day, part }) => {
    const copy = part === 'morning' ? morning : afternoon;
    const shortDay = { WEEKDAY: short.weekday(day), DATE: short.date(day) };
    return {
      id: `${day}-${part}`,
      label: interpolate(copy.label, shortDay),
      part,
      // A narrow column breaks after the weekday, not within the date.
      day: interpolate(dayCopy, { ...shortDay, DATE: shortDay.DATE.replaceAll(' ', '\u00a0') }),
      short: copy.short,
      sentence: interpolate(copy.sentence, { WEEKDAY: long.weekday(day), DATE: long.date(day) }),
    };
  });
}

/** The latest day on which the clinic answers a message sent at a given time, as `answerBy` on the server computes. */
function answerDay(
  sentAt: Temporal.Instant,
  clinic: WorkingTime & Pick<Clinic, 'answerWithin'>,
): Temporal.PlainDate {
  return addOpenMinutes(sentAt, clinic.answerWithin * 60, clinic)
    .toZonedDateTimeISO(clinic.timeZone)
    .toPlainDate();
}

function endOf(day: Temporal.PlainDate, { timeZone }: Pick<Clinic, 'timeZone'>): Temporal.Instant {
  return day.add({ days: 1 }).toZonedDateTime(timeZone).toInstant();
}

/**
 * The label of a half day: "Tue 24 Nov, morning".
 * @param id in an address: `2026-11-24-morning`
 */
export function halfDayText(
  id: string,
  clinic: Pick<Clinic, 'language' | 'address'>,
  { morning, afternoon }: PageCopy<'contact'>['halfDays'],
): string {
  const day = Temporal.PlainDate.from(id.slice(0, 10));
  const { weekday, date } = shortFormatters(clinic);
  const { label } = id.endsWith('morning') ? morning : afternoon;
  return interpolate(label, { WEEKDAY: weekday(day), DATE: date(day) });
}

function shortFormatters(clinic: Pick<Clinic, 'language' | 'address'>) {
  const formatter = dateFormatter(clinic);
  return {
    weekday: formatter({ weekday: 'short' }),
    date: formatter({ day: 'numeric', month: 'short' }),
  };
}

function dateFormatter({ language, address }: Pick<Clinic, 'language' | 'address'>) {
  const locale = localeOf(language, address.country);
  return (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (day: Temporal.PlainDate) => format.format(new Date(`${day}T00:00Z`));
  };
}
