import { expect, test } from 'vitest';
import type { SiteFile } from '../../../../shared/desk/site/site.ts';
import {
  editOf,
  fieldsWithDrafts,
  labelsWithin,
  mistakesAt,
  mistakesOf,
  withValue,
} from './file-values.ts';

const file = (values: Record<string, unknown>, more: Partial<SiteFile> = {}): SiteFile => ({
  file: 'en/pages/home.yaml',
  language: 'en',
  values,
  order: null,
  drafts: [],
  changes: [],
  stale: [],
  mistakes: [],
  ...more,
});

const draft = (field: string, value?: unknown) => ({
  field,
  value: value as never,
  version: 1,
  by: '',
  at: '',
  isOvertaken: false,
});

test('drafts replace what the site shows, and what is being typed replaces drafts', () => {
  const drafts = [draft('/hero', { lead: 'A draft', rank: '1' }), draft('/hero/rank')];
  const shown = file({ heading: 'Hello', hero: { lead: 'Shown' } }, { drafts });
  expect(fieldsWithDrafts(shown, false)?.values).toEqual({
    heading: 'Hello',
    hero: { lead: 'A draft' },
  });
  const typed = [{ field: '/hero/lead', value: 'Typed' }];
  expect(fieldsWithDrafts(shown, false, typed)?.values['hero']).toEqual({ lead: 'Typed' });
});

test('a field of a set that does not exist yet is saved together with the set', () => {
  const fields = fieldsWithDrafts(file({ hero: {} }), false);
  expect(editOf(fields, '/hero/lead', 'A')).toEqual({ field: '/hero/lead', value: 'A' });
  expect(editOf(fields, '/theme/brand', '#123456')).toEqual({
    field: '/theme',
    value: { brand: '#123456' },
  });
});

test('setting a field to undefined removes it, and setting any other value adds it if needed', () => {
  expect(withValue({ a: 1, b: { c: 2 } }, ['b', 'c'], undefined)).toEqual({ a: 1, b: {} });
  expect(withValue(undefined, ['b'], 3)).toEqual({ b: 3 });
});

test('the mistakes of a list include those of its items', () => {
  const mistakes = ['closures.0.day', 'closuresOfOthers', 'closures'].map((field) => ({
    file: 'clinic.yaml',
    field,
    message: field,
  }));
  expect(mistakesAt(file({}, { mistakes }), '/closures')).toEqual([
    { place: '0.day', message: 'closures.0.day' },
    { place: '', message: 'closures' },
  ]);
});

test('a required field counts as missing if the set that contains it is missing', () => {
  const begun = file({}, { mistakes: [{ file: '', field: 'hero', message: 'is missing' }] });
  const missing = [{ place: '', message: 'is missing' }];
  expect(mistakesOf(begun, '/hero/lead', true)).toEqual(missing);
  expect(mistakesOf(begun, '/hero/rank', false)).toEqual([]);
  expect(mistakesOf(begun, '/hero', true)).toEqual(missing);
});

test('a mistake within a field is located by the labels of the form', () => {
  const field = { help: '', isRequired: true };
  const day = { ...field, name: 'asOf', label: 'As of', control: 'day' as const };
  const item = { ...field, name: '', label: '', control: 'group' as const, fields: [day] };
  const list = { ...field, name: 'tests', label: 'Tests', control: 'list' as const, item };
  const form = { ...field, name: '', label: '', control: 'group' as const, fields: [list] };
  const page = { form, isList: false, isOptional: false, needs: null, languages: [] };
  expect(labelsWithin(page, '', 'tests.0.asOf')).toEqual(['Tests', '1', 'As of']);
  expect(labelsWithin(page, '/tests', '0.asOf')).toEqual(['1', 'As of']);
});
