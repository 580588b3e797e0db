import { describe, expect, it } from 'vitest';
import { parseMarkdown, parseYaml } from './yaml.ts';

describe('YAML that cannot be read', () => {
  it('is reported with its line', () => {
    const { fault } = parseYaml('name: A\nstate: b: c\n');
    expect(fault?.field).toBe('line 2');
    expect(fault?.message).not.toContain('\n');
  });

  it('is reported with the line of the file if it is front matter', () => {
    expect(parseMarkdown('---\ntitle: b: c\n---\nText\n').fault?.field).toBe('line 2');
  });

  it('is reported if a text begins with an asterisk', () => {
    expect(parseYaml('title: *Hello*\n').fault?.message).toMatch(/^a text .* must be in quotes/);
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
    expect(parseMarkdown('## Text\n').fault?.message).toMatch(/^must begin with front matter/);
  });
});
