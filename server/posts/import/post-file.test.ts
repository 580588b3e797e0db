import { describe, expect, test } from 'vitest';
import { readPostFile as readFile } from './post-file.ts';

const readPostFile = (text: string, name: string) =>
  readFile(text, name, { timeZone: 'Asia/Kolkata', languages: ['en', 'hi'] });
const file = (...lines: string[]) => `${lines.join('\n')}\n`;

describe('reads a post', () => {
  test('with all fields', () => {
    const text = file(
      '---',
      'title: "Heart: what to know"',
      'slug: heart-facts',
      'excerpt: In short.',
      'featured_image: https://images.example/a.jpg',
      'created_at: 2026-01-31T09:30:00+05:30',
      'published: true',
      'featured: false',
      'language: hi',
      '---',
      '# One',
      '',
      'Two **three**',
      '',
      '| a | b |',
      '|---|---|',
      '| 1 | 2 |',
    );
    expect(readPostFile(text, 'heart.md')).toEqual({
      title: 'Heart: what to know',
      slug: 'heart-facts',
      excerpt: 'In short.',
      featured_image: 'https://images.example/a.jpg',
      created_at: '2026-01-31T04:00:00.000Z',
      published: true,
      featured: false,
      language: 'hi',
      content: expect.stringMatching(
        /<h1>One<\/h1>\s*<p>Two <strong>three<\/strong><\/p>\s*<table>/,
      ),
    });
  });

  test('with only a title, from which it makes the slug', () => {
    expect(readPostFile('---\ntitle: Heart Care\n---\n<p>A</p>', 'a.html')).toEqual({
      title: 'Heart Care',
      slug: 'heart-care',
      content: '<p>A</p>',
    });
  });

  test('in the format of other systems', () => {
    const text = '\uFEFF---\r\ntitle: Heart\r\ncreated_at: 2026-01-31\r\n---\r\n\r\nText\r\n';
    expect(readPostFile(text, 'A.MD')).toMatchObject({
      title: 'Heart',
      created_at: '2026-01-31T06:30:00.000Z',
      content: '<p>Text</p>',
    });
  });

  test('whose text contains horizontal rules', () => {
    const text = file('---', 'title: Heart', '---', 'One', '', '---', '', 'Two');
    expect(readPostFile(text, 'a.md').content).toMatch(/One[\s\S]*<hr>[\s\S]*Two/);
  });
});

describe('a mistake is named', () => {
  const withFields = (...fields: string[]) => file('---', ...fields, '---', 'Text');

  test.each([
    ['quotes that a parser would read', 'a.md', `${'> '.repeat(200)}x`],
    ['quotes that would take a parser seconds', 'a.md', `${'> '.repeat(200_000)}x`],
    ['lists', 'a.md', `${'1. '.repeat(5_000)}x`],
  ])('a text nested too deeply, by %s', (_, name, body) => {
    const text = withFields('title: A').replace('Text', body);
    expect(() => readPostFile(text, name)).toThrow(/^a\.md: the text is too deeply nested/);
  });

  test.each([
    ['another kind of file', 'a.docx', '', /^a\.docx: must be Markdown/],
    ['no front matter', 'a.md', 'Text', /^a\.md:1: must begin with front matter/],
    ['front matter without end', 'a.md', '---\ntitle: Heart\nText', /^a\.md:1: must begin with/],
    [
      'front matter below the first line',
      'a.md',
      'Text\n---\ntitle: x\n---\n',
      /^a\.md:1: must begin/,
    ],
    ['no title', 'a.md', withFields('slug: heart'), /^a\.md:1: title: is missing$/],
    ['nothing at all', 'a.md', withFields(), /^a\.md:1: title: is missing$/],
    ['a title of the wrong type', 'a.md', withFields('title: 5'), /^a\.md:2: title: must be text$/],
    ['an empty title', 'a.md', withFields('title: " "'), /^a\.md:2: title: must not be empty$/],
    [
      'a slug with capitals',
      'a.md',
      withFields('title: A', 'slug: Heart'),
      /^a\.md:3: slug: use lower-case/,
    ],
    [
      'a date that does not exist',
      'a.md',
      withFields('title: A', '', 'created_at: 2026-02-30'),
      /^a\.md:4: created_at: must be a date/,
    ],
    [
      'a picture not over https',
      'a.md',
      withFields('title: A', 'featured_image: http://a.example/a.jpg'),
      /^a\.md:3: featured_image: must begin with https/,
    ],
    [
      'a word for true',
      'a.md',
      withFields('title: A', 'excerpt: B', 'published: yes'),
      /^a\.md:4: published: must be true or false$/,
    ],
    [
      'a language that the site does not have',
      'a.md',
      withFields('title: A', 'language: fr'),
      /^a\.md:3: language: must be a language of the site: en or hi$/,
    ],
    [
      'an unknown field',
      'a.md',
      withFields('title: A', 'author: B'),
      /^a\.md:3: author: unknown field; use title, slug,/,
    ],
    ['broken YAML', 'a.md', withFields('title: A', 'excerpt: "B'), /^a\.md:[34]: .*quote/],
    [
      'a field twice',
      'a.md',
      withFields('title: A', 'title: B'),
      /^a\.md:3: title: duplicate field$/,
    ],
    ['no text', 'a.md', '---\ntitle: A\n---\n\n', /^a\.md: there is no text/],
    [
      'a text with nothing that can be shown',
      'a.html',
      '---\ntitle: A\n---\n<script>alert(1)</script>',
      /^a\.html: the text holds nothing that can be shown$/,
    ],
    [
      'a text that is too long to be shown',
      'a.md',
      `---\ntitle: A\n---\n${'heart '.repeat(100_000)}`,
      /^a\.md: the text has over 500,000 characters: it is not shown$/,
    ],
    [
      'an excerpt that is too long',
      'a.md',
      withFields('title: A', `excerpt: ${'b'.repeat(1_001)}`),
      /^a\.md:3: excerpt: must be at most 1000 characters$/,
    ],
    [
      'front matter that is a list',
      'a.md',
      withFields('- A'),
      /^a\.md:1: front matter: must be fields/,
    ],
    [
      'a title no slug can be made of',
      'a.md',
      withFields('title: 心臓'),
      /^a\.md: slug: is missing/,
    ],
  ])('%s', (_, name, text, message) => {
    expect(() => readPostFile(text, name)).toThrow(message);
  });
});
