import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { yamlWith } from './yaml-text.ts';

const before = `# About the file.
title: Heart check-up # the first
price: 2500
# What it includes.
includes: [ECG, "2D Echo"]
hours:
  - { days: [Mo, Tu], opens: "10:00" }
  # Sundays by appointment.
  - { days: [Su], opens: "11:00" }
text: >
  A long
  text.
group:
  lead: One
  note: Two
`;

const values = parse(before);

describe('YAML in which a part refers to another', () => {
  const features = ['Named', 'Explained'];
  const text = `- id: one
  features: &a1
    - Named
    - Explained
- id: two
  features: *a1
`;

  it.each([
    ['the part that is referred to removed', [{ id: 'two', features }]],
    ['the other part removed', [{ id: 'one', features }]],
    ['a part added', ['one', 'two', 'three'].map((id) => ({ id, features }))],
    [
      'the part that is referred to changed',
      [
        { id: 'one', features: ['Other'] },
        { id: 'two', features },
      ],
    ],
    [
      'nothing of it changed',
      [
        { id: 'one', features },
        { id: 'two', features, price: 500 },
      ],
    ],
  ])('can be written with %s', (_, value) => {
    expect(parse(yamlWith(text, value))).toEqual(value);
  });

  it('refers to nothing where the same values are written anew', () => {
    const value = ['one', 'two'].map((id) => ({ id, features }));
    expect(yamlWith('', value)).not.toMatch(/[&*]a1/);
  });
});

describe('YAML in which a value was replaced', () => {
  it('keeps unchanged lines as they were, with comments and order', () => {
    const text = yamlWith(before, {
      ...values,
      price: 2_600,
      includes: ['ECG', 'Echo, both'],
      text: 'A shorter text: this.',
      group: { lead: 'One', added: ['x'] },
      sample: true,
    });
    expect(text).toBe(`# About the file.
title: Heart check-up # the first
price: 2600
# What it includes.
includes: [ECG, "Echo, both"]
hours:
  - { days: [Mo, Tu], opens: "10:00" }
  # Sundays by appointment.
  - { days: [Su], opens: "11:00" }
text: "A shorter text: this."
group:
  lead: One
  added:
    - "x"
sample: true
`);
  });

  it('keeps the items of a list that gets longer or shorter', () => {
    const [first, second] = values.hours;
    const longer = yamlWith(before, { ...values, hours: [first, { days: ['We'] }, second] });
    expect(longer).toContain(
      '  - { days: [Mo, Tu], opens: "10:00" }\n  - days:\n      - "We"\n  - {',
    );
    expect(yamlWith(before, { ...values, hours: [second] })).toContain(
      'hours:\n  - { days: [Su], opens: "11:00" }\ntext',
    );
  });

  it.each([
    ['a text that YAML would read as a number', '108'],
    ['a text in typographic quotes', '“{WAS}” or “{BECAME}”'],
    ['a text of several lines', 'One\n\nTwo: "three"\n'],
    ['a text with everything', `# - : {a} [b] 'c' "d" \\ \t é 😀 | > & * ! %`],
    ['nothing', ''],
    ['null', null],
    ['a set', { a: { b: [] } }],
    ['an empty set', {}],
    ['an empty list', []],
    ['a list of lists', [[1], [2, [3]]]],
  ])('reads as the new value: %s', (_, value) => {
    for (const name of ['title', 'includes', 'hours', 'text', 'group', 'new']) {
      const next = { ...values, [name]: value };
      const text = yamlWith(before, next);
      expect(parse(text)).toEqual(next);
      expect(text).toContain('# About the file.');
    }
    const inner = { ...values, hours: [{ days: [value], opens: value }, values.hours[1]] };
    expect(parse(yamlWith(before, inner))).toEqual(inner);
  });
});
