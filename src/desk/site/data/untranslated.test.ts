import { expect, it } from 'vitest';
import type { FormField } from '../../../../shared/desk/site/form.ts';
import type { SiteFieldsAnswer, SiteFile } from '../../../../shared/desk/site/site.ts';
import { isUntranslated } from './untranslated.ts';

const field = (name: string, more: Partial<FormField> = {}): FormField => ({
  ...{ name, label: name, help: '', control: 'text', isRequired: true },
  ...more,
});

const form = field('', {
  control: 'group',
  fields: [
    field('id', { pattern: '^[a-z-]+$' }),
    field('title'),
    field('price', { control: 'price' }),
    field('includes', { control: 'list', item: field('') }),
  ],
});

const english = {
  id: 'visit',
  title: 'First visit',
  price: 500,
  includes: ['A long talk', 'ECG'],
};

function file(language: string, values: Record<string, unknown>, draft?: unknown): SiteFile {
  const drafts = draft
    ? [{ field: '/visit', value: draft as never, version: 1, by: '', at: '', isOvertaken: false }]
    : [];
  return {
    ...{ file: `${language}/packages.yaml`, language, values, order: Object.keys(values) },
    ...{ drafts, changes: [], stale: [], mistakes: [] },
  };
}

function isMarked(draft: unknown, onSite: Record<string, unknown> = {}): boolean {
  const languages = [file('en', { visit: english }), file('hi', onSite, draft)];
  const page: SiteFieldsAnswer = { form, languages, isList: true, isOptional: false, needs: null };
  const hindi = languages[1];
  if (!hindi) throw new Error('there is no Hindi');
  return isUntranslated(page, hindi, '/visit');
}

it('a copy is untranslated until all its words are written in the other language', () => {
  expect(isMarked(english)).toBe(true);
  expect(isMarked({ ...english, title: 'पहली मुलाकात' })).toBe(true);
  const includes = ['आराम से बातचीत', 'ECG'];
  expect(isMarked({ ...english, title: 'पहली मुलाकात', includes })).toBe(false);
});

it('words that the site already shows in both languages were meant to be so', () => {
  const { title } = english;
  const hindi = { ...english, includes: ['आराम से बातचीत'] };
  expect(isMarked({ ...hindi, price: 600, title }, { visit: hindi })).toBe(false);
});
