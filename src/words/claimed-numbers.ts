import type { Clinic } from '../content/schema/clinic.ts';
import { localeOf } from './dates.ts';
import { grouped } from './numbers.ts';

/** The claims of `clinic.yaml` by the names in capitals that copy uses for them. */
export const claimNames = {
  RATING: 'rating',
  REVIEWS: 'reviews',
  PATIENTS: 'patients',
  YEARS: 'experienceYears',
} as const;

/**
 * The clinic's claims as texts show them, by their names in capitals. `content/check/claim-checks.ts` has
 * already refused texts that name a claim the clinic does not make.
 */
export function claimedNumbers({ claims, language, address }: Clinic): Record<string, string> {
  const locale = localeOf(language, address.country);
  const named = Object.entries(claimNames).flatMap(([name, claim]) => {
    const value = claims[claim];
    return value === undefined ? [] : [[name, grouped(value, locale)]];
  });
  return Object.fromEntries(named);
}

/** The same for the towns' pages, where the years of experience may differ. */
export function claimedNumbersOnTownPages(clinic: Clinic): Record<string, string> {
  const experienceYears = clinic.claims.experienceYearsOnTownPages ?? clinic.claims.experienceYears;
  return claimedNumbers({ ...clinic, claims: { ...clinic.claims, experienceYears } });
}
