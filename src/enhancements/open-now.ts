import { type Hours, type OpeningState, openingState } from './opening-state.ts';

/** What the page says of the hours, in attributes of the element that is to be filled. */
interface OpenNowData {
  hours: Hours[];
  timeZone: string;
  language: string;
  /** "Open now" and "Opens {DAY} {TIME}". */
  open: string;
  opens: string;
}

/** Says whether the clinic is open now, in its own time zone. Without JavaScript nothing is said. */
export function sayWhetherOpen(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-open-now]')) {
    const data: OpenNowData = JSON.parse(element.dataset['openNow'] ?? '{}');
    const now = new Date();
    const state = openingState(data.hours, now, data.timeZone);
    element.textContent = sentence(data, now, state);
    element.toggleAttribute('data-closed', !state.open);
    element.hidden = false;
  }
}

function sentence(
  { timeZone, language, open, opens }: OpenNowData,
  now: Date,
  state: OpeningState,
): string {
  if (state.open) return open;
  const locale = `${language}-IN`;
  const day = new Date(now.getTime() + state.daysAhead * 24 * 60 * 60 * 1000);
  const time = new Date(`2000-01-01T${state.opens}:00Z`);
  const clock = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC', hour12: true } as const;
  return opens
    .replace('{DAY}', day.toLocaleDateString(locale, { weekday: 'long', timeZone }))
    .replace('{TIME}', time.toLocaleTimeString(locale, clock).toUpperCase());
}
