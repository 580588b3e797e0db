import { partAt, segmentsOf } from '../../../../shared/content-document.ts';
import type { ContentFileResponse } from '../../../../shared/desk/content.ts';
import type { Control, FormField } from '../../../../shared/desk/form.ts';
import { titleOf } from '../../../../shared/desk/titles.ts';
import { isGroup, type Json } from '../../../../shared/json.ts';

type Value = Json | undefined;

/** The form of a whole file; for a list, it contains the form of the items. */
export function wholeForm({
  form,
  isList,
}: Pick<ContentFileResponse, 'form' | 'isList'>): FormField {
  if (!isList) return form;
  return { name: '', label: '', help: '', control: 'list', isRequired: true, item: form };
}

/** The form of a child of a field. */
export function childForm(form: FormField | undefined, name: string): FormField | undefined {
  return form?.fields?.find((field) => field.name === name) ?? form?.item;
}

/** The form of the field at a JSON pointer. */
export function formAt(form: FormField | undefined, pointer: string): FormField | undefined {
  return segmentsOf(pointer).reduce(childForm, form);
}

/** The labels of a field and its parents; an item of a list is named by its title. */
export function labelsOf(form: FormField | undefined, value: Value, pointer: string): string[] {
  let current = form;
  let at = value;
  return segmentsOf(pointer).map((name) => {
    const isItem = Array.isArray(at);
    current = childForm(current, name);
    at = partAt(at, name);
    return isItem ? titleOfItem(at, Number(name)) : current?.label || name;
  });
}

/** A title longer than this is truncated. */
const maxTitleLength = 70;

/** The name of an item of a list: its title, its id or its number. */
export function titleOfItem(item: Value, index: number): string {
  const id = isGroup(item) ? item['id'] : undefined;
  const title = titleOf(item) ?? (id ? String(id).replace(/-+/g, ' ') : String(index + 1));
  return title.length > maxTitleLength ? `${title.slice(0, maxTitleLength).trimEnd()}…` : title;
}

/** The controls of fields that have a text in each language, or contain such fields. */
const translated: Control[] = ['text', 'markdown', 'group', 'record', 'union'];

/** Whether a field says the same in every language: a number, a date, a picture, a choice. */
export function isNeutral({ control, pattern, item }: FormField): boolean {
  if (control === 'list') return item !== undefined && isNeutral(item);
  // A text with a pattern is a code.
  return !translated.includes(control) || (control === 'text' && pattern !== undefined);
}

/**
 * A value without its texts, for another language to start from: its dates, pictures and choices, and the ids of its
 * items.
 */
export function withoutTexts(form: FormField, value: Json): Json | undefined {
  if (Array.isArray(value)) {
    const { item } = form;
    if (item?.control !== 'group') return isNeutral(form) ? value : undefined;
    return value.map((each) => withoutTexts(item, each) ?? {});
  }
  if (!isGroup(value)) return isNeutral(form) ? value : undefined;
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    const child = childForm(form, name);
    const left = name === 'id' ? inner : child && withoutTexts(child, inner);
    return left === undefined ? [] : [[name, left] as const];
  });
  return Object.fromEntries(entries);
}
