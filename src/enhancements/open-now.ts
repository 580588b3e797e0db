import { type Hours, type OpeningState, openingState } from './opening-state.ts';

/** The opening hours and their copy, in an attribute of the element to fill. */
interface OpenNowData {
  hours: Hours[];
  /** IANA name. */
  timeZone: string;
  /** "Open now". */
  open: string;
  /** "Opens {DAY} {TIME}". */
  opens: string;
  /** Names of the days, Monday first. */
  days: string[];
  /** Every opening time as visitors read it: "10:00 AM" for `10:00`. */
  times: Record<string, string>;
}

/** Says whether the clinic is open now, in its own time zone. Without JavaScript nothing is said. */
export function sayWhetherOpen(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-open-now]')) {
    const data: OpenNowData = JSON.parse(element.dataset['openNow'] ?? '{}');
    const state = openingState(data.hours, new Date(), data.timeZone);
    element.textContent = sentence(data, state);
    element.toggleAttribute('data-closed', !state.open);
    element.hidden = false;
  }
}

function sentence({ open, opens, days, times }: OpenNowData, state: OpeningState): string {
  if (state.open) return open;
  return opens
    .replace('{DAY}', days[state.weekday] ?? '')
    .replace('{TIME}', times[state.opens] ?? state.opens);
}
