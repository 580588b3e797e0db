import { expect, it } from 'vitest';
import { behindFields, type Histories, type Translation } from './behind.ts';
import { versionOf } from './texts.ts';

/** The minute at which the publication of a number is made. */
const minute = (number: number) => `2026-11-23T09:0${number}:00.000Z`;

const textWith = (lead: string) => `hero:\n  lead: ${lead}\n`;

/**
 * @param publications the number of each with the value after it
 * @param savedAt the minute at which the draft was saved
 */
function translation(
  language: string,
  publications: [number: number, value: string][],
  draft?: string,
  savedAt = 9,
): { file: Translation; histories: Histories } {
  const path = `${language}/pages/home.yaml`;
  const values = ['before', ...publications.map(([, value]) => value)];
  const inFolder = textWith(values.at(-1) ?? '');
  const saved = { base: versionOf(inFolder), by: 'Meera Joshi', at: minute(savedAt) };
  const changes = publications.map(([number, value], place) => ({
    field: '/hero/lead',
    was: values[place],
    value,
    at: minute(number),
  }));
  const file = { path, language, inFolder };
  return {
    file: draft === undefined ? file : { ...file, draft: { text: textWith(draft), ...saved } },
    histories: new Map([[path, changes]]),
  };
}

const english = { changedIn: 'en', pointer: '/hero/lead', isDraft: false };

it.each<[string, ReturnType<typeof translation>, ReturnType<typeof translation>, object[]]>([
  [
    'was changed in another language since',
    translation('en', [[1, 'two']]),
    translation('hi', []),
    [{ ...english, before: 'before', after: 'two' }],
  ],
  [
    'was changed twice since, of which the first wording counts',
    translation('en', [
      [1, 'two'],
      [3, 'three'],
      [4, 'four'],
    ]),
    translation('hi', [[2, 'दो']]),
    [{ ...english, before: 'two', after: 'four' }],
  ],
  [
    'was found right since',
    translation('en', [[1, 'two']]),
    translation('hi', [[2, 'before']]),
    [],
  ],
  ['was changed with it', translation('en', [[1, 'two']]), translation('hi', [[1, 'दो']]), []],
  ['is about to follow', translation('en', [[1, 'two']]), translation('hi', [], 'दो'), []],
  [
    'has been in a draft since before',
    translation('en', [[2, 'two']]),
    translation('hi', [], 'दो', 1),
    [],
  ],
  [
    'was published after a draft of another language was saved',
    translation('en', [], 'two', 1),
    translation('hi', [[2, 'दो']]),
    [],
  ],
  [
    'followed another language, of which a draft was saved since',
    translation('en', [[1, 'two']], 'three', 3),
    translation('hi', [[2, 'दो']]),
    [{ ...english, before: 'two', after: 'three', isDraft: true }],
  ],
  [
    'was followed by another language',
    translation('en', [[2, 'two']]),
    translation('hi', [[1, 'दो']]),
    [],
  ],
  [
    'was followed by another language, which was changed again since',
    translation('en', [
      [2, 'two'],
      [3, 'three'],
    ]),
    translation('hi', [[1, 'दो']]),
    [{ ...english, before: 'two', after: 'three' }],
  ],
  [
    'was changed twice and changed back',
    translation('en', [
      [1, 'two'],
      [2, 'three'],
      [3, 'before'],
    ]),
    translation('hi', []),
    [],
  ],
  [
    'is about to be changed in another language',
    translation('en', [], 'two'),
    translation('hi', []),
    [{ ...english, before: 'before', after: 'two', isDraft: true }],
  ],
])('a text that %s is classified as behind or up to date', (_, first, second, expected) => {
  const histories = new Map([...first.histories, ...second.histories]);
  expect(behindFields(second.file, [first.file], histories)).toEqual(expected);
});

it('a text that was found right is not behind again when a third language follows the same change', () => {
  const [english, hindi, marathi] = [
    translation('en', [[1, 'two']]),
    translation('hi', [[2, 'before']]),
    translation('mr', [[3, 'दोन']]),
  ];
  const histories = new Map([english, hindi, marathi].flatMap((each) => [...each.histories]));
  const behind = (own: typeof hindi, ...others: (typeof hindi)[]) =>
    behindFields(
      own.file,
      others.map(({ file }) => file),
      histories,
    );
  expect(behind(hindi, english, marathi)).toEqual([]);
  expect(behind(marathi, english, hindi)).toEqual([]);
  expect(behind(english, hindi, marathi)).toEqual([]);
});

it('an item of a list is the same in every language by its id, wherever it stands', () => {
  const items = (...prices: [id: string, from: number][]) =>
    prices.map(([id, from]) => `- { id: ${id}, from: ${from} }\n`).join('');
  const english: Translation = {
    path: 'en/packages.yaml',
    language: 'en',
    inFolder: items(['a', 1], ['b', 2]),
    draft: { text: items(['new', 0], ['a', 1], ['b', 3]), base: '', by: 'x', at: minute(1) },
  };
  const path = 'hi/packages.yaml';
  const hindi: Translation = { path, language: 'hi', inFolder: items(['b', 2], ['a', 1]) };
  const behindAfter = (field: string) =>
    behindFields(hindi, [english], new Map([[path, [{ field, was: 0, value: 1, at: minute(2) }]]]));
  expect(behindAfter('/#a/from'), 'another item').toMatchObject([
    { pointer: '/0/from', before: 2, after: 3 },
  ]);
  expect(behindAfter('/#b'), 'the whole item').toEqual([]);
});
