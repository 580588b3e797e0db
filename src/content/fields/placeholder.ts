import { fileOfFact } from '../../../shared/fact-files.ts';
import { didYouMean, nearest } from './nearest.ts';

/** The clinic's fact that each placeholder takes its value from. */
export const factPlaceholders = {
  doctor: ['doctor', 'name'],
  familyName: ['doctor', 'familyName'],
  clinic: ['name'],
  city: ['city'],
  phone: ['contact', 'phone'],
  email: ['contact', 'email'],
  ambulance: ['contact', 'ambulance'],
  townYears: ['claims', 'experienceYearsOnTownPages'],
  years: ['claims', 'experienceYears'],
  patients: ['claims', 'patients'],
  procedures: ['claims', 'procedures'],
  echocardiographies: ['claims', 'echocardiographies'],
  angiographies: ['claims', 'angiographies'],
  angioplasties: ['claims', 'angioplasties'],
  rating: ['claims', 'rating'],
  reviews: ['claims', 'reviews'],
} as const;

/**
 * The placeholders for counts of entries in a language's folder: `{towns}` becomes "seventeen", and `{Towns}`, for the
 * beginning of a sentence, "Seventeen".
 */
export const countPlaceholders = ['towns', 'articles', 'services', 'packages'] as const;

const commonPlaceholders: string[] = [...Object.keys(factPlaceholders), ...countPlaceholders];

/** Whether every clinic's folder has this placeholder. */
export function isPlaceholder(name: string): boolean {
  return commonPlaceholders.includes(name);
}

/** Placeholders such as `{TOWN}`, which are filled in by the page that shows a text. */
const capitalPlaceholder = /\{([A-Z]+)\}/g;

/** The names of the placeholders in a text. */
export function placeholderNames(text: string): string[] {
  return [...text.matchAll(capitalPlaceholder)].map(([, name = '']) => name);
}

/**
 * The message for a placeholder that has no value.
 * @param extraNames further names that have a value in this text
 */
export function unknownPlaceholder(name: string, extraNames: readonly string[] = []): string {
  const facts: Record<string, readonly [string, ...string[]]> = factPlaceholders;
  const field = Object.hasOwn(facts, name) ? facts[name] : undefined;
  if (field) {
    const file = fileOfFact(field[0]);
    return `{${name}} has no value; write ${field.join('.')} in ${file}, or leave this out`;
  }
  const names = [...new Set([...commonPlaceholders, ...extraNames])];
  const inBraces = (all: readonly string[]) => all.map((name) => `{${name}}`);
  const similar = inBraces(nearest(name.replace(/[^a-z]/gi, ''), names, 2));
  const advice = didYouMean(similar) || `use one of ${inBraces(names).join(', ')}`;
  return `unknown placeholder {${name}}; ${advice}`;
}
