import type { Notice } from '../../../shared/desk/notices.ts';
import { daysOf, mostClosed } from '../../../shared/hours/week-hours.ts';
import type { Span } from './span.ts';

interface Changed {
  /** The days as they are now. */
  span: Span;
  /** What a notice of that would say, by language code; nothing if they are as usual again. */
  holds: Record<string, string> | undefined;
}

/**
 * The notices that are not over and speak of days which have been changed, whatever they say of them: they name one
 * of these days, or days around them.
 * @param nameOf how a notice in a language names a day
 */
export function staleNotices(
  notices: Notice[],
  { span, holds }: Changed,
  nameOf: (code: string, day: string) => string,
): Notice[] {
  const { day, to = day } = span;
  const around = daysAround(day, to);
  const speaksOf = (code: string, text: string) => {
    const named = around.filter((each) => text.includes(nameOf(code, each)));
    const [first, last] = [named[0], named.at(-1)];
    return first !== undefined && last !== undefined && first <= to && last >= day;
  };
  return notices.filter(
    ({ state, texts }) =>
      state !== 'over' &&
      Object.entries(texts).some(([code, text]) =>
        speaksOf(code, text.replace(holds?.[code] ?? '', '')),
      ),
  );
}

/** The days that a notice of some days may name, even if it announces more of them. */
function daysAround(from: string, to: string): string[] {
  const moved = (day: string, by: number) => {
    const date = new Date(day);
    date.setUTCDate(date.getUTCDate() + by);
    return date.toISOString().slice(0, 10);
  };
  return daysOf({ from: moved(from, -mostClosed), to: moved(to, mostClosed) });
}
