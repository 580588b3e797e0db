import type { FormField } from '../../shared/desk/site/form.ts';
import { isOfHeartClinic } from '../../shared/heart-clinic.ts';
import { isSet } from '../../shared/site-edits/fields.ts';

/**
 * The form of a file for this clinic: one of another specialty is not asked for what only a heart clinic has.
 * @param all the values of the file: on the site, and with drafts
 */
export function formFor(form: FormField, all: Record<string, unknown>[]): FormField {
  return all.some(isOfHeartClinic) ? form : withoutHearts(form, all);
}

function withoutHearts(form: FormField, all: unknown[]): FormField {
  if (!form.fields) return form;
  const fields = form.fields.flatMap((field) => {
    const own = all.filter(isSet).map((values) => values[field.name]);
    const isUnused = own.every((value) => value === undefined);
    return field.isOfHearts && isUnused ? [] : [withoutHearts(field, own)];
  });
  return { ...form, fields };
}
