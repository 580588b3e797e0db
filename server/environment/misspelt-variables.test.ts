import { expect, test } from 'vitest';
import { variableNames } from '../config.ts';
import { misspeltVariables } from './misspelt-variables.ts';

const warnings = (environment: Record<string, string>) =>
  misspeltVariables(environment, variableNames);

test.each([
  ['SITE_ULR', 'SITE_URL'],
  ['BLOG_URL', 'BLOGS_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['NOTIFYTO', 'NOTIFY_TO'],
  ['clinic_dir', 'CLINIC_DIR'],
])('a variable misspelt as %s is reported, with %s as the suggestion', (wrong, right) => {
  const line = `${wrong} is set, but nothing reads it: is it meant to be ${right}?`;
  expect(warnings({ [wrong]: 'a secret', PATH: '/bin' })).toEqual([line]);
});

test('other programs’ variables are not reported, nor is one similar to a variable that is set', () => {
  const others = { HOME: '/root', HOSTNAME: 'a', POST: 'b', LANG: 'en', NODE_ENV: 'production' };
  expect(warnings(others)).toEqual([]);
  expect(warnings({ SITE_URLS: 'a', SITE_URL: 'https://clinic.example' })).toEqual([]);
  expect(warnings({ SITE_ULR: '' })).toEqual([]);
});
