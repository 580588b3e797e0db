import { expect, it } from 'vitest';
import { contentFiles } from '../folder/content-files.ts';
import { packageSchema } from '../schema/package.ts';
import { formOf } from './form.ts';
import { inPlainWords } from './plain-words.ts';

it('a mistake that mentions another field calls it by its label in the form', () => {
  const { error } = packageSchema.safeParse({
    id: 'basic',
    title: 'Basic',
    description: 'For everybody.',
    price: 3000,
    originalPrice: 2000,
    includes: ['ECG'],
    icon: 'heart',
  });
  const packages = contentFiles.find(({ name }) => name === 'packages');
  const form = packages && formOf(packages);
  const higher = form?.fields?.find(({ name }) => name === 'originalPrice');
  expect(error?.issues.map(({ message }) => inPlainWords(message))).toEqual([
    `must be lower than “${higher?.label}”`,
  ]);
});

it('a message that quotes a very long word stops nobody', () => {
  const message = `unknown icon "${'A'.repeat(1_000_000)}"`;
  expect(inPlainWords(message)).toBe(message);
});
