import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type DaysEntry, lastDayOf, specialDaysOf } from '../../../shared/hours/days.ts';
import { hoursOn } from '../../../shared/hours/week-hours.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { type Notice, sentenceIn } from '../../../shared/notices.ts';
import { buttonClasses } from '../../ui/Button.tsx';
import { useFormDraft } from '../api/drafts.ts';
import { useSignedIn } from '../api/session.ts';
import { useVisitTimes } from '../api/visits.ts';
import { useUndoPublication } from '../content/data/api.ts';
import { Heading } from '../parts/Heading.tsx';
import { Problem } from '../parts/Problem.tsx';
import { useCopy, useSetup } from '../parts/setup.ts';
import { useIsWide } from '../parts/wide.ts';
import {
  localDay,
  localTime,
  useBriefWeekdays,
  useDays,
  useLocalTimeOfDay,
  useLocalTimes,
} from '../time/times.ts';
import { timesWhileClosed } from '../visits/visit-times.ts';
import { CloseForm, NoticeText } from './CloseForm.tsx';
import {
  applyDefaults,
  type CloseFormState,
  formStateOf,
  newFormState,
} from './close-form-state.ts';
import { type DaysAndNotices, usePublish, usePublishedLists } from './days-and-notices.ts';
import { keepTogether, useSpanText } from './span.ts';

/** Closed days with their notice, or a notice alone. */
interface NoticeItem {
  entry?: DaysEntry | undefined;
  notice?: Notice | undefined;
}

/** The last publication in this view. */
interface SavedItem extends NoticeItem {
  text: string;
  /** The number of the publication; null if nothing changed. */
  number: number | null;
  at: number;
}

/** Closes the clinic, and puts notices at the top of the public pages. */
export function Notices() {
  const setup = useSetup();
  const { notices: copy, common } = setup.copy;
  const { person, timeZone } = useSignedIn();
  const spanText = useSpanText();
  const { data, error, refetch } = usePublishedLists();
  const { draft, keep } = useFormDraft<CloseFormState>(person.id, 'close');
  const [formState, setFormState] = useState<CloseFormState>(() => draft ?? newFormState());
  const [savedItem, setSavedItem] = useState<SavedItem>();
  /** How many edits were started or cancelled; each moves the focus to the heading of the form. */
  const [editCount, setEditCount] = useState(0);
  const write = (next: CloseFormState) => {
    setFormState(next);
    keep(next);
  };
  const startEditing = (next: CloseFormState) => {
    write(next);
    setEditCount(editCount + 1);
  };
  const now = localTime(timeZone);
  const context = { setup, now, tomorrow: localDay(timeZone, 1) };
  const currentLists = {
    days: data?.days.items.filter((entry) => `${lastDayOf(entry)}T24` > now) ?? [],
    notices: data?.notices.items.filter(({ until }) => until > now) ?? [],
  };
  const items = itemsOf(currentLists);
  const isWide = useIsWide();
  const { notice } = applyDefaults(formState, context);
  const isChange = formState.before.days.length + formState.before.notices.length > 0;
  const report = (text: string, number: number | null, item: NoticeItem = {}) => {
    setSavedItem({ ...item, text, number, at: Date.now() });
    setEditCount(0);
  };
  return (
    <>
      <Heading>{copy.heading}</Heading>
      <Problem error={error} retry={() => void refetch()} />
      {savedItem && <Outcome key={savedItem.at} item={savedItem} />}
      {data && !isWide && (
        <div className="-mt-3 mb-4">
          <Today {...currentLists} />
        </div>
      )}
      {data && (
        <div className="grid items-start gap-6 max-panes:max-w-3xl panes:grid-cols-main-first">
          <section className="card min-w-0 p-5 sm:p-6">
            <h2
              key={editCount}
              ref={editCount > 0 ? focusOn : null}
              tabIndex={-1}
              className="mb-3 text-card"
            >
              {isChange ? copy.change : copy.closeOrNotify}
            </h2>
            <CloseForm
              key={`${savedItem?.at} ${editCount}`}
              state={formState}
              currentLists={currentLists}
              context={context}
              onChange={write}
              onSaved={({ entry, notice }, number) => {
                write(newFormState());
                report(entry ? `${copy.saved} ${spanText(entry)}` : copy.noticeSaved, number, {
                  ...(entry && { entry }),
                  ...(notice && { notice }),
                });
              }}
            />
            {isChange && (
              <button
                type="button"
                className={buttonClasses('outline', 'mt-4')}
                onClick={() => startEditing(newFormState())}
              >
                {common.cancel}
              </button>
            )}
          </section>
          <div className="grid min-w-0 gap-6 panes:sticky panes:top-4">
            {isWide && notice && (
              <section className="card p-6">
                <h2 className="mb-2 text-card">{copy.preview}</h2>
                <NoticeText notice={notice} />
              </section>
            )}
            {isWide && (
              <section className="card p-6">
                <Today {...currentLists} />
                <div className="mt-4 border-line border-t pt-3">
                  <NextDays days={currentLists.days} />
                </div>
              </section>
            )}
            {items.length > 0 && (
              <section className="card min-w-0 p-5 sm:p-6">
                <h2 className="text-card">{copy.upcoming}</h2>
                <ul className="divide-y divide-line">
                  {items.map((item) => (
                    <NoticeListItem
                      key={item.entry?.day ?? item.notice?.id}
                      item={item}
                      onChange={() => startEditing(formStateOf(item.entry, item.notice, context))}
                      onRemoved={(number) => {
                        const { entry } = item;
                        report(
                          entry ? `${copy.openAgain} ${spanText(entry)}` : copy.removed,
                          number,
                        );
                      }}
                    />
                  ))}
                </ul>
              </section>
            )}
            {!isWide && (
              <section className="card px-5 py-3 sm:px-6">
                <NextDays days={currentLists.days} />
              </section>
            )}
          </div>
        </div>
      )}
    </>
  );
}

