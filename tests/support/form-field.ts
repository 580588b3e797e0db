import type { Control, FormField } from '../../shared/desk/form.ts';

/** A form field whose label is its capitalised name. */
export const formField = (
  name: string,
  control: Control,
  overrides: Partial<FormField> = {},
): FormField => ({
  name,
  label: name.charAt(0).toUpperCase() + name.slice(1),
  help: '',
  control,
  isRequired: true,
  ...overrides,
});
