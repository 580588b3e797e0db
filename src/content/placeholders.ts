import { clinicFacts } from './clinic-folder.ts';
import { formatPhone } from './phone.ts';

const values: Record<string, string> = {
  doctor: clinicFacts.doctor.name,
  clinic: clinicFacts.name,
  city: clinicFacts.city,
  phone: formatPhone(clinicFacts.contact.phone),
  email: clinicFacts.contact.email,
  ambulance: clinicFacts.contact.ambulance,
  townYears: String(clinicFacts.claims.experienceYearsOnTownPages),
};

/**
 * Replaces `{doctor}`, `{clinic}`, `{city}`, `{phone}`, `{email}`, `{ambulance}` and `{townYears}`
 * in every text of a value. Names in capitals, such as `{TOWN}`, are left for the page to fill.
 * Throws an error that names `file` where a name is unknown.
 */
export function fillPlaceholders<T>(value: T, file: string): T;
export function fillPlaceholders(value: unknown, file: string): unknown {
  if (typeof value === 'string') return fillText(value, file);
  if (Array.isArray(value)) return value.map((item) => fillPlaceholders(item, file));
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fillPlaceholders(item, file)]),
  );
}

function fillText(text: string, file: string): string {
  return text.replace(/\{([a-zA-Z]+)\}/g, (whole, name: string) => {
    if (name === name.toUpperCase()) return whole;
    const value = values[name];
    if (value !== undefined) return value;
    throw new Error(
      `${file}: unknown placeholder ${whole}; use one of ${Object.keys(values).join(', ')}`,
    );
  });
}
