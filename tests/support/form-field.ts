import type { Control, FormField } from '../../shared/desk/form.ts';

/** A field of a form, called by its name. */
export const formField = (
  name: string,
  control: Control,
  more: Partial<FormField> = {},
): FormField => ({
  name,
  label: name.charAt(0).toUpperCase() + name.slice(1),
  help: '',
  control,
  isRequired: true,
  ...more,
});
