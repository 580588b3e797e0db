import { expect, it } from 'vitest';
import { merge } from './merge.ts';

const basic = { id: 'basic', title: 'Basic', price: 2300 };
const whole = { id: 'whole', title: 'Whole', price: 4500 };

it('changes to different fields are merged, and changes to the same field conflict', () => {
  const base = { lead: 'Call us.', title: 'Home', about: { text: 'We.', button: 'More' } };
  const mine = { ...base, lead: 'Ring us.', about: { text: 'We two.', button: 'More' } };
  const theirs = { ...base, lead: 'Write to us.', about: { text: 'We.', button: 'Read' } };
  expect(merge(base, mine, theirs)).toEqual({
    value: { lead: 'Ring us.', title: 'Home', about: { text: 'We two.', button: 'Read' } },
    conflicts: [{ pointer: '/lead', mine: 'Ring us.', theirs: 'Write to us.' }],
  });
});

it('an item keeps its changes if another is inserted before it', () => {
  const newItem = { id: 'new', title: 'New', price: 900 };
  const mine = [basic, { ...whole, price: 4000 }];
  const theirs = [newItem, { ...basic, title: 'First look' }, whole];
  expect(merge([basic, whole], mine, theirs)).toEqual({
    value: [newItem, { ...basic, title: 'First look' }, { ...whole, price: 4000 }],
    conflicts: [],
  });
  const both = merge([basic, whole], mine, [newItem, basic, { ...whole, price: 5000 }]);
  expect(both.conflicts).toEqual([{ pointer: '/2/price', mine: 4000, theirs: 5000 }]);
});

it('a change cannot be removed by another person who has not seen it', () => {
  const mine = [{ ...basic, price: 2000 }, whole];
  const { conflicts, value } = merge([basic, whole], mine, [whole]);
  expect(conflicts).toEqual([{ pointer: '', mine, theirs: [whole] }]);
  expect(value).toEqual(mine);
  expect(merge([basic, whole], [basic, whole], [whole])).toEqual({ value: [whole], conflicts: [] });
});

it('two different orders of a list conflict; one new order is kept, with what the other person has added', () => {
  const echo = { id: 'echo', title: 'Echo', price: 1500 };
  const base = [basic, whole, echo];
  const mine = [echo, basic, whole];
  const theirs = [whole, basic, echo];
  expect(merge(base, mine, theirs)).toEqual({
    value: mine,
    conflicts: [{ pointer: '', mine, theirs }],
  });
  const changed = [{ ...echo, price: 1600 }, basic, whole];
  expect(merge(base, mine, changed), 'the same order').toEqual({ value: changed, conflicts: [] });
  const newItem = { id: 'new', title: 'New', price: 900 };
  const longerList = [newItem, ...base];
  expect(merge(base, mine, longerList)).toEqual({ value: [...mine, newItem], conflicts: [] });
  expect(merge(base, longerList, mine)).toEqual({ value: [...mine, newItem], conflicts: [] });
});

it('lists of texts are merged by index, unless somebody has added or removed a text', () => {
  const base = ['One.', 'Two.'];
  expect(merge(base, ['One!', 'Two.'], ['One.', 'Two!']).value).toEqual(['One!', 'Two!']);
  const longerList = ['One.', 'Two.', 'Three.'];
  expect(merge(base, ['One!', 'Two.'], longerList).conflicts).toEqual([
    { pointer: '', mine: ['One!', 'Two.'], theirs: longerList },
  ]);
});

it('removing a file that another person has changed is a conflict', () => {
  expect(merge(basic, undefined, { ...basic, price: 1 }).conflicts).toHaveLength(1);
  expect(merge(basic, undefined, basic)).toEqual({ value: undefined, conflicts: [] });
});
