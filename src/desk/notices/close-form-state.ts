import { type DaysEntry, maxDays } from '../../../shared/hours/days.ts';
import {
  countDays,
  dayAfter,
  dayNames,
  type Interval,
  intervalsOn,
  type OpeningHours,
} from '../../../shared/hours/week-hours.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import type { Notice } from '../../../shared/notices.ts';
import { cleanLine, cleanText } from '../../../shared/text/clean-text.ts';
import { localeOf } from '../../words/dates.ts';
import { afternoonFrom } from '../../words/half-days.ts';
import { randomId } from '../api/drafts.ts';
import type { DeskSetup } from '../parts/setup.ts';
import { timeFormatter } from '../time/clinic-time.ts';
import type { DaysAndNotices } from './days-and-notices.ts';

/** How the clinic can be closed on a day. */
export const closures = ['allDay', 'morning', 'afternoon', 'otherHours'] as const;

/** Notices that do not close the clinic. */
export const announcements = ['late', 'away', 'own'] as const;

/** The state of the form: closed days with a notice, or a notice alone. */
export interface CloseFormState {
  /** Null until it is chosen. */
  kind: (typeof closures)[number] | (typeof announcements)[number] | null;
  /** The first or only day, or the day on which the doctor is back; null for the default. */
  day: string | null;
  /** The last day; empty if there is only one. */
  to: string;
  /** Null for the default. */
  hours: Interval | null;
  reason: string;
  /** Whether the website gets a notice about the days. */
  isAnnounced: boolean;
  /** What was typed over the default notice. */
  edits: Partial<NoticeContent>;
  /** The id of a notice without days. */
  id: string;
  /** The published entries that are being changed; empty lists for new ones. */
  before: DaysAndNotices;
}

/** The clinic's hours, ready sentences and clock, from which defaults are made. */
export interface FormContext {
  setup: DeskSetup;
  /** By the clinic's clock: `2026-12-03T09:30`. */
  now: string;
  tomorrow: string;
}

export function newFormState(): CloseFormState {
  const emptyFields = { day: null, to: '', hours: null, reason: '', isAnnounced: true, edits: {} };
  return { kind: null, ...emptyFields, id: randomId(), before: { days: [], notices: [] } };
}

/** The state for editing a published entry. A notice with the default text gets it anew after each change. */
export function formStateOf(
  entry: DaysEntry | undefined,
  notice: Notice | undefined,
  context: FormContext,
): CloseFormState {
  const before = { days: entry ? [entry] : [], notices: notice ? [notice] : [] };
  const edits = notice ? { text: notice.text, from: notice.from, until: notice.until } : {};
  if (!entry)
    return { ...newFormState(), kind: 'own', edits, id: notice?.id ?? randomId(), before };
  const { day, to = '', opens, closes, reason = '' } = entry;
  const hours = opens && closes ? { opens, closes } : null;
  const kind = hours ? 'otherHours' : 'allDay';
  const withoutEdits = { ...newFormState(), kind, day, to, hours, reason, before } as const;
  const defaultNotice = applyDefaults(withoutEdits, context).notice;
  const hasDefaultText = JSON.stringify(defaultNotice?.text) === JSON.stringify(notice?.text);
  return {
    ...withoutEdits,
    isAnnounced: notice !== undefined,
    edits: hasDefaultText ? {} : edits,
  };
}

/** What will be published: typed values, and defaults for the rest. */
export function applyDefaults(state: CloseFormState, { setup, now, tomorrow }: FormContext) {
  const { kind, to, edits } = state;
  const day = state.day ?? firstOpenDay(tomorrow, setup.openingHours);
  const reason = cleanLine(state.reason);
  const isAnnouncement = kind === 'late' || kind === 'away' || kind === 'own';
  const hours = state.hours ?? remainingHours(kind, day, setup.openingHours);
  const entry: DaysEntry | null =
    kind === null || isAnnouncement
      ? null
      : {
          day,
          ...(to > day && { to }),
          ...(kind !== 'allDay' && hours),
          ...(reason && { reason }),
        };
  const announcement = { ...entry, day, kind: isAnnouncement ? kind : ('closing' as const) };
  const defaultNotice =
    announcement.kind === 'own' || day === ''
      ? { text: {}, from: now, until: `${tomorrow}T20:00` }
      : makeReadyNotice({ ...announcement, kind: announcement.kind }, now, setup);
  const { text, from, until } = { ...defaultNotice, ...edits };
  const notice: Notice = { id: isAnnouncement ? state.id : day, text, from, until };
  return { entry, notice: isAnnouncement || (entry && state.isAnnounced) ? notice : null, day };
}

/** Removes from a notice the languages in which nothing was written. */
export function dropEmptyTexts({ text, ...notice }: Notice): Notice {
  const sentences = Object.entries(text).map(([code, sentence]) => [code, cleanText(sentence)]);
  return { ...notice, text: Object.fromEntries(sentences.filter(([, sentence]) => sentence)) };
}

