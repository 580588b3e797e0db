import { describe, expect, it } from 'vitest';
import { formField as field } from '../../../../tests/support/form-field.ts';
import { diffWords, labelChanges } from './changes.ts';

const price = field('price', 'price');
const item = field('', 'group', { fields: [field('title', 'text'), price] });
const packages = field('', 'list', { item });
const basic = { id: 'basic', title: 'Basic', price: 2300 };
const whole = { id: 'whole', title: 'Whole', price: 4500 };

it('a changed price is labelled with its item, even if the item has moved', () => {
  const changes = labelChanges(packages, [basic, whole], [{ ...whole, price: 4000 }, basic]);
  expect(changes).toEqual([
    { pointer: '/0/price', labels: ['Whole', 'Price'], form: price, before: 4500, after: 4000 },
    {
      pointer: '',
      labels: [],
      form: undefined,
      before: ['Basic', 'Whole'],
      after: ['Whole', 'Basic'],
    },
  ]);
});

it('an item that was added or removed is one change', () => {
  expect(labelChanges(packages, [basic], [basic, whole])).toMatchObject([
    { pointer: '/1', labels: ['Whole'], before: undefined, after: whole },
  ]);
  expect(labelChanges(packages, [basic, whole], [whole])).toMatchObject([
    { pointer: '/0', labels: ['Basic'], before: basic, after: undefined },
  ]);
});

it('a list of texts is one change, and so is a new file', () => {
  const form = field('', 'group', { fields: [field('bring', 'list')] });
  expect(labelChanges(form, { bring: ['A'] }, { bring: ['A', 'B'] })).toMatchObject([
    { pointer: '/bring', labels: ['Bring'], before: ['A'], after: ['A', 'B'] },
  ]);
  expect(labelChanges(form, undefined, { bring: [] })).toMatchObject([{ pointer: '' }]);
});

const longSentence =
  'Bring every old report, the list of your medicines and somebody who can drive you home. ';
const markChanges = (runs: { text: string; isChanged: boolean }[] = []) =>
  runs.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('');

describe('changed words', () => {
  it('are marked, with their context', () => {
    const before = `${longSentence}${longSentence}Come at 10 in the morning. ${longSentence}${longSentence}`;
    const diff = diffWords(before, before.replace('10', '11'));
    expect(markChanges(diff?.before)).toMatch(/^… .{40,}Come at \[10\] in the morning\. .{20,}… $/);
    expect(markChanges(diff?.after)).toContain('Come at [11] in');
  });

  it('are found far below the beginning of a list', () => {
    const list = Array.from({ length: 30 }, (_, index) => `The answer to question ${index}`).join(
      '\n',
    );
    const diff = diffWords(list, list.replace('question 27', 'your question 27'));
    expect(markChanges(diff?.before)).not.toContain('[');
    expect(markChanges(diff?.after)).toContain('answer to [your ]question 27\n');
  });

  it('are whole words in Hindi', () => {
    const before = 'डॉक्टर से मिलने से पहले अपनी सारी पुरानी रिपोर्ट, दवाओं की सूची और पहचान पत्र साथ लाएँ।';
    const diff = diffWords(before, before.replace('सूची', 'पर्ची'));
    expect(markChanges(diff?.after)).toContain('की [पर्ची] और');
  });

  it('are marked only if the texts have enough in common', () => {
    expect(diffWords('₹1,500', '₹1,700')).toBeNull();
    expect(markChanges(diffWords('Heart Clinic', 'Heart Hospital')?.after)).toBe(
      'Heart [Hospital]',
    );
    expect(
      diffWords(
        longSentence,
        'दवाओं की सूची और पुरानी रिपोर्ट साथ लाएँ, और हो सके तो किसी को साथ लेकर आएँ।',
      ),
    ).toBeNull();
    expect(diffWords(longSentence.repeat(200), 'x '.repeat(20_000))).toBeNull();
  });
});
