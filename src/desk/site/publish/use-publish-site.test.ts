import { expect, it } from 'vitest';
import type { FormField } from '../../../../shared/desk/site/form.ts';
import type { SiteFile } from '../../../../shared/desk/site/site.ts';
import { draftsOf, sent } from './use-publish-site.ts';

const draft = (field: string, value: SiteFile['drafts'][number]['value'], version: number) => ({
  ...{ field, value, version },
  ...{ by: '', at: '', isOvertaken: false },
});

const form: FormField = {
  ...{ name: '', label: '', help: '', control: 'group', isRequired: true },
  fields: [],
};

const page = (file: SiteFile, isList: boolean) => ({ form, isList, languages: [file] });

it('a new part of the site and what was written in it are published or discarded as one change', () => {
  const drafts = [draft('/links', {}, 1), draft('/links/facebook', 'https://facebook.com/us', 2)];
  const file: SiteFile = {
    ...{ file: 'clinic.yaml', language: null, values: {}, order: null },
    ...{ drafts, changes: [], stale: [], mistakes: [] },
  };
  const [one, ...others] = draftsOf(file, page(file, false));
  expect(others).toEqual([]);
  expect(one?.draft).toMatchObject({
    field: '/links',
    value: { facebook: 'https://facebook.com/us' },
  });
  expect(one && sent(one)).toEqual([
    { file: 'clinic.yaml', field: '/links', version: 1 },
    { file: 'clinic.yaml', field: '/links/facebook', version: 2 },
  ]);
});

it('the order of a list and the price of one of its items are two changes', () => {
  const values = { one: { id: 'one' }, two: { id: 'two' } };
  const drafts = [draft('', ['two', 'one'], 1), draft('/one/price', 500, 2)];
  const file: SiteFile = {
    ...{ file: 'en/packages.yaml', language: 'en', values, order: ['one', 'two'] },
    ...{ drafts, changes: [], stale: [], mistakes: [] },
  };
  expect(draftsOf(file, page(file, true)).map(({ draft: { field } }) => field)).toEqual([
    '',
    '/one/price',
  ]);
});

it('a town that is begun is one change with something wrong, whatever was written in it', () => {
  const drafts = [draft('', { name: 'Warud' }, 1), draft('/description', 'Where it is.', 2)];
  const mistakes = [{ file: 'en/towns/warud.yaml', field: 'order', message: 'is missing' }];
  const file: SiteFile = {
    ...{ file: 'en/towns/warud.yaml', language: 'en', values: null, order: null },
    ...{ drafts, changes: [], stale: [], mistakes },
  };
  expect(draftsOf(file, page(file, false))).toMatchObject([{ isWrong: true }]);
  const fixed = { ...file, mistakes: [] };
  expect(draftsOf(fixed, page(fixed, false))).toMatchObject([{ isWrong: false }]);
});
