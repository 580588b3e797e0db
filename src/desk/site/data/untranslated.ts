import type { FormField } from '../../../../shared/desk/site/form.ts';
import type { SiteFieldsAnswer, SiteFile } from '../../../../shared/desk/site/site.ts';
import { isSet, valueAt } from '../../../../shared/site-edits/fields.ts';
import { fieldsWithDrafts, formOfField, shownFields } from './file-values.ts';

/** A file in all languages, the main one first. */
export type Translations = Pick<SiteFieldsAnswer, 'form' | 'isList' | 'languages'>;

/** Two words or more, at least one of them no abbreviation: "ECG" and "9:00" are the same in every language. */
const isSentence = (text: string) => /\s/.test(text) && /\p{Ll}{2}/u.test(text);

/**
 * Whether the drafts of a field still have words of the main language in it, as after copying them. What the
 * site shows in this language already was meant to be so.
 */
export function isUntranslated(page: Translations, file: SiteFile, field: string): boolean {
  const { isList, form, languages } = page;
  const [main] = languages;
  if (!main || main.language === file.language) return false;
  const own = field === '' && isList ? undefined : (formOfField(page, field) ?? form);
  if (!own) return false;
  const values = [fieldsWithDrafts(file, isList), fieldsWithDrafts(main, isList)];
  const [value, inMain, onSite] = [...values, shownFields(file)].map((each) =>
    field === '' ? each?.values : valueAt(each, field),
  );
  return hasSameWords(own, value, inMain, onSite);
}

function hasSameWords(form: FormField, value: unknown, inMain: unknown, onSite: unknown): boolean {
  if (typeof value === 'string') {
    const isWords = isText(form) && isSentence(value);
    return isWords && value === inMain && value !== onSite;
  }
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inner]) => {
    const own = formWithin(form, value, name);
    return own && hasSameWords(own, inner, Object(inMain)[name], Object(onSite)[name]);
  });
}

/** Whether it is written in words; an id or a code has a pattern. */
function isText({ control, pattern, forms }: FormField): boolean {
  if (control === 'either') return forms?.some(isText) ?? false;
  return (control === 'text' || control === 'markdown') && pattern === undefined;
}

function formWithin(form: FormField, value: object, name: string): FormField | undefined {
  const known = form.fields?.find((each) => each.name === name) ?? form.item;
  if (known || form.control !== 'either') return known;
  const forms = form.forms?.filter(({ control }) => (control === 'list') === Array.isArray(value));
  return forms?.flatMap((each) => formWithin(each, value, name) ?? [])[0];
}

/** A copy of what the main language says in a field; undefined where there is nothing to copy. */
export function copyOf(page: Omit<Translations, 'form'>, field: string): unknown {
  const [main] = page.languages;
  const fields = main ? fieldsWithDrafts(main, page.isList) : null;
  const value = field === '' ? fields?.values : valueAt(fields, field);
  return isSet(value) || Array.isArray(value) ? structuredClone(value) : value;
}
