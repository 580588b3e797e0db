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
const inCapitals = /\{([A-Z]+)\}/g;

/** The names of the placeholders in a text. */
export function placeholderNames(text: string): string[] {
  return [...text.matchAll(inCapitals)].map(([, name = '']) => name);
}

/**
 * The message for a placeholder that has no value.
 * @param inThisText further names that have a value in this text
 */
export function unknownPlaceholder(name: string, inThisText: readonly string[] = []): string {
  const known: Record<string, readonly [string, ...string[]]> = factPlaceholders;
  const field = Object.hasOwn(known, name) ? known[name] : undefined;
  if (field) {
    const file = fileOfFact(field[0]);
    return `{${name}} has no value; write ${field.join('.')} in ${file}, or leave this out`;
  }
  const names = [...new Set([...commonPlaceholders, ...inThisText])];
  const braced = (all: readonly string[]) => all.map((each) => `{${each}}`);
  const similar = braced(nearest(name.replace(/[^a-z]/gi, ''), names, 2));
  const advice = didYouMean(similar) || `use one of ${braced(names).join(', ')}`;
  return `unknown placeholder {${name}}; ${advice}`;
}
