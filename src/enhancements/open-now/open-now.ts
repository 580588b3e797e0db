import { type ClinicTimes, type Opening, openingState } from './opening-state.ts';

/** The opening hours and their copy, from an attribute of the element to fill. */
interface OpenNowData extends ClinicTimes {
  /** "Open now". */
  open: string;
  /** "Opens {DAY} {TIME}". */
  opens: string;
  /** For the names of days: `en-IN`. */
  locale: string;
  /** Every opening time as visitors read it: "10:00 AM" for `10:00`. */
  times: Record<string, string>;
}

/** Shows whether the clinic is open now, in its own time zone. Without JavaScript nothing is shown. */
export function showOpenState(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-open-now]')) {
    const data: OpenNowData = JSON.parse(element.dataset['openNow'] ?? '{}');
    const state = openingState(data, new Date());
    const text = state.isOpen ? data.open : state.next && openingText(data, state.next);
    if (!text) continue;
    element.textContent = text;
    element.toggleAttribute('data-closed', !state.isOpen);
    element.hidden = false;
  }
}

/** Names the next opening: within a week by its weekday, later by its date. */
function openingText({ opens, locale, times }: OpenNowData, next: Opening): string {
  const options: Intl.DateTimeFormatOptions =
    next.ahead < 7 ? { weekday: 'long' } : { day: 'numeric', month: 'long' };
  const day = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(next.day);
  return opens.replace('{DAY}', day).replace('{TIME}', times[next.opens] ?? next.opens);
}
