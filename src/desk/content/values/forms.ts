import type { Control, FormField } from '../../../../shared/desk/form.ts';
import { childForm } from '../../../../shared/desk/titles.ts';
import { isGroup, type Json } from '../../../../shared/json.ts';

/** The controls of fields that have a text in each language, or contain such fields. */
const translatedControls: Control[] = ['text', 'markdown', 'group', 'record', 'union'];

/** Whether a field has nothing to translate: a number, a date, a picture, a choice. */
export function isLanguageNeutral({ control, pattern, item }: FormField): boolean {
  if (control === 'list') return item !== undefined && isLanguageNeutral(item);
  // A text with a pattern is a code, which is not translated.
  return !translatedControls.includes(control) || (control === 'text' && pattern !== undefined);
}

/**
 * Removes the texts from a value, for another language to start from: dates, pictures and choices stay, and the ids of
 * items.
 */
export function omitTexts(form: FormField, value: Json): Json | undefined {
  if (Array.isArray(value)) {
    const { item } = form;
    if (item?.control !== 'group') return isLanguageNeutral(form) ? value : undefined;
    return value.map((each) => omitTexts(item, each) ?? {});
  }
  if (!isGroup(value)) return isLanguageNeutral(form) ? value : undefined;
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    const child = childForm(form, name);
    const keptValue = name === 'id' ? inner : child && omitTexts(child, inner);
    return keptValue === undefined ? [] : [[name, keptValue] as const];
  });
  return Object.fromEntries(entries);
}
