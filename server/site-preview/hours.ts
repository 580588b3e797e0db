import { clinicFile } from '../../shared/clinic-file.ts';
import type { FoundField } from '../../shared/desk/site/page.ts';

const field = '/openingHours';

/** The opening hours as a field of their own: pages have them in words, and not as they stand in the file. */
export function hoursIn(fields: FoundField[]): FoundField[] {
  const times = fields.filter((each) => each.file === clinicFile && each.field === field);
  const text = times.map((each) => each.text).filter((each) => /^\d\d:\d\d$/.test(each));
  const [first] = times;
  return first ? [{ ...first, text: text.join(' ') }] : [];
}

/** Whether a text of a page is made from opening hours, in figures: `10AM-8PM` from `10:00 20:00`. */
export function showsHours(times: string, shown: string): boolean {
  if (!/^\d\d:\d\d( \d\d:\d\d)+$/.test(times)) return false;
  const all = times.split(' ');
  const parts = all.flatMap((time) => time.split(':').map(Number));
  const hours = all.map((time) => ((Number(time.slice(0, 2)) + 11) % 12) + 1);
  const figures = shown.match(/\d+/g)?.map(Number) ?? [];
  const isKnown = (figure: number) => hours.includes(figure) || parts.includes(figure);
  return figures.length > 1 && figures.every(isKnown);
}
