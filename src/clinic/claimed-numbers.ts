import type { Clinic } from './clinic.ts';
import { localeOf } from './dates.ts';
import { grouped } from './numbers.ts';

/** The names in capitals by which the copy of a page calls claims of `clinic.yaml`. */
export const claimNames = {
  RATING: 'rating',
  REVIEWS: 'reviews',
  PATIENTS: 'patients',
  YEARS: 'experienceYears',
} as const;

/**
 * The clinic's claims as texts show them, by their names in capitals. A text that names a claim
 * which the clinic does not make has been refused before (`folder/claim-checks.ts`).
 */
export function claimedNumbers({ claims, language, address }: Clinic): Record<string, string> {
  const locale = localeOf(language, address.country);
  const named = Object.entries(claimNames).flatMap(([name, claim]) => {
    const value = claims[claim];
    return value === undefined ? [] : [[name, grouped(value, locale)]];
  });
  return Object.fromEntries(named);
}

/** The same on the towns' pages, where the experience may be told otherwise. */
export function claimedNumbersOnTownPages(clinic: Clinic): Record<string, string> {
  const experienceYears = clinic.claims.experienceYearsOnTownPages ?? clinic.claims.experienceYears;
  return claimedNumbers({ ...clinic, claims: { ...clinic.claims, experienceYears } });
}
