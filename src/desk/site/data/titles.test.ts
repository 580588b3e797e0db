import { expect, it } from 'vitest';
import { en } from '../../words/en.ts';
import { titleOf } from './titles.ts';

it.each([
  ['clinic.yaml', 'Facts of the clinic'],
  ['site.yaml', 'Words on every page'],
  ['pages/costs.yaml', 'Costs'],
  ['pages/chest-pain.yaml', 'Chest pain: what to do now'],
  ['articles/salt-and-your-heart.md', 'Salt and your heart'],
  ['towns/wardha.yaml', 'Wardha'],
])('the desk calls %s “%s”', (file, title) => {
  expect(titleOf(en.siteFiles, file)).toBe(title);
});
