import { expect, it } from 'vitest';
import { beginningOf } from './beginnings.ts';
import { checkText } from './check/check-text.ts';

it.each(['en', 'hi', 'mr'])(
  'new pages of packages and towns have no mistake in %s',
  async (language) => {
    for (const path of [`${language}/pages/offers.yaml`, `${language}/pages/town.yaml`]) {
      expect(await checkText(path, (await beginningOf(path)) ?? ''), path).toEqual([]);
    }
  },
);

it.each(['en', 'hi', 'mr'])(
  'a new page of costs lacks only the first price and its date in %s',
  async (language) => {
    const path = `${language}/pages/costs.yaml`;
    const mistakes = await checkText(path, (await beginningOf(path)) ?? '');
    expect(mistakes.map(({ pointer, message }) => [pointer, message])).toEqual([
      ['/prices/0/items/0/from', 'is missing'],
      ['/prices/0/items/0/asOf', 'is missing'],
    ]);
  },
);

it('a new file is empty if it is for all languages, or its language has no ready-made words', async () => {
  for (const path of ['clinic.yaml', 'ta/pages/offers.yaml']) {
    expect(await beginningOf(path), path).toBeUndefined();
  }
});
