import { z } from 'zod';
import type { FormField } from '../../shared/desk/site/form.ts';
import { isSet, namesIn, pointerOf } from '../../shared/site-edits/fields.ts';

/** The day on which a fact was last reviewed. */
export interface AgingDay {
  /** JSON pointer of the field that is edited, which goes through sets of fields only. */
  field: string;
  /** JSON pointer of the day. */
  at: string;
  /** The labels of what contains it. */
  labels: string[];
  /** What it is about. */
  name: string;
  day: string;
  /** After how many months it has to be reviewed again. */
  months: number;
}

interface Place {
  names: string[];
  /** How many of the names lead to the field that is edited. */
  depth: number | null;
  labels: string[];
  name: string;
}

/**
 * The days in a file on which facts were last reviewed; values that are not days are left out.
 * @param values by name; in a file that is a list, the items by id
 * @param form of the file, or of an item of a list
 */
export function agingDays(
  values: Record<string, unknown>,
  form: FormField,
  isList: boolean,
): AgingDay[] {
  const whole = isList ? ({ ...form, control: 'named', item: form } as FormField) : form;
  return daysIn(values, whole, { names: [], depth: null, labels: [], name: '' });
}

function daysIn(value: unknown, form: FormField, place: Place): AgingDay[] {
  const { names, depth, labels } = place;
  if (form.months !== undefined && typeof value === 'string') {
    if (!z.iso.date().safeParse(value).success) return [];
    const field = pointerOf(names.slice(0, depth ?? names.length));
    const { name } = place;
    return [{ field, at: pointerOf(names), labels, name, day: value, months: form.months }];
  }
  if (Array.isArray(value)) {
    return value.flatMap((each, index) =>
      daysIn(each, form.item ?? form, {
        ...place,
        names: [...names, String(index)],
        depth: depth ?? names.length,
      }),
    );
  }
  if (!isSet(value)) return [];
  const name = nameOf(value) ?? place.name;
  return Object.entries(value).flatMap(([key, each]) => {
    const own = form.fields?.find((field) => field.name === key) ?? form.item;
    if (!own) return [];
    const isDay = own.months !== undefined;
    const within = isDay ? labels : [...labels, own.label].filter(Boolean);
    return daysIn(each, own, { names: [...names, key], depth, labels: within, name });
  });
}

function nameOf(value: Record<string, unknown>): string | undefined {
  return [value['name'], value['title'], value['heading']].find((each) => typeof each === 'string');
}

/**
 * Returns a value with another day at a place in it. Items of lists are found by their id, as each language may
 * have them in another order.
 * @param pointer JSON pointer of the day in `like`
 * @param like the same value in the language that the pointer is from
 */
export function withDay(value: unknown, pointer: string, like: unknown, day: string): unknown {
  return dayAt(value, namesIn(pointer), like, day);
}

function dayAt(value: unknown, names: string[], like: unknown, day: string): unknown {
  const [name, ...rest] = names;
  if (name === undefined) return typeof value === 'string' ? day : value;
  if (Array.isArray(value)) {
    const wanted: unknown = Array.isArray(like) ? like[Number(name)] : undefined;
    const id = isSet(wanted) ? wanted['id'] : undefined;
    const index =
      id === undefined ? Number(name) : value.findIndex((item) => isSet(item) && item['id'] === id);
    if (!(index in value)) return value;
    return value.with(index, dayAt(value[index], rest, wanted, day));
  }
  if (!isSet(value) || !Object.hasOwn(value, name)) return value;
  const inner = isSet(like) ? like[name] : undefined;
  return { ...value, [name]: dayAt(value[name], rest, inner, day) };
}
