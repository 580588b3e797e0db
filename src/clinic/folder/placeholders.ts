import { formatPhone } from '../phone.ts';
import { factPlaceholders, unknownPlaceholder } from '../placeholder.ts';

/** Values of placeholders, by name. */
export type PlaceholderValues = Record<string, string>;

/**
 * Takes the values of the placeholders from the fields of `clinic.yaml`, valid or not. A missing
 * value leaves its placeholder as it is, so that the other files can still be checked.
 */
export function placeholderValues(clinicFields: unknown): PlaceholderValues {
  const values: PlaceholderValues = ownFacts(clinicFields);
  for (const [name, path] of Object.entries(factPlaceholders)) {
    const value = path.reduce(fieldOf, clinicFields);
    const isKnown = typeof value === 'string' || typeof value === 'number';
    const text = isKnown ? String(value) : `{${name}}`;
    values[name] = name === 'phone' ? formatPhone(text) : text;
  }
  return values;
}

/** The facts that the clinic has named itself. */
function ownFacts(clinicFields: unknown): PlaceholderValues {
  const facts = Object.entries(Object(fieldOf(clinicFields, 'facts')));
  return Object.fromEntries(facts.map(([name, value]) => [name, String(value)]));
}

/**
 * Replaces `{doctor}`, `{city}` and the other names of facts in every string of a value. Names in capitals, such as `{TOWN}`, are left for the page to fill;
 * the schema of the text knows which.
 * @param onUnknown called for each unknown name with the path of its field and a message
 */
export function fillPlaceholders(
  value: unknown,
  values: PlaceholderValues,
  onUnknown: (field: string[], message: string) => void,
  field: string[] = [],
): unknown {
  if (typeof value === 'string') {
    return value.replace(/\{([\w .-]+)\}/g, (placeholder, name: string) => {
      if (/^[A-Z]+$/.test(name)) return placeholder;
      const known = Object.hasOwn(values, name) ? values[name] : undefined;
      if (known === undefined) onUnknown(field, unknownPlaceholder(name, Object.keys(values)));
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
