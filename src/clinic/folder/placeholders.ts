import { formatPhone } from '../phone.ts';

/** Where in `clinic.yaml` the value of each placeholder stands. */
const sources = {
  doctor: ['doctor', 'name'],
  clinic: ['name'],
  city: ['city'],
  phone: ['contact', 'phone'],
  email: ['contact', 'email'],
  ambulance: ['contact', 'ambulance'],
  townYears: ['claims', 'experienceYearsOnTownPages'],
} as const;

/** The values of the placeholders, by their names. */
export type PlaceholderValues = Record<string, string>;

/**
 * The values of the placeholders from the fields of `clinic.yaml`, whether or not these are right:
 * a value that is missing leaves its placeholder as it is, so that the rest can be checked all the same.
 */
export function placeholderValues(clinicFields: unknown): PlaceholderValues {
  const values: PlaceholderValues = {};
  for (const [name, path] of Object.entries(sources)) {
    const value = path.reduce(fieldOf, clinicFields);
    const isKnown = typeof value === 'string' || typeof value === 'number';
    const text = isKnown ? String(value) : `{${name}}`;
    values[name] = name === 'phone' ? formatPhone(text) : text;
  }
  return values;
}

/**
 * Replaces `{doctor}`, `{clinic}`, `{city}`, `{phone}`, `{email}`, `{ambulance}` and `{townYears}`
 * in every text of a value. Names in capitals, such as `{TOWN}`, are left for the page to fill.
 * @param onUnknown told of each unknown name: the way to its field, and what is wrong
 */
export function fillPlaceholders(
  value: unknown,
  values: PlaceholderValues,
  onUnknown: (field: string[], message: string) => void,
  field: string[] = [],
): unknown {
  if (typeof value === 'string') {
    return value.replace(/\{([a-zA-Z]+)\}/g, (placeholder, name: string) => {
      if (name === name.toUpperCase()) return placeholder;
      const known = values[name];
      if (known === undefined) {
        const names = Object.keys(sources).join(', ');
        onUnknown(field, `unknown placeholder ${placeholder}; use one of ${names}`);
      }
      return known ?? placeholder;
    });
  }
  if (typeof value !== 'object' || value === null) return value;
  const within = ([name, item]: [string, unknown]) =>
    [name, fillPlaceholders(item, values, onUnknown, [...field, name])] as const;
  const entries = Object.entries(value).map(within);
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
