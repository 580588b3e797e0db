import { expect, it } from 'vitest';
import type { FormField } from '../../shared/desk/site/form.ts';
import { kindOf } from '../../src/content/edits/file-fields.ts';
import { formOf } from '../../src/content/edits/form.ts';
import { formFor } from './form-for.ts';

function figures(values: Record<string, unknown>): string[] {
  const kind = kindOf('clinic.yaml');
  if (!kind) throw new Error('there is no such file');
  const claims = formFor(formOf(kind), [values]).fields?.find(({ name }) => name === 'claims');
  return (claims?.fields ?? []).map(({ name }: FormField) => name);
}

it('asks for figures of heart examinations in a heart clinic only, and where they are given already', () => {
  expect(figures({ specialty: 'Cardiology' })).toContain('angiographies');
  expect(figures({})).toContain('angiographies');
  const children = { specialty: 'Paediatrics', claims: { angioplasties: 100 } };
  expect(figures(children)).toContain('angioplasties');
  expect(figures(children)).not.toContain('angiographies');
  expect(figures(children)).toContain('procedures');
});
