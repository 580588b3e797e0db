import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import type { WishWords } from '../../clinic/enquiry-words.ts';

/** The half days and packages that an enquiry asks for. */
type Wishes = Pick<OpenedEnquiry, 'halfDays' | 'packages'>;

/**
 * The half days and packages that a message asks for.
 * @param words of the language of its form; undefined for one that is not the site's any more
 * @param receivedAt ISO 8601; a half day is named without its year
 */
export function wishesIn(
  message: string,
  words: WishWords | undefined,
  receivedAt: string,
): Wishes {
  if (!words) return { halfDays: [], packages: [] };
  const { language, halfDays, packages } = words;
  const text = message.replace(/\s+/g, ' ');
  const lower = text.toLowerCase();
  const received = Temporal.PlainDate.from(receivedAt.slice(0, 10));
  return {
    halfDays: halfDays.flatMap(({ part, sentence }) =>
      [...text.matchAll(patternOf(sentence))].flatMap(({ groups }) => {
        const day = dayOf(groups?.DATE ?? '', language, received);
        return day ? [`${day}-${part}`] : [];
      }),
    ),
    packages: packages
      .filter(({ title }) => lower.includes(title.toLowerCase()))
      .map(({ id }) => id),
  };
}

/** A pattern that finds a sentence of the form with any day in it. The day may be named more than once. */
function patternOf(sentence: string): RegExp {
  const parts = sentence.split(/(\{[A-Z]+\})/).map((part, place, all) => {
    const [, key] = /^\{(WEEKDAY|DATE)\}$/.exec(part) ?? [];
    if (!key) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return all.indexOf(part) === place ? `(?<${key}>[^.,।]{1,30}?)` : `\\k<${key}>`;
  });
  return new RegExp(parts.join(''), 'g');
}

/** The first day with a date such as `24 November` from the day of receipt on; null if the text is not a date. */
function dayOf(date: string, language: string, received: Temporal.PlainDate) {
  const month = monthsIn(language).findIndex((name) => date.includes(name)) + 1;
  const day = Number(/\d+/.exec(date)?.[0] ?? 0);
  if (month === 0 || day === 0) return null;
  // Around midnight it may be a day later in the clinic than in UTC, or a day earlier.
  const earliest = received.subtract({ days: 1 });
  const days = [received.year, received.year + 1].flatMap((year) => {
    const date = Temporal.PlainDate.from({ year, month, day });
    // A date that the month does not have becomes its last day.
    return date.day === day ? [date] : [];
  });
  return days.find((date) => Temporal.PlainDate.compare(date, earliest) >= 0) ?? null;
}

const knownMonths = new Map<string, string[]>();

/** The names of the months in the form that dates use. */
function monthsIn(language: string): string[] {
  const months = knownMonths.get(language) ?? namesOfMonths(language);
  knownMonths.set(language, months);
  return months;
}

function namesOfMonths(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return Array.from({ length: 12 }, (_, month) => {
    const parts = format.formatToParts(Date.UTC(2026, month, 1));
    return parts.find(({ type }) => type === 'month')?.value ?? '';
  });
}
