import { expect, it } from 'vitest';
import { beginningOf } from './beginnings.ts';
import { checkText } from './check/check-text.ts';

it.each(['en', 'hi', 'mr'])(
  'the pages of packages and of towns begin without a mistake in %s',
  async (language) => {
    for (const path of [`${language}/pages/offers.yaml`, `${language}/pages/town.yaml`]) {
      expect(await checkText(path, (await beginningOf(path)) ?? ''), path).toEqual([]);
    }
  },
);

it.each(['en', 'hi', 'mr'])(
  'the page of costs begins with all but the first price and its day in %s',
  async (language) => {
    const path = `${language}/pages/costs.yaml`;
    const mistakes = await checkText(path, (await beginningOf(path)) ?? '');
    expect(mistakes.map(({ pointer, message }) => [pointer, message])).toEqual([
      ['/prices/0/items/0/from', 'is missing'],
      ['/prices/0/items/0/asOf', 'is missing'],
    ]);
  },
);

it('a file for all languages and a language without ready words begin empty', async () => {
  for (const path of ['clinic.yaml', 'ta/pages/offers.yaml']) {
    expect(await beginningOf(path), path).toBeUndefined();
  }
});