/** Writes the hours of a day; empty if the clinic is closed. */
function useHoursOf(days: DaysEntry[]): (day: string) => string {
  const { copy, openingHours } = useSetup();
  const timeOf = useLocalTimeOfDay();
  return (day) =>
    hoursOn(day, openingHours, days.map(specialDaysOf))
      .map(({ opens, closes }) => {
        const times = { OPENS: timeOf(`${day}T${opens}`), CLOSES: timeOf(`${day}T${closes}`) };
        return interpolate(copy.notices.hours, times);
      })
      .join(', ');
}

/** What the site says now: today's hours and the notices. */
function Today({ days, notices }: DaysAndNotices) {
  const { copy, language } = useSetup();
  const { notices: texts } = copy;
  const { timeZone } = useSignedIn();
  const now = localTime(timeZone);
  const HOURS = useHoursOf(days)(localDay(timeZone));
  const currentNotices = notices.filter(({ from }) => from <= now);
  return (
    <>
      <p className="font-semibold">
        {HOURS ? interpolate(texts.openToday, { HOURS }) : texts.closedToday}
      </p>
      {currentNotices.length === 0 && <p>{texts.none}</p>}
      {currentNotices.map((notice) => {
        const TEXT = keepTogether(sentenceIn(notice, [language]).text);
        return <p key={notice.id}>{interpolate(texts.onSite, { TEXT })}</p>;
      })}
    </>
  );
}

