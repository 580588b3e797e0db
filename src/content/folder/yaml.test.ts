import { describe, expect, it } from 'vitest';
import { parseMarkdown, parseYaml } from './yaml.ts';

describe('YAML that cannot be read', () => {
  it('is reported with the line of the file if it is front matter', () => {
    expect(parseMarkdown('---\ntitle: b: c\n---\nText\n').issue?.field).toBe('line 2');
  });
});

describe('a Markdown file', () => {
  it('consists of its front matter and the text below it', () => {
    expect(parseMarkdown('---\nid: 3\n---\n## Text\n').content).toMatchObject({
      fields: { id: 3 },
      body: '## Text\n',
    });
  });

  it('may have Windows line endings', () => {
    expect(parseMarkdown('---\r\nid: 3\r\n---\r\nText\r\n').content).toMatchObject({
      fields: { id: 3 },
      body: 'Text\r\n',
    });
  });

  it('must begin with front matter', () => {
    expect(parseMarkdown('## Text\n').issue?.message).toMatch(/^must begin with front matter/);
  });
});

const colon = 'put the text in quotes, because it contains a colon';

describe('YAML with a mistake', () => {
  it.each([
    ['title: ECG: what it shows', `${colon}: title: "ECG: what it shows"`],
    ['points:\n  - title: ECG: what', `${colon}: title: "ECG: what"`],
    ['title: "ECG" of the heart', 'nothing may follow the closing quotation mark'],
    ['title: “ECG: what it shows”', 'the text is in typographic quotes'],
    ['title: "ECG', 'a closing quotation mark is missing'],
    ['hero:\n\ttitle: A', 'indent with spaces, not with the tab key'],
    ['title: A\ntitle: B', 'duplicate field "title"'],
    ['title: @clinic', 'a text that begins with @ must be in quotes'],
    ['title: `clinic`', 'a text that begins with ` must be in quotes'],
    ['title: !important', 'a text that begins with ! must be in quotes'],
    ['title: *important*', 'a text that begins with * must be in quotes'],
    ['title: > 5 mm', 'a text that begins with > must be in quotes'],
    ['title: {doctor} in {city}', 'a text that begins with { must be in quotes'],
    ['- {doctor} in {city}', 'a text that begins with { must be in quotes'],
    ['title: "C:\\clinic"', 'write each backslash twice'],
    ['days: [Mo, Tu', 'a comma or a closing bracket is missing'],
    ['title A\nname: B', 'a colon is missing after the name of a field'],
    ['name: B\ntitle A', 'a colon is missing after the name of the field'],
    ['a:\n  - b\n - c', 'the dashes of a list must line up'],
    ['a:\n  b: C\n - d', 'the dashes of a list must line up'],
    ['hero:\n  title: A\n lead: B', 'begins too far left or right'],
    ['hero:\n  title: A\n   lead: B', 'what is below it begins too far left or right'],
    ['  name: A\ncity: B', 'begins too far left or right'],
    ['a: B\n<<<<<<< HEAD\nc: D\n=======\nc: E\n>>>>>>> ours', 'two versions conflict here'],
    ['title: A\n---\ntitle: B', 'remove the line ---: a file contains one document only'],
  ])('is reported in plain words: %j', (text, message) => {
    const { issue } = parseYaml(text);
    expect(issue?.message.slice(0, message.length)).toBe(message);
    expect(issue?.message).not.toContain('\n');
  });
});

describe('YAML that may mean something other than its author intended', () => {
  const slips = (text: string) =>
    parseYaml(text).content?.issues.map(({ field, message }) => [field, message]);

  it('is reported with the field', () => {
    expect(slips('hero:\n  points:\n    - Room #5 is left')).toEqual([
      ['hero.points.0', 'put it in quotes, or everything after # is ignored: "Room #5 is left"'],
    ]);
    expect(slips('title: &joy and more')).toEqual([
      ['title', 'a text that begins with & must be in quotes: "&joy and more"'],
    ]);
  });

  it('is not reported if it was clearly written on purpose', () => {
    expect(slips('a: “Well”, she said\nb: "“Well”"\nc: >-\n  “Well”\nd: A # a note')).toEqual([]);
  });
});
