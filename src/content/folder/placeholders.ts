import { formatPhone } from '../../../shared/phone-numbers.ts';
import { localeOf } from '../../words/dates.ts';
import { groupDigits, numberWord } from '../../words/numbers.ts';
import {
  type countPlaceholders,
  factPlaceholders,
  unknownPlaceholder,
} from '../fields/placeholder.ts';
import { type ContentFiles, filesIn } from '../files.ts';
import { parseYaml, readParsed } from './yaml.ts';

/** Values of placeholders, by name. */
export type PlaceholderValues = Record<string, string>;

/**
 * Takes the values of the placeholders from the clinic's facts, valid or not. A placeholder whose
 * fact is missing is left as it is, so that the other files can still be checked.
 * @param language the language of the texts
 */
export function placeholderValues(clinicFields: unknown, language: string): PlaceholderValues {
  const values: PlaceholderValues = ownFacts(clinicFields);
  const locale = localeIn(clinicFields, language);
  for (const [name, path] of Object.entries(factPlaceholders)) {
    const value = path.reduce(fieldOf, clinicFields) ?? defaultOf(name, clinicFields);
    // Claims are optional: without a value, a text that names one is reported.
    if (value === undefined && path[0] === 'claims') continue;
    const number = typeof value === 'number' ? groupDigits(value, locale) : undefined;
    const text = typeof value === 'string' ? value : (number ?? `{${name}}`);
    values[name] = name === 'phone' ? formatPhone(text) : text;
  }
  return values;
}

/** The towns' pages have their own number of years, by default the number on all pages. */
function defaultOf(name: string, clinicFields: unknown): unknown {
  return name === 'townYears' ? factPlaceholders.years.reduce(fieldOf, clinicFields) : undefined;
}

/** The values escaped for Markdown, so that none becomes HTML, a link or a picture. */
export function escapeForMarkdown(values: PlaceholderValues): PlaceholderValues {
  const escapedValues = Object.entries(values).map(([name, value]) => [
    name,
    value.replace(/[<&[\]\\]/g, '\\$&'),
  ]);
  return Object.fromEntries(escapedValues);
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

/** The clinic's own facts: `facts` in `claims.yaml`. */
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
      const fact = Object.hasOwn(values, name) ? values[name] : undefined;
      if (fact === undefined) onUnknown(field, unknownPlaceholder(name, Object.keys(values)));
      return fact === undefined ? placeholder : withoutRepeat(fact, word) + word;
    });
  }
  if (typeof value !== 'object' || value === null) return value;
  const fillEntry = ([name, item]: [string, unknown]) =>
    [name, fillPlaceholders(item, values, onUnknown, [...field, name])] as const;
  const entries = Object.entries(value).map(fillEntry);
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}

/** A value without its last word if the text repeats it: "{clinic} clinic" for "Heart Clinic". */
function withoutRepeat(value: string, word: string): string {
  const isRepeated = word !== '' && value.toLowerCase().endsWith(word.toLowerCase());
  return isRepeated ? value.slice(0, -word.length) : value;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** How many entries of each kind there are. */
type Counts = Record<(typeof countPlaceholders)[number], number>;

/**
 * Counts the entries in the folder of a language, so that no text has to state the numbers itself. Its files may
 * have mistakes.
 */
export function countsIn(files: ContentFiles, language: string): Counts {
  return {
    towns: filesIn(files, `${language}/towns`, '.yaml').length,
    articles: filesIn(files, `${language}/articles`, '.md').length,
    services: itemsIn(files, `${language}/services.yaml`),
    packages: itemsIn(files, `${language}/packages.yaml`),
  };
}

/** The counts in words, and again capitalised for the beginning of a sentence. */
export function countWords(counts: Counts, language: string): PlaceholderValues {
  const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const words = Object.entries(counts).flatMap(([name, count]) => {
    const word = numberWord(count, language);
    return [
      [name, word],
      [capitalized(name), capitalized(word)],
    ];
  });
  return Object.fromEntries(words);
}

function itemsIn(files: ContentFiles, path: string): number {
  const { content } = readParsed(files, path, parseYaml);
  return Array.isArray(content?.fields) ? content.fields.length : 0;
}
