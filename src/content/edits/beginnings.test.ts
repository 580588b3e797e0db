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

it('a page of one clinic’s facts, a file for all languages and a language without ready words begin empty', async () => {
  for (const file of ['en/pages/costs.yaml', 'clinic.yaml', 'ta/pages/offers.yaml']) {
    expect(await beginningOf(file), file).toBeUndefined();
  }
});
