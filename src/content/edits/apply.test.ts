import { describe, expect, it } from 'vitest';
import { applyEdits } from './apply.ts';
import { fieldsOf } from './file-fields.ts';

const file = 'en/pages/home.yaml';
const list = 'en/packages.yaml';

const page = fieldsOf(file, 'hero: { lead: One }\nlist: [a, b]\n');
const packages = fieldsOf(list, '- { id: basic, price: 1 }\n- { id: 2d-echo, price: 2 }\n');

describe('edits of a file', () => {
  it('set, add and remove fields, and leave the rest', () => {
    const { fields, unfit } = applyEdits(file, page, [
      { file, field: '/hero/lead', value: 'Two' },
      { file, field: '/more', value: { a: 1 } },
      { file, field: '/list' },
    ]);
    expect(fields?.values).toEqual({ hero: { lead: 'Two' }, more: { a: 1 } });
    expect(unfit).toEqual([]);
    expect(page?.values).toEqual({ hero: { lead: 'One' }, list: ['a', 'b'] });
  });

  it.each([
    ['a set that does not exist', '/footer/text'],
    ['a list', '/list/0'],
    ['a text', '/hero/lead/more'],
  ])('are returned as unfit if they lead into %s', (_, field) => {
    const edit = { file, field, value: 'x' };
    expect(applyEdits(file, page, [edit])).toEqual({ fields: page, unfit: [edit] });
  });

  it('create a file, and remove one', () => {
    const made = applyEdits(file, null, [
      { file, field: '/a', value: 2 },
      { file, field: '', value: { a: 1, b: 1 } },
    ]);
    expect(made.fields?.values).toEqual({ a: 2, b: 1 });
    expect(applyEdits(file, page, [{ file, field: '' }]).fields).toBeNull();
  });
});

describe('edits of a list of items with ids', () => {
  const edit = (field: string, value?: unknown) => ({ file: list, field, value });

  it('change items in place, add them at the end, and remove them', () => {
    const { fields } = applyEdits(list, packages, [
      edit('/2d-echo/price', 3),
      edit('/new', { id: 'new', price: 4 }),
      edit('/basic'),
    ]);
    expect(fields?.order).toEqual(['2d-echo', 'new']);
    expect(fields?.values['2d-echo']).toEqual({ id: '2d-echo', price: 3 });
  });

  it('order them: unnamed items come last, and names of missing items are ignored', () => {
    const { fields } = applyEdits(list, packages, [
      edit('', ['gone', 'new', 'basic']),
      edit('/new', { id: 'new', price: 4 }),
    ]);
    expect(fields?.order).toEqual(['new', 'basic', '2d-echo']);
  });

  it('never change the id of an item', () => {
    const other = [edit('/basic/id', 'x'), edit('/basic', { id: 'x' }), edit('/gone/price', 1)];
    expect(applyEdits(list, packages, other)).toMatchObject({ fields: packages });
    expect(applyEdits(list, packages, other).unfit).toHaveLength(3);
  });
});
