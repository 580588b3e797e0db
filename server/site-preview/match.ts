import type { FoundField, PressedOnPage } from '../../shared/desk/site/page.ts';
import { comparable, isShownIn, ownLength, pictureName } from '../../shared/desk/site/page-text.ts';
import { showsHours } from './hours.ts';

/** The most fields that are offered. */
const most = 6;

/** How far the best field has to be ahead of the next to be a clear match. */
const clearly = 60;

/** How good a match is, from the worst that is offered to a text that is the same. */
const scores = {
  least: 250,
  within: 500,
  part: 600,
  number: 650,
  phone: 800,
  same: 1_000,
  spread: 500,
} as const;

/** What each step outwards from the pressed element costs. */
const perStep = 100;

/** The bonus of a text in one of the page's own files, and the penalty of one of another town or article. */
const forOwnFile = 80;
const forOtherSubject = -150;

/** How far a field may be behind the best and still be offered. */
const farthest = 250;

/** Shorter texts are found in any other by chance. */
const shortest = 3;

/** The fields that may contain what was pressed, best first, and whether the first is a clear match. */
export function matchPressed(
  fields: FoundField[],
  { texts, picture }: Pick<PressedOnPage, 'texts' | 'picture'>,
  ownFiles: string[],
): { found: FoundField[]; isSure: boolean } {
  const pressed = texts.map(comparable);
  const name = picture === null ? null : pictureName(picture);
  const rated = fields
    .map((field) => ({ field, score: score(field) }))
    .filter(({ score }) => score >= scores.least)
    .sort((one, other) => other.score - one.score);
  const best = rated.filter(({ field }, place) => place === firstOf(field));
  const [first, second] = best;
  const lead = (first?.score ?? 0) - (second?.score ?? 0);
  const isSure = first !== undefined && first.score >= scores.part && lead >= clearly;
  const offered = best.filter(({ score }) => score >= (first?.score ?? 0) - farthest);
  return { found: offered.slice(0, most).map(({ field }) => field), isSure };

  function score(field: FoundField): number {
    const steps = pressed.map((text, step) => scoreOf(field.text, text) - step * perStep);
    const ofPicture = name !== null && isPicture(field.text, name) ? 2 * scores.same : 0;
    const found = Math.max(0, ofPicture, ...steps);
    if (found === 0) return 0;
    if (ownFiles.includes(field.file)) return found + forOwnFile;
    return /\/(towns|articles)\//.test(field.file) ? found + forOtherSubject : found;
  }

  function firstOf({ file, field }: FoundField): number {
    return rated.findIndex((each) => each.field.file === file && each.field.field === field);
  }
}

/** How well a text of a file matches one of a page; 0 if it does not. */
function scoreOf(text: string, shown: string): number {
  if (shown === '') return 0;
  if (showsHours(text, shown)) return scores.same;
  const own = ownLength(text);
  if (own > 0 && isShownIn(text, shown, true)) {
    // A text that consists mostly of placeholders fits many others.
    return scores.same - scores.spread * (1 - Math.min(1, own / shown.length));
  }
  if (isSamePhone(text, shown)) return scores.phone;
  if (/^\d+(\.\d+)?$/.test(text)) return numbersIn(shown).includes(text) ? scores.number : 0;
  const value = comparable(text);
  if (shown.length >= shortest && value.includes(shown)) {
    return scores.part + (perStep * shown.length) / value.length;
  }
  if (own > shortest && isShownIn(text, shown)) {
    return scores.within + (2 * perStep * own) / shown.length;
  }
  return 0;
}

function numbersIn(shown: string): string[] {
  return shown.match(/\d+(\.\d+)?/g) ?? [];
}

/** A phone number is shown with spaces, and with or without its country's code. */
function isSamePhone(text: string, shown: string): boolean {
  const digits = text.replace(/\D/g, '');
  const isPhone = /^\+?[\d\s()-]{8,}$/.test(text);
  return isPhone && shown.replace(/\D/g, '').endsWith(digits.slice(-10));
}

function isPicture(text: string, name: string): boolean {
  return /\.(svg|png|jpe?g|webp|avif)$/i.test(text) && pictureName(text) === name;
}
