import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { MissedSearch, NumbersResponse, Week } from '../../../shared/desk/numbers.ts';
import { sendRequest } from '../api/request.ts';
import { Heading } from '../parts/Heading.tsx';
import { Loading } from '../parts/Loading.tsx';
import { useCopy, useSetup } from '../parts/setup.ts';
import { useShortDays } from '../time/times.ts';

/** Statistics; for doctors only. */
export function Numbers() {
  const { numbers: copy } = useCopy();
  const query = useQuery({
    queryKey: ['numbers'],
    queryFn: () => sendRequest<NumbersResponse>('/numbers'),
    staleTime: 0,
  });
  const { data } = query;
  return (
    <>
      <Heading>{copy.heading}</Heading>
      <Loading query={query} />
      {data && (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <NumbersSection heading={copy.weeksHeading} text={copy.weeksText}>
            <Weeks weeks={data.weeks} />
          </NumbersSection>
          <div className="grid gap-6">
            <NumbersSection heading={copy.waitsHeading} text={copy.waitsText}>
              <Waits read={data.read} answered={data.answered} />
            </NumbersSection>
            <NumbersSection heading={copy.searchesHeading} text={copy.searchesText}>
              <MissedSearches searches={data.missedSearches} />
            </NumbersSection>
          </div>
        </div>
      )}
    </>
  );
}

interface NumbersSectionProps {
  heading: string;
  text: string;
  children: ReactNode;
}

function NumbersSection({ heading, text, children }: NumbersSectionProps) {
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="text-card">{heading}</h2>
      <p className="mt-1 text-small text-soft">{text}</p>
      {children}
    </section>
  );
}

/** Words for which the website's search found nothing. */
function MissedSearches({ searches }: { searches: MissedSearch[] }) {
  const { numbers: copy } = useCopy();
  const { locale } = useSetup();
  const dayOf = useShortDays();
  if (searches.length === 0) return <p className="mt-2">{copy.noSearches}</p>;
  return (
    <NumberTable
      caption={copy.searchesHeading}
      head={[copy.words, copy.days, copy.last]}
      rows={searches.map(({ words, language, days, lastOn }) => ({
        key: `${language} ${words}`,
        cells: [words, days.toLocaleString(locale), dayOf(lastOn)],
        language,
      }))}
    />
  );
}

interface NumberTableProps {
  /** For screen readers; the heading above says the same. */
  caption: string;
  head: string[];
  rows: { key: string; cells: string[]; language?: string }[];
}

/** A table whose first column has row headings. */
function NumberTable({ caption, head, rows }: NumberTableProps) {
  return (
    <table className="mt-3 w-full text-left tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-small text-soft">
        <tr>
          {head.map((name, column) => (
            <th key={name} scope="col" className={cellClass(column)}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...numbers], language }) => (
          <tr key={key} className="border-t border-line">
            <th scope="row" lang={language} className={`${cellClass(0)} font-normal wrap-anywhere`}>
              {name}
            </th>
            {numbers.map((number, column) => (
              <td key={head[column + 1]} className={`${cellClass(column + 1)} whitespace-nowrap`}>
                {number}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function cellClass(column: number): string {
  return column === 0 ? 'py-1.5 pr-3 align-top' : 'py-1.5 pl-3 text-right align-top';
}

/** Durations of at least this many minutes are shown in hours. */
const hoursFrom = 90;

/** Formats durations: `25 minutes`, `3.5 hours`. */
function useDurations(): (minutes: number) => string {
  const { locale } = useSetup();
  return useMemo(() => {
    const format = (unit: 'minute' | 'hour', maximumFractionDigits: number) =>
      new Intl.NumberFormat(locale, {
        style: 'unit',
        unit,
        unitDisplay: 'long',
        maximumFractionDigits,
      });
    const [wholeMinutes, hours] = [format('minute', 0), format('hour', 1)];
    return (minutes) =>
      minutes < hoursFrom ? wholeMinutes.format(minutes) : hours.format(minutes / 60);
  }, [locale]);
}

/** How long enquiries waited to be read and to be answered. */
function Waits({ read, answered }: Pick<NumbersResponse, 'read' | 'answered'>) {
  const { numbers: copy } = useCopy();
  const { locale } = useSetup();
  const durationText = useDurations();
  const waitText = (minutes: number | null) => (minutes === null ? '–' : durationText(minutes));
  const waits = [read, answered];
  return (
    <NumberTable
      caption={copy.waitsHeading}
      head={[copy.wait, copy.read, copy.answered]}
      rows={[
        { key: 'median', cells: [copy.median, ...waits.map(({ median }) => waitText(median))] },
        {
          key: 'percentile90',
          cells: [copy.percentile90, ...waits.map(({ percentile90 }) => waitText(percentile90))],
        },
        {
          key: 'open',
          cells: [copy.open, ...waits.map(({ open }) => open.toLocaleString(locale))],
        },
      ]}
    />
  );
}

/** The height of the tallest bar and the width reserved for each, in units of the drawing. */
const maxBarHeight = 40;
const barSpace = 10;

/** The enquiries of each week as bars, and below them the numbers themselves, the newest first. */
function Weeks({ weeks }: { weeks: Week[] }) {
  const { numbers: copy, list } = useCopy();
  const { locale } = useSetup();
  const dayOf = useShortDays();
  const max = Math.max(1, ...weeks.map(({ enquiries }) => enquiries));
  return (
    <>
      <svg
        viewBox={`0 0 ${weeks.length * barSpace} ${maxBarHeight}`}
        preserveAspectRatio="none"
        className="mt-4 h-24 w-full border-b border-rule text-brand"
        aria-hidden="true"
      >
        {weeks.map(({ from, enquiries }, index) => {
          const height = (enquiries / max) * maxBarHeight;
          return (
            <rect
              key={from}
              x={index * barSpace + 1}
              y={maxBarHeight - height}
              width={barSpace - 2}
              height={height}
              className="fill-current"
            />
          );
        })}
      </svg>
      <NumberTable
        caption={copy.weeksHeading}
        head={[copy.week, list.heading, copy.visits]}
        rows={weeks.toReversed().map(({ from, enquiries, visits }) => ({
          key: from,
          cells: [dayOf(from), enquiries.toLocaleString(locale), visits.toLocaleString(locale)],
        }))}
      />
    </>
  );
}
