import { expect, it } from 'vitest';
import type { FormField } from '../../shared/desk/site/form.ts';
import { kindOf } from '../../src/content/edits/file-fields.ts';
import { formOf } from '../../src/content/edits/form.ts';
import { labelledIn } from './field-labels.ts';

function labelOf(language: string, file: string, path: string[]): string | undefined {
  const kind = kindOf(file);
  if (!kind) throw new Error(`there is no file ${file}`);
  const step = (form: FormField | undefined, name: string) =>
    form?.fields?.find((field) => field.name === name) ?? form?.item;
  const form = labelledIn(language, formOf(kind));
  return path.reduce<FormField | undefined>(step, form)?.label;
}

it.each([
  ['clinic.yaml', ['contact', 'phone'], 'Phone', 'फ़ोन', 'फोन'],
  ['clinic.yaml', ['openingHours'], 'Opening hours', 'क्लिनिक का समय', 'क्लिनिकच्या वेळा'],
  ['clinic.yaml', ['closures'], 'Closures', 'छुट्टी के दिन', 'सुट्टीचे दिवस'],
  ['en/packages.yaml', ['price'], 'Price', 'कीमत', 'किंमत'],
])(
  'the fields that are changed most are named in the language of whoever reads them: %s, %s',
  (file, path, ...expected) => {
    expect(['en', 'hi', 'mr'].map((language) => labelOf(language, file, path))).toEqual(expected);
  },
);

it('a field without a name in the language keeps its English one', () => {
  expect(labelOf('hi', 'clinic.yaml', ['timeZone'])).toBe('Time zone');
});
