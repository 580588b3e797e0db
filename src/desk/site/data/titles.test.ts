import { expect, it } from 'vitest';
import { deskSchema } from '../../../content/schema/desk/index.ts';
import { titleOf } from './titles.ts';

const { siteFiles } = deskSchema.parse({});

it.each([
  ['clinic.yaml', 'Facts of the clinic'],
  ['site.yaml', 'Words on every page'],
  ['pages/costs.yaml', 'Costs'],
  ['pages/chest-pain.yaml', 'Chest pain: what to do now'],
  ['articles/salt-and-your-heart.md', 'Salt and your heart'],
  ['towns/wardha.yaml', 'Wardha'],
])('the desk calls %s “%s”', (file, title) => {
  expect(titleOf(siteFiles, file)).toBe(title);
});
