import { formatPhone } from '../phone.ts';

/** The field of `clinic.yaml` that each placeholder takes its value from. */
const sources = {
  doctor: ['doctor', 'name'],
  familyName: ['doctor', 'familyName'],
  clinic: ['name'],
  city: ['city'],
  phone: ['contact', 'phone'],
  email: ['contact', 'email'],
  ambulance: ['contact', 'ambulance'],
  townYears: ['claims', 'experienceYearsOnTownPages'],
} as const;

/** Values of placeholders, by name. */
export type PlaceholderValues = Record<string, string>;

/**
 * Takes the values of the placeholders from the fields of `clinic.yaml`, valid or not. A missing
 * value leaves its placeholder as it is, so that the other files can still be checked.
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
 * Replaces `{doctor}`, `{familyName}`, `{clinic}`, `{city}`, `{phone}`, `{email}`, `{ambulance}` and
 * `{townYears}` in every string of a value. Names in capitals, such as `{TOWN}`, are left for the page to fill.
 * @param onUnknown called for each unknown name with the path of its field and a message
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