/** The hours of the next six days. */
function NextDays({ days }: Pick<DaysAndNotices, 'days'>) {
  const { visits: copy } = useCopy();
  const { timeZone } = useSignedIn();
  const weekdayOf = useBriefWeekdays();
  const hoursOf = useHoursOf(days);
  const nextDays = Array.from({ length: 6 }, (_, index) => localDay(timeZone, index + 1));
  return (
    <dl className="text-small tabular-nums">
      {nextDays.map((day) => (
        <div key={day} className="flex flex-wrap justify-between gap-x-4 py-2.5">
          <dt className="text-soft">{weekdayOf(day)}</dt>
          <dd>{hoursOf(day) || copy.closedDay}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Closed days with their notices, and other notices, in order of time. */
function itemsOf({ days, notices }: DaysAndNotices): NoticeItem[] {
  const dayItems = days.map((entry) => ({
    entry,
    notice: notices.find(({ id }) => id === entry.day),
  }));
  const noticesWithoutDays = notices.filter(({ id }) => !days.some(({ day }) => day === id));
  const timeOf = ({ entry, notice }: NoticeItem) => entry?.day ?? notice?.from ?? '';
  return [...dayItems, ...noticesWithoutDays.map((notice) => ({ notice }))].sort((a, b) =>
    timeOf(a) < timeOf(b) ? -1 : 1,
  );
}

interface NoticeListItemProps {
  item: NoticeItem;
  onChange: () => void;
  /** Called after removal, with the number of the publication. */
  onRemoved: (number: number | null) => void;
}

function NoticeListItem({ item: { entry, notice }, onChange, onRemoved }: NoticeListItemProps) {
  const { notices: copy } = useCopy();
  const { timeZone, languages } = useSignedIn();
  const spanText = useSpanText();
  const publish = usePublish();
  const before = { days: entry ? [entry] : [], notices: notice ? [notice] : [] };
  const remove = () =>
    publish.mutate({ next: { days: [], notices: [] }, before }, { onSuccess: onRemoved });
  const [sentence = ''] = languages.flatMap((code) => notice?.text[code] ?? []);
  const name = entry ? spanText(entry) : sentence;
  const openLabel = entry?.opens ? copy.usualHours : copy.open;
  return (
    <li className="py-3">
      {entry && <p className="font-semibold">{spanText(entry)}</p>}
      {entry?.reason && <p className="wrap-anywhere">{entry.reason}</p>}
      {entry && <AffectedVisits entry={entry} />}
      {notice && notice.from <= localTime(timeZone) && (
        <p className="text-small font-semibold">{copy.shownNow}</p>
      )}
      {notice && <NoticeText notice={notice} />}
      <p className="flex flex-wrap gap-x-6 text-small font-semibold">
        {[
          { label: copy.change, onPress: onChange },
          { label: entry ? openLabel : copy.takeDown, onPress: remove },
        ].map(({ label, onPress }) => (
          <button
            key={label}
            type="button"
            className="min-h-11 underline"
            aria-label={`${label}: ${name}`}
            disabled={publish.isPending}
            onClick={onPress}
          >
            {label}
          </button>
        ))}
      </p>
      <Problem error={publish.error} retry={remove} />
    </li>
  );
}

/** The patients whose offered or agreed time is one at which this entry closes the clinic; empty if there are none. */
function AffectedVisits({ entry }: { entry: DaysEntry }) {
  const { notices: copy } = useCopy();
  const timeOf = useLocalTimes();
  const { data } = useVisitTimes(true);
  const affectedVisits = timesWhileClosed(specialDaysOf(entry), data?.held ?? []);
  if (affectedVisits.length === 0) return null;
  return (
    <div className="my-2 border-l-4 border-l-ink pl-2 text-small">
      <p className="font-semibold">{copy.visitsThen}</p>
      {affectedVisits.map(({ id, name, at }) => (
        <p key={id}>
          <Link
            to="/enquiries/$id"
            params={{ id }}
            className="inline-flex min-h-11 items-center wrap-anywhere underline"
          >
            {name}, {timeOf(at)}
          </Link>
        </p>
      ))}
    </div>
  );
}

/** Reports what was published, offers to undo it, and names the patients whose visits are affected. */
function Outcome({ item: { text, entry, notice, number } }: { item: SavedItem }) {
  const { notices: copy, enquiry } = useCopy();
  const { timeZone } = useSignedIn();
  const dayOf = useDays();
  const undo = useUndoPublication();
  return (
    <div ref={focusOn} role="status" tabIndex={-1} className="card mb-6 p-4">
      <p className="font-semibold">{undo.isSuccess ? copy.undone : text}</p>
      {!undo.isSuccess && (
        <>
          {notice && notice.from > localTime(timeZone) && (
            <p>{interpolate(copy.noticeFrom, { DAY: dayOf(notice.from.slice(0, 10)) })}</p>
          )}
          {entry && <AffectedVisits entry={entry} />}
          {number !== null && (
            <button
              type="button"
              className="min-h-11 font-semibold underline"
              disabled={undo.isPending}
              onClick={() => undo.mutate(number)}
            >
              {enquiry.undo}
            </button>
          )}
          <Problem error={undo.error} />
        </>
      )}
    </div>
  );
}

/** Moves the focus to an element, which scrolls it into view. */
function focusOn(element: HTMLElement | null): void {
  element?.focus();
}
