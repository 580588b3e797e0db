import type { ComponentType } from 'react';
import type { FormField } from '../../../../shared/desk/site/form.ts';
import type { FieldMistake } from '../data/file-values.ts';

/** What every control of a value takes. */
export interface ControlProps {
  form: FormField;
  /** Undefined where there is none. */
  value: unknown;
  /** Undefined takes the value away. */
  onChange: (value: unknown) => void;
  /** Of the element that has the focus. */
  id: string;
  /** Ids of the elements that name it. */
  labelledBy: string;
  describedBy?: string | undefined;
  /** Code of the language that it is written in; undefined if it is of all. */
  language?: string | undefined;
  mistakes: FieldMistake[];
  /** JSON pointer of the field that is saved; undefined for a value within it. */
  field?: string | undefined;
}

/** The control of any value, for those that have others within. */
export type AnyControl = ComponentType<ControlProps>;

/** The look of a field for one value. */
export const inputLook =
  'block w-full min-w-0 rounded-card border border-rule bg-surface px-3 py-2.5 text-ink min-h-11 focus:border-ink';

/** The look of a small button beside a field. */
export const smallButton =
  'min-h-11 min-w-11 rounded-card px-2 text-small font-semibold underline disabled:text-soft disabled:no-underline disabled:opacity-60';

/** Selects what a value is written or chosen with, and no button beside it. */
export const valueControls = 'input, textarea, select';

/** What a field for one value is told of itself. */
export function inputState({
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

/** The text of a value in a field; empty where there is none. */
export function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
