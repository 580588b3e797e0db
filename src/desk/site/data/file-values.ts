import type { FormField } from '../../../../shared/desk/site/form.ts';
import type { SiteDraft, SiteFieldsAnswer, SiteFile } from '../../../../shared/desk/site/site.ts';
import { applyToFields } from '../../../../shared/site-edits/apply.ts';
import {
  type FileFields,
  isSet,
  isWithin,
  namesIn,
  pointerOf,
  valueAt,
} from '../../../../shared/site-edits/fields.ts';

/** A value that is not saved yet. */
export interface TypedValue {
  field: string;
  value?: unknown;
}

/** What the site shows of a file; null if there is none in this language. */
export function shownFields({ values, order }: SiteFile): FileFields | null {
  return values && { values, order };
}

/** Whether a field is another or part of it; the items of a list are not part of its order. */
export function isPartOf(field: string, outer: string, isList: boolean): boolean {
  return field === outer || (isWithin(field, outer) && !(isList && outer === ''));
}

/** The drafts within a field. */
export function draftsWithin({ drafts }: SiteFile, field: string, isList: boolean): SiteDraft[] {
  return drafts.filter((each) => each.field !== field && isPartOf(each.field, field, isList));
}

/** The fields of a file with its drafts, and with what is typed and not saved yet. */
export function fieldsWithDrafts(
  file: SiteFile,
  isList: boolean,
  typed: TypedValue[] = [],
): FileFields | null {
  const saved = applyToFields(shownFields(file), file.drafts, isList).fields;
  return typed.length === 0 ? saved : applyToFields(saved, typed, isList).fields;
}

/**
 * What is to be saved so that a field gets a value. Where the set that it is in is not there, it is the set.
 * @param fields of the file as they are edited
 */
export function editOf(fields: FileFields | null, field: string, value: unknown): TypedValue {
  const names = namesIn(field);
  const isThere = (length: number) => isSet(valueAt(fields, pointerOf(names.slice(0, length))));
  let place = names.length;
  while (place > 1 && !isThere(place - 1)) place -= 1;
  const missing = names.slice(place);
  if (missing.length === 0) return { field, value };
  const inner = missing.reduceRight<unknown>((within, name) => ({ [name]: within }), value);
  return { field: pointerOf(names.slice(0, place)), value: inner };
}

/** A value with another at a way through its sets; undefined takes it away. */
export function withValue(value: unknown, names: string[], next: unknown): unknown {
  const [name, ...rest] = names;
  if (name === undefined) return next;
  const set = isSet(value) ? { ...value } : {};
  const inner = withValue(set[name], rest, next);
  if (inner === undefined) delete set[name];
  else set[name] = inner;
  return set;
}

/** The mistakes of a field and of what is within it; each with the rest of its way. */
export function mistakesAt(file: SiteFile, field: string): FieldMistake[] {
  const own = namesIn(field).join('.');
  return file.mistakes.flatMap(({ field: place, message }) => {
    // The order of a list is not what its items say.
    if (own === '') return file.order && place !== '' ? [] : [{ place, message }];
    if (place === own) return [{ place: '', message }];
    return place.startsWith(`${own}.`) ? [{ place: place.slice(own.length + 1), message }] : [];
  });
}

/** The mistakes of a field that is written; a required one is missing too where the set that it is in is. */
export function mistakesOf(file: SiteFile, field: string, isMissing: boolean): FieldMistake[] {
  const found = mistakesAt(file, field);
  if (found.length > 0 || !isMissing) return found;
  const own = namesIn(field).join('.');
  const around = file.mistakes.filter(
    ({ field: place }) => place !== '' && own.startsWith(`${place}.`),
  );
  return around.map(({ message }) => ({ place: '', message }));
}

/** What is wrong with a value. */
export interface FieldMistake {
  /** Dotted way within the value; empty for the value itself. */
  place: string;
  message: string;
}

/** The mistakes of a part of a value. */
export function mistakesWithin(mistakes: FieldMistake[], name: string | number): FieldMistake[] {
  return mistakes.flatMap(({ place, message }) => {
    if (place === String(name)) return [{ place: '', message }];
    return place.startsWith(`${name}.`)
      ? [{ place: place.slice(String(name).length + 1), message }]
      : [];
  });
}

/** How much is to be noticed in a part of a file, in any language. */
export interface Notes {
  drafts: number;
  stale: number;
  mistakes: number;
  decisions: number;
}

/** Counts what is to be noticed in a field and within it. */
export function notesAt(files: SiteFile[], field: string): Notes {
  const within = (each: { field: string }) => isWithin(each.field, field);
  const count = <Each>(of: (file: SiteFile) => Each[]) => files.flatMap(of).length;
  return {
    drafts: count(({ drafts }) => drafts.filter(within)),
    stale: count(({ stale }) => stale.filter(within)),
    mistakes: count((file) => mistakesAt(file, field)),
    decisions: count(({ drafts, changes }) =>
      [...drafts, ...changes].filter((each) => within(each) && each.isOvertaken),
    ),
  };
}

/** A form's field at a pointer; undefined if there is none. */
function formAt(form: FormField, names: string[]): FormField | undefined {
  return names.reduce<FormField | undefined>(
    (outer, name) => outer?.fields?.find((field) => field.name === name) ?? outer?.item,
    form,
  );
}

/** The names of a field and of what it is within, in words; an item of a list is called by its title. */
export function labelsOf(page: SiteFieldsAnswer, field: string): string[] {
  const { form, isList, languages } = page;
  const names = namesIn(field);
  const inner = isList ? names.slice(1) : names;
  const labels = inner.map((name, index) => formAt(form, inner.slice(0, index + 1))?.label || name);
  const [id] = names;
  if (!isList || id === undefined) return labels;
  const items = languages.map(
    (file) => valueAt(fieldsWithDrafts(file, true), pointerOf([id])) ?? file.values?.[id],
  );
  return [itemTitle(items, id), ...labels];
}

/**
 * The names in words of what is within a field.
 * @param place dotted way within it; the items of a list have numbers from 0, and are named from 1
 */
export function labelsWithin(page: SiteFieldsAnswer, field: string, place: string): string[] {
  const inner = labelsOf(page, field + pointerOf(place.split('.')));
  return inner
    .slice(labelsOf(page, field).length)
    .map((label) => (/^\d+$/.test(label) ? String(Number(label) + 1) : label));
}

/** The form of a field; undefined if there is none. */
export function formOfField(
  { form, isList }: Pick<SiteFieldsAnswer, 'form' | 'isList'>,
  field: string,
): FormField | undefined {
  return formAt(form, isList ? namesIn(field).slice(1) : namesIn(field));
}

/** What an item of a list is called. */
export function itemTitle(items: unknown[], id: string): string {
  const item = items.find(isSet);
  return typeof item?.['title'] === 'string' && item['title'] !== '' ? item['title'] : id;
}
