import { expect, it } from 'vitest';
import { checkClaimedNumbers } from './claim-checks.ts';

const collection = (file: string, data: unknown) => ({
  entries: [{ id: 'entry', file, data }],
  names: new Set<string>(),
});
const home = collection('/clinic/en/pages/home.yaml', { reviews: { title: '{REVIEWS}+ reviews' } });
const town = collection('/clinic/en/pages/town.yaml', { subtitle: 'After {YEARS} years' });

it('the check reports a text that uses a number which the clinic does not give', () => {
  expect(checkClaimedNumbers([home, town], {})).toEqual([
    {
      file: '/clinic/en/pages/home.yaml',
      field: 'reviews.title',
      message: '{REVIEWS} has no value; write claims.reviews in clinic.yaml, or leave this out',
    },
    {
      file: '/clinic/en/pages/town.yaml',
      field: 'subtitle',
      message:
        '{YEARS} has no value; write claims.experienceYears in clinic.yaml, or leave this out',
    },
  ]);
});

it('the check reports nothing if the clinic gives the numbers, or a town its own', () => {
  const claims = { reviews: 120, experienceYearsOnTownPages: 11 };
  expect(checkClaimedNumbers([home, town], claims)).toEqual([]);
});
