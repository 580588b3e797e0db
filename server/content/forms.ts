import { pointerOf } from '../../shared/content-document.ts';
import type { FormField } from '../../shared/desk/form.ts';
import { titleOf } from '../../shared/desk/titles.ts';
import { isGroup, type Json } from '../../shared/json.ts';

/** A text, a number or a switch in a file. */
export interface Field {
  /** JSON pointer. */
  pointer: string;
  /** The labels of the groups that it is in, and its own, which the title of the item replaces in a list. */
  labels: string[];
  /** The title of the innermost item or group around it that has one; empty if none has. */
  context: string;
  value: string | number | boolean;
  form: FormField | undefined;
}

interface Position {
  value: Json;
  form: FormField | undefined;
  names: (string | number)[];
  labels: string[];
  context: string;
  /** The title of the innermost item; empty if it is in none. */
  title: string;
  isInList: boolean;
}

/**
 * All fields of a file.
 * @param form the form of the file, or of one item if the file is a list
 */
export function fieldsIn(values: Json, form: FormField): Field[] {
  const start = { form, names: [], labels: [], context: '', title: '', isInList: false };
  if (!Array.isArray(values)) return fieldsAt({ ...start, value: values });
  return values.flatMap((value, index) => {
    const title = titleOf(value);
    return fieldsAt({ ...start, value, names: [index], labels: title ? [title] : [] });
  });
}

function fieldsAt(position: Position): Field[] {
  const { value, form, names, labels, title, isInList } = position;
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      fieldsAt({
        ...position,
        value: item,
        form: form?.item,
        names: [...names, index],
        title: (isGroup(item) && titleOf(item)) || title,
        isInList: true,
      }),
    );
  }
  if (!isGroup(value)) {
    if (value === null) return [];
    const shown = isInList && title !== '' ? [...labels, title] : labels;
    return [{ pointer: pointerOf(names), labels: shown, context: position.context, value, form }];
  }
  const context = titleOf(value) ?? position.context;
  return Object.entries(value).flatMap(([name, inner]) => {
    const innerForm = form?.fields?.find((field) => field.name === name) ?? form?.item;
    return fieldsAt({
      ...position,
      context,
      value: inner,
      form: innerForm,
      names: [...names, name],
      labels: isInList ? labels : [...labels, innerForm?.label || name],
    });
  });
}
