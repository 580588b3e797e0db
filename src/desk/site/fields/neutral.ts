import type { Control } from '../../../../shared/desk/site/form.ts';
import { valueAt } from '../../../../shared/site-edits/fields.ts';
import { isSame } from '../../../../shared/site-edits/is-same.ts';
import type { EditedLanguage } from './file-context.ts';

/** What has words of its own in each language, or holds such fields. */
const translated: Control[] = ['text', 'markdown', 'group', 'list', 'named', 'either'];

/** Whether a field is edited once for all languages: it says the same in each, and is no text. */
export function isForAll(control: Control, field: string, languages: EditedLanguage[]): boolean {
  const [first, ...others] = languages;
  if (!first || others.length === 0 || translated.includes(control)) return false;
  if (languages.some(({ fields }) => fields === null)) return false;
  const value = valueAt(first.fields, field);
  return others.every(({ fields }) => isSame(valueAt(fields, field), value));
}
