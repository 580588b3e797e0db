import { expect, it } from 'vitest';
import type { FormField } from '../../shared/desk/form.ts';
import type { Json } from '../../shared/json.ts';
import { kindOf } from '../../src/content/folder/content-files.ts';
import { formOf } from '../../src/content/form.ts';
import { fieldsIn } from './forms.ts';

function formOfFile(path: string): FormField {
  const kind = kindOf(path);
  if (!kind) throw new Error(`there is no file ${path}`);
  return formOf(kind);
}

it('a field is labelled with its groups, and in a list with the title of its item', () => {
  const values: Json = {
    prices: [{ heading: 'Tests', items: [{ id: 'ecg', name: 'ECG', asOf: '2026-05-01' }] }],
    bring: { heading: 'Bring', items: ['Reports'] },
  };
  const fields = fieldsIn(values, formOfFile('en/pages/costs.yaml'));
  const summary = ({ pointer, labels, context }: (typeof fields)[number]) => [
    pointer,
    labels,
    context,
  ];
  expect(fields.map(summary)).toEqual([
    ['/prices/0/heading', ['Prices', 'Tests'], 'Tests'],
    ['/prices/0/items/0/id', ['Prices', 'ECG'], 'ECG'],
    ['/prices/0/items/0/name', ['Prices', 'ECG'], 'ECG'],
    ['/prices/0/items/0/asOf', ['Prices', 'ECG'], 'ECG'],
    ['/bring/heading', ['Bring', 'Heading'], 'Bring'],
    ['/bring/items/0', ['Bring', 'Items'], 'Bring'],
  ]);
  expect(fields.find(({ form }) => form?.months !== undefined)?.value).toBe('2026-05-01');
});
