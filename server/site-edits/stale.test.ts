import { expect, it } from 'vitest';
import { staleFields, type Translation } from './stale.ts';

const field = '/hero/lead';

/** The minute at which the publication of a number is made. */
const minute = (number: number) => `2026-11-23T09:0${number}:00.000Z`;

/**
 * @param publications the number of each with the value after it
 * @param savedAt the minute at which the draft was saved
 */
function translation(
  language: string,
  publications: [number: number, value: string][],
  draft?: string,
  savedAt = 9,
): Translation {
  const file = `${language}/pages/home.yaml`;
  const values = ['before', ...publications.map(([, value]) => value)];
  const shown = { values: { hero: { lead: values.at(-1) } }, order: null };
  const saved = { version: 1, by: 'Meera Joshi', at: minute(savedAt) };
  return {
    language,
    file,
    edited: { inFolder: shown, shown },
    published: publications.map(([number, value], place) => ({
      file,
      field,
      number,
      value,
      was: values[place],
      at: minute(number),
    })),
    drafts:
      draft === undefined ? [] : [{ ...saved, file, field, value: draft, base: values.at(-1) }],
  };
}

const english = { changedIn: 'en', field, isDraft: false };

it.each<[string, Translation, Translation, object[]]>([
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
    'was changed and changed back',
    translation('en', [
      [1, 'two'],
      [2, 'before'],
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
])('a text that %s is classified as outdated or up to date', (_, first, second, expected) => {
  expect(staleFields(second, [first])).toEqual(expected);
});
