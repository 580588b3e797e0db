import { childAt, segmentsOf } from '../content-document.ts';
import { isGroup, type Json } from '../json.ts';
import type { FormField } from './form.ts';

/** The fields that can serve as a title, best first. */
export const titleNames = ['name', 'title', 'heading', 'question', 'label', 'text'];

/** The title of a file, a group or a list item, from its own fields; undefined if there is none. */
export function titleOf(value: unknown): string | undefined {
  const candidates = isGroup(value) ? titleNames.map((name) => value[name]) : [value];
  return candidates.find((text): text is string => typeof text === 'string' && text !== '');
}

/** The form of a child of a field. */
export function childForm(form: FormField | undefined, name: string): FormField | undefined {
  return form?.fields?.find((field) => field.name === name) ?? form?.item;
}

/** The form of the field at a JSON pointer. */
export function formAt(form: FormField | undefined, pointer: string): FormField | undefined {
  return segmentsOf(pointer).reduce(childForm, form);
}

/**
 * The labels of a field and its parents; an item of a list is named by its title. The label of a list named just
 * “items” is omitted before its item.
 */
export function labelsOf(
  form: FormField | undefined,
  value: Json | undefined,
  pointer: string,
): string[] {
  let currentForm = form;
  let part = value;
  return segmentsOf(pointer).flatMap((name, index, { length }) => {
    const isItem = Array.isArray(part);
    currentForm = childForm(currentForm, name);
    part = childAt(part, name);
    if (name === 'items' && index < length - 1) return [];
    return isItem ? titleOfItem(part, Number(name)) : currentForm?.label || name;
  });
}

/** A title longer than this is truncated. */
const maxTitleLength = 70;

/** The name of an item of a list: its title, its id or its number. */
export function titleOfItem(item: Json | undefined, index: number): string {
  const id = isGroup(item) ? item['id'] : undefined;
  const title = titleOf(item) ?? (id ? String(id).replace(/-+/g, ' ') : String(index + 1));
  return title.length > maxTitleLength ? `${title.slice(0, maxTitleLength).trimEnd()}…` : title;
}
