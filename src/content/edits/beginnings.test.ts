import { expect, it } from 'vitest';
import { beginningOf } from './beginnings.ts';
import { mistakesIn } from './mistakes.ts';

it.each(['en', 'hi', 'mr'])(
  'the page of packages begins without a mistake in %s',
  async (language) => {
    const file = `${language}/pages/offers.yaml`;
    const values = await beginningOf(file);
    expect(values).toBeDefined();
    expect(await mistakesIn(file, { values: values ?? {}, order: null })).toEqual([]);
  },
);

it.each(['en', 'hi', 'mr'])(
  'the page of costs begins with all but the first price and its day in %s',
  async (language) => {
    const file = `${language}/pages/costs.yaml`;
    const values = await beginningOf(file);
    const mistakes = await mistakesIn(file, { values: values ?? {}, order: null });
    expect(mistakes.map(({ field, message }) => [field, message])).toEqual([
      ['prices.0.items.0.from', 'is missing'],
      ['prices.0.items.0.asOf', 'is missing'],
    ]);
  },
);

it('a file for all languages and a language without ready words begin empty', async () => {
  for (const file of ['clinic.yaml', 'ta/pages/offers.yaml']) {
    expect(await beginningOf(file), file).toBeUndefined();
  }
});
