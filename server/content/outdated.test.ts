import { expect, it } from 'vitest';
import { versionOf } from './drafts.ts';
import { type Histories, outdatedFields, type Translation } from './outdated.ts';

/** The minute at which the publication of a number is made. */
const minute = (number: number) => `2026-11-23T09:0${number}:00.000Z`;

const textWith = (lead: string) => `hero:\n  lead: ${lead}\n`;

/**
 * @param publications the value of the field after each publication, by the publication’s number
 * @param savedAt the minute at which the draft was saved
 */
const translationIn =
  (language: string) =>
  (publications: Record<number, string>, draft?: string, savedAt = 9) => {
    const path = `${language}/pages/home.yaml`;
    const numbers = Object.keys(publications).map(Number);
    const values = ['before', ...Object.values(publications)];
    const folderText = textWith(values.at(-1) ?? '');
    const draftFields = { base: versionOf(folderText), by: 'Meera Joshi', at: minute(savedAt) };
    const changes = numbers.map((number, index) => ({
      field: '/hero/lead',
      was: values[index],
      value: values[index + 1],
      at: minute(number),
    }));
    const translation: Translation = { path, language, folderText };
    const file =
      draft === undefined
        ? translation
        : { ...translation, draft: { text: textWith(draft), ...draftFields } };
    return { file, histories: new Map([[path, changes]]) as Histories };
  };
const en = translationIn('en');
const hi = translationIn('hi');

const outdatedLead = (before: string, after: string, isDraft = false) => [
  { changedIn: 'en', pointer: '/hero/lead', isDraft, before, after },
];

it.each([
  [
    'outdated: another language has changed since',
    en({ 1: 'two' }),
    hi({}),
    outdatedLead('before', 'two'),
  ],
  [
    'outdated: another language has changed twice since, which counts as one change',
    en({ 1: 'two', 3: 'three', 4: 'four' }),
    hi({ 2: 'दो' }),
    outdatedLead('two', 'four'),
  ],
  ['up to date: confirmed as correct since', en({ 1: 'two' }), hi({ 2: 'before' }), []],
  ['up to date: published together with the other language', en({ 1: 'two' }), hi({ 1: 'दो' }), []],
  ['up to date: it has a newer draft', en({ 1: 'two' }), hi({}, 'दो'), []],
  [
    'up to date: it has a draft, although the other language has changed again',
    en({ 1: 'two', 3: 'three' }),
    hi({}, 'दो', 2),
    [],
  ],
  [
    'up to date: published after the draft of the other language was saved',
    en({}, 'two', 1),
    hi({ 2: 'दो' }),
    [],
  ],
  [
    'outdated: the other language has a newer draft',
    en({ 1: 'two' }, 'three', 3),
    hi({ 2: 'दो' }),
    outdatedLead('two', 'three', true),
  ],
  ['up to date: the other language was changed to match it', en({ 2: 'two' }), hi({ 1: 'दो' }), []],
  [
    'outdated: the other language was changed to match it, and has changed again since',
    en({ 2: 'two', 3: 'three' }),
    hi({ 1: 'दो' }),
    outdatedLead('two', 'three'),
  ],
  [
    'up to date: the other language has changed twice, back to its first text',
    en({ 1: 'two', 2: 'three', 3: 'before' }),
    hi({}),
    [],
  ],
  [
    'outdated: the other language has a draft',
    en({}, 'two'),
    hi({}),
    outdatedLead('before', 'two', true),
  ],
])('a text is %s', (_, first, second, expected) => {
  const histories = new Map([...first.histories, ...second.histories]);
  expect(outdatedFields(second.file, [first.file], histories)).toEqual(expected);
});

it('a text that was confirmed as correct is not outdated again when a third language follows the same change', () => {
  const [english, hindi] = [en({ 1: 'two' }), hi({ 2: 'before' })];
  const marathi = translationIn('mr')({ 3: 'दोन' });
  const histories = new Map([english, hindi, marathi].flatMap((state) => [...state.histories]));
  const outdatedIn = (translation: typeof hindi, ...others: (typeof hindi)[]) =>
    outdatedFields(
      translation.file,
      others.map(({ file }) => file),
      histories,
    );
  expect(outdatedIn(hindi, english, marathi)).toEqual([]);
  expect(outdatedIn(marathi, english, hindi)).toEqual([]);
  expect(outdatedIn(english, hindi, marathi)).toEqual([]);
});

it('a list item is matched between languages by its id, wherever it is in the list', () => {
  const items = (...prices: [id: string, from: number][]) =>
    prices.map(([id, from]) => `- { id: ${id}, from: ${from} }\n`).join('');
  const english: Translation = {
    path: 'en/packages.yaml',
    language: 'en',
    folderText: items(['a', 1], ['b', 2]),
    draft: { text: items(['new', 0], ['a', 1], ['b', 3]), base: '', by: 'x', at: minute(1) },
  };
  const path = 'hi/packages.yaml';
  const hindi: Translation = { path, language: 'hi', folderText: items(['b', 2], ['a', 1]) };
  const outdatedAfter = (field: string) =>
    outdatedFields(
      hindi,
      [english],
      new Map([[path, [{ field, was: 0, value: 1, at: minute(2) }]]]),
    );
  expect(outdatedAfter('/#a/from'), 'another item').toMatchObject([
    { pointer: '/0/from', before: 2, after: 3 },
  ]);
  expect(outdatedAfter('/#b'), 'the whole item').toEqual([]);
});
