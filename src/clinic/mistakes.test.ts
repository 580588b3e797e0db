import { describe, expect, it } from 'vitest';
import { ContentMistake, explainIssue, parseYaml } from './mistakes.ts';

const fields = { price: 'high', date: 'soon', claims: { rating: 'good', stars: 5 } };

describe('what a schema found wrong, in words for whoever edits the folder', () => {
  it.each([
    ['a field that is not there', ['name'], 'Invalid input: expected string, received undefined'],
    ['a choice that is not there', ['icon'], 'Invalid option: expected one of "ecg"|"echo"'],
  ])('says of %s that it is missing', (_what, path, reason) => {
    expect(explainIssue(fields, path, reason)).toEqual([
      { field: path.join('.'), reason: 'is missing' },
    ]);
  });

  it.each([
    'Invalid input: expected number, received string',
    '**price**: Expected type `"number"`, received `"string"`',
  ])('names both types where one stands for another: %s', (reason) => {
    expect(explainIssue(fields, ['price'], reason)).toEqual([
      { field: 'price', reason: 'must be of the type number, not string' },
    ]);
  });

  it('shows how a day is written', () => {
    const reason = 'Invalid input: expected date, received Date';
    expect(explainIssue(fields, ['date'], reason)).toEqual([
      { field: 'date', reason: 'must be a day such as 2024-01-14' },
    ]);
  });

  it('names each unknown field with the way to it', () => {
    const reason = 'Unrecognized keys: "rating", "stars"';
    expect(explainIssue(fields, ['claims'], reason).map(({ field }) => field)).toEqual([
      'claims.rating',
      'claims.stars',
    ]);
  });

  it('leaves the words of a schema as they are', () => {
    const reason = 'must be lower than originalPrice';
    expect(explainIssue(fields, ['price'], reason)).toEqual([{ field: 'price', reason }]);
  });
});

describe('YAML that cannot be read', () => {
  it('is told with the line it stands on', () => {
    expect(() => parseYaml('town.yaml', 'name: A\nstate: b: c\n')).toThrow(
      /^town\.yaml: line 2: \S.*$/,
    );
  });

  it('counts the lines above the text', () => {
    expect(() => parseYaml('article.md', 'title: b: c\n', 2)).toThrow(/^article\.md: line 2: /);
  });

  it('carries no stack, since the code is not at fault', () => {
    expect(new ContentMistake('a: b').stack).toBe('');
  });
});
