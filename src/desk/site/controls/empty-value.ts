import type { FormField } from '../../../../shared/desk/site/form.ts';

/** What a new value of a form begins with. */
export function emptyValue(form: FormField): unknown {
  switch (form.control) {
    case 'group':
    case 'named':
      return {};
    case 'list':
      return [];
    case 'either':
      return form.forms?.[0] ? emptyValue(form.forms[0]) : '';
    case 'switch':
      return false;
    case 'choice':
      return form.choices?.[0] ?? '';
    default:
      return '';
  }
}
