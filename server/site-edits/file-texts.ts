import type { FormField } from '../../shared/desk/site/form.ts';
import { isSet, pointerOf } from '../../shared/site-edits/fields.ts';

/** A text of a file, and the field that it is edited in. */
export interface FileText {
  /** JSON pointer; that of the list for what is in a list. */
  field: string;
  /** The names of the field and of what it is within, in words. */
  labels: string[];
  text: string;
}

/** What is being walked through: a value, its form, and the way to it. */
interface Place {
  value: unknown;
  form: FormField | undefined;
  names: string[];
  labels: string[];
  /** Whether it is in a list, which is one field. */
  isInList: boolean;
}

/**
 * All texts and numbers of a file.
 * @param values of the file, by name; in a file that is a list, by id
 * @param form of the file, or of an item of a list
 */
export function textsOf(
  values: Record<string, unknown>,
  form: FormField,
  isList: boolean,
): FileText[] {
  const start = { names: [], labels: [], isInList: false };
  if (!isList) return textsIn({ ...start, value: values, form });
  return Object.entries(values).flatMap(([id, value]) =>
    textsIn({ ...start, value, form, names: [id], labels: [titleOf(value) ?? id] }),
  );
}

function textsIn({ value, form, names, labels, isInList }: Place): FileText[] {
  if (typeof value === 'string' || typeof value === 'number') {
    return [{ field: pointerOf(names), labels, text: String(value) }];
  }
  const inner = { names, labels, isInList };
  if (Array.isArray(value)) {
    const [of, isNowInList] = [form?.item, true];
    return value.flatMap((each) =>
      textsIn({ ...inner, value: each, form: of, isInList: isNowInList }),
    );
  }
  if (!isSet(value)) return [];
  return Object.entries(value).flatMap(([name, each]) => {
    const own = form?.fields?.find((field) => field.name === name) ?? form?.item;
    if (isInList) return textsIn({ ...inner, value: each, form: own });
    const label = own?.label || name;
    const way = { names: [...names, name], labels: [...labels, label], isInList };
    return textsIn({ ...way, value: each, form: own });
  });
}

function titleOf(item: unknown): string | undefined {
  return isSet(item) && typeof item['title'] === 'string' ? item['title'] : undefined;
}
