import { formatPhone } from '../../../shared/phone-numbers.ts';
import { localeOf } from '../../words/dates.ts';
import { grouped } from '../../words/numbers.ts';
import { factPlaceholders, unknownPlaceholder } from '../fields/placeholder.ts';

/** Values of placeholders, by name. */
export type PlaceholderValues = Record<string, string>;

/**
 * Takes the values of the placeholders from the fields of `clinic.yaml`, valid or not. A placeholder whose
 * fact is missing stands for itself, so that the other files can still be checked.
 * @param language the language of the texts
 */
export function placeholderValues(clinicFields: unknown, language: string): PlaceholderValues {
  const values: PlaceholderValues = ownFacts(clinicFields);
  const locale = localeIn(clinicFields, language);
  for (const [name, path] of Object.entries(factPlaceholders)) {
    const value: unknown = path.reduce(fieldOf, clinicFields);
    // Claims are optional: without a value, a text that names one is reported.
    if (value === undefined && path[0] === 'claims') continue;
    const number = typeof value === 'number' ? grouped(value, locale) : undefined;
    const text = typeof value === 'string' ? value : (number ?? `{${name}}`);
    values[name] = name === 'phone' ? formatPhone(text) : text;
  }
  return values;
}

/** The values as plain words of a Markdown text, in which they make no HTML, link or picture. */
export function inMarkdown(values: PlaceholderValues): PlaceholderValues {
  const escaped = Object.entries(values).map(([name, value]) => [
    name,
    value.replace(/[<&[\]\\]/g, '\\$&'),
  ]);
  return Object.fromEntries(escaped);
}

/** The locale of numbers in the clinic's country, or of India if the file does not name a valid country. */
function localeIn(clinicFields: unknown, language: string): string {
  const country = ['address', 'country'].reduce(fieldOf, clinicFields);
  try {
    return localeOf(language, String(country));
  } catch {
    return 'en-IN';
  }
}

/** The facts that the clinic has named itself. */
function ownFacts(clinicFields: unknown): PlaceholderValues {
  const facts = Object.entries(Object(fieldOf(clinicFields, 'facts')));
  return Object.fromEntries(facts.map(([name, value]) => [name, String(value)]));
}

/** A placeholder, and the word after it if there is one. */
const placeholderAndWord = /\{([\w .-]+)\}( [\p{L}\p{M}]+)?/gu;

/**
 * Replaces `{doctor}`, `{city}` and the other names of facts in every string of a value. Names in
 * capitals, such as `{TOWN}`, are filled in by the page; the schema of the text says which are allowed.
 * @param onUnknown called for each unknown name with the path of its field and a message
 */
export function fillPlaceholders(
  value: unknown,
  values: PlaceholderValues,
  onUnknown: (field: string[], message: string) => void,
  field: string[] = [],
): unknown {
  if (typeof value === 'string') {
    return value.replace(placeholderAndWord, (placeholder, name: string, word = '') => {
      if (/^[A-Z]+$/.test(name)) return placeholder;
      const known = Object.hasOwn(values, name) ? values[name] : undefined;
      if (known === undefined) onUnknown(field, unknownPlaceholder(name, Object.keys(values)));
      return known === undefined ? placeholder : withoutRepeat(known, word) + word;
    });
  }
  if (typeof value !== 'object' || value === null) return value;
  const within = ([name, item]: [string, unknown]) =>
    [name, fillPlaceholders(item, values, onUnknown, [...field, name])] as const;
  const entries = Object.entries(value).map(within);
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}

/** A value without its last word where the text goes on with that: "{clinic} clinic" for "Heart Clinic". */
function withoutRepeat(value: string, word: string): string {
  const isRepeated = word !== '' && value.toLowerCase().endsWith(word.toLowerCase());
  return isRepeated ? value.slice(0, -word.length) : value;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
