import { clinicFacts } from './clinic-folder.ts';
import { ContentMistake, mistakeLine } from './mistakes.ts';
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
 * Throws a mistake that names `file` and the field where a name is unknown.
 */
export function fillPlaceholders<T>(value: T, file: string, field?: string): T;
export function fillPlaceholders(value: unknown, file: string, field = ''): unknown {
  if (typeof value === 'string') return fillText(value, file, field);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  const within = (name: string | number, item: unknown) =>
    fillPlaceholders(item, file, field ? `${field}.${name}` : String(name));
  if (Array.isArray(value)) return value.map((item, place) => within(place, item));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, within(name, item)]),
  );
}

function fillText(text: string, file: string, field: string): string {
  return text.replace(/\{([a-zA-Z]+)\}/g, (whole, name: string) => {
    if (name === name.toUpperCase()) return whole;
    const value = values[name];
    if (value !== undefined) return value;
    const reason = `unknown placeholder ${whole}; use one of ${Object.keys(values).join(', ')}`;
    throw new ContentMistake(mistakeLine(file, field, reason));
  });
}
