import { isWithin } from '../../../../shared/content-document.ts';
import type { FormField } from '../../../../shared/desk/form.ts';
import type { Json } from '../../../../shared/json.ts';

/** What is wrong with a value, or with something within it. */
export interface FieldMistake {
  /** JSON pointer within the value; empty for the value itself. */
  pointer: string;
  message: string;
}

/** The props of every control. */
export interface ControlProps {
  form: FormField;
  /** Undefined if the field has no value. */
  value: Json | undefined;
  /** Undefined removes the value. */
  onChange: (value: Json | undefined) => void;
  /** Id of the control. */
  id: string;
  /** Ids of the elements that label it. */
  labelledBy: string;
  describedBy?: string | undefined;
  /** Code of the language that it is written in; undefined if all languages share it. */
  language?: string | undefined;
  mistakes: FieldMistake[];
  /** The path of the field's file; of the first one, if a change is made in several. */
  path: string;
  /** JSON pointer of the field. */
  pointer: string;
}

/** The classes of an input for one value. */
export const inputClasses =
  'block w-full min-w-0 rounded-card border border-rule bg-surface px-3 py-2.5 text-ink min-h-11 focus:border-ink';

/** The classes of a small button beside a field. */
export const smallButtonClasses =
  'min-h-11 min-w-11 rounded-card px-2 text-small font-semibold underline disabled:text-soft disabled:no-underline disabled:opacity-60';

/** The selector of the elements in which a value is typed or chosen. */
export const valueControls = 'input:not([type=file]), textarea, select, [contenteditable=true]';

/** The attributes of a control for one value. */
export function inputAttributes({
  id,
  labelledBy,
  describedBy,
  language,
  mistakes,
  form,
}: ControlProps) {
  return {
    id,
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy,
    'aria-invalid': mistakes.length > 0,
    'aria-required': form.isRequired,
    lang: language,
  };
}

/** The text of a value in a field; empty if there is no value. */
export function textOf(value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The mistakes of a field and of the fields within it, with pointers that begin at the field. */
export function mistakesWithin(mistakes: FieldMistake[], pointer: string): FieldMistake[] {
  return mistakes
    .filter((each) => isWithin(each.pointer, pointer))
    .map((each) => ({ pointer: each.pointer.slice(pointer.length), message: each.message }));
}