/**
 * The opening hours left on a day when one half is closed; null if there are none in the other half. For any other
 * kind, from when the clinic opens until it closes.
 */
export function remainingHours(
  kind: CloseFormState['kind'],
  day: string,
  openingHours: OpeningHours[],
): Interval | null {
  const intervals = day === '' ? [] : intervalsOn(day, openingHours);
  const { opens = '', closes: lunch = '' } = intervals[0] ?? {};
  const { closes = '' } = intervals.at(-1) ?? {};
  if (kind !== 'morning' && kind !== 'afternoon') return { opens, closes };
  const reopens = intervals[1]?.opens ?? afternoonFrom;
  const pauses = intervals.length > 1 ? lunch : afternoonFrom;
  if (opens >= pauses || reopens >= closes) return null;
  return kind === 'morning' ? { opens: reopens, closes } : { opens, closes: pauses };
}

/** Mistakes by field name. */
export function mistakesIn(
  { kind, to }: CloseFormState,
  { entry, notice, day }: ReturnType<typeof applyDefaults>,
  { setup, now }: FormContext,
): Record<string, string> {
  const { noticeMistakes: copy } = setup.copy;
  const { opens = '', closes = '' } = entry ?? {};
  const isTooLong = to > day && countDays({ from: day, to }) > maxDays;
  const hasNoText = notice && Object.keys(dropEmptyTexts(notice).text).length === 0;
  return {
    ...((entry || kind === 'away') && day === '' && { day: copy.day }),
    ...(entry && {
      ...(day !== '' && `${to || day}T24` < now && { [to ? 'to' : 'day']: copy.past }),
      ...(to !== '' && to < day && { to: copy.order }),
      ...(isTooLong && { to: interpolate(copy.many, { COUNT: maxDays }) }),
      ...(kind !== 'allDay' && !(opens && opens < closes) && { closes: copy.hours }),
    }),
    ...(hasNoText && { text: copy.text }),
    ...(notice && {
      ...(notice.from === '' && { from: copy.time }),
      ...(notice.until <= notice.from && { until: copy.order }),
      ...(notice.until <= now && { until: notice.until ? copy.past : copy.time }),
    }),
  };
}

/** How many days before the first closed day its notice appears. */
const daysAhead = 3;

/** The part of the setup that ready sentences need. */
type ReadySetup = Pick<DeskSetup, 'messages' | 'facts' | 'partsOfDay' | 'languages' | 'locale'>;

/** What is announced, by the clinic's clock. */
interface Announcement {
  kind: 'closing' | 'late' | 'away';
  /** The first or only day, or the day on which the doctor is back. */
  day: string;
  to?: string | undefined;
  opens?: string | undefined;
  closes?: string | undefined;
}

/** The text of a notice, and when it is shown. */
export type NoticeContent = Omit<Notice, 'id'>;

/**
 * A notice with the ready sentence in every language of the desk. A notice about closed days appears three days before
 * them; every notice disappears when what it announces is over.
 * @param now by the clinic's clock
 */
export function makeReadyNotice(
  announcement: Announcement,
  now: string,
  setup: ReadySetup,
): NoticeContent {
  const { kind, day, to = day, opens, closes } = announcement;
  const { messages, facts, languages, partsOfDay, locale } = setup;
  const hoursKey = day === to ? ('otherHours' as const) : ('otherHoursOnDays' as const);
  const daysKey = day === to ? ('oneDay' as const) : ('severalDays' as const);
  const sentence = kind === 'closing' ? (opens ? hoursKey : daysKey) : kind;
  const country = new Intl.Locale(locale).region ?? '';
  const texts = languages.map((code) => {
    const write = timeFormatter({ locale: localeOf(code, country), partsOfDay: partsOfDay[code] });
    const values = {
      PHONE: facts[code]?.['PHONE'] ?? '',
      DAY: write.weekday(day),
      LAST: write.weekday(to),
      OPENS: opens ? write.timeOfDay(`${day}T${opens}`) : '',
      CLOSES: closes ? write.timeOfDay(`${day}T${closes}`) : '',
    };
    return [code, interpolate(messages[code]?.readyNotices[sentence] ?? '', values)];
  });
  const firstMoment = new Date(Date.parse(day) - daysAhead * 86_400_000).toISOString();
  const startTime = `${firstMoment.slice(0, 'YYYY-MM-DD'.length)}T00:00`;
  return {
    text: Object.fromEntries(texts),
    from: kind === 'closing' && startTime > now ? startTime : now,
    until: { closing: `${to}T23:59`, late: `${now.slice(0, 10)}T23:59`, away: `${day}T00:00` }[
      kind
    ],
  };
}

/** The first day with regular opening hours, beginning with `from`; `from` itself if there are no hours at all. */
export function firstOpenDay(from: string, openingHours: OpeningHours[]): string {
  let day = from;
  for (const _ of dayNames) {
    if (intervalsOn(day, openingHours).length > 0) return day;
    day = dayAfter(day);
  }
  return from;
}
