import { describe, expect, test } from 'vitest';
import { clean, sanitise } from '../../tests/posts/sanitise.ts';
import { contentLimits } from './content-limits.ts';

describe('too much content', () => {
  const { characters, tags, references, depth, address, phoneLinks } = contentLimits;

  test('is not shown if it is too long', () => {
    expect(sanitise('a'.repeat(characters)).html).toHaveLength(characters);
    expect(sanitise('a'.repeat(characters + 1))).toEqual({
      html: null,
      problem: 'has over 500,000 characters: it is not shown',
    });
  });

  test('is not shown if it has too many tags', () => {
    expect(sanitise('<p>a</p>'.repeat(tags / 2)).problem).toBeNull();
    expect(sanitise('<p>a</p>'.repeat(tags / 2 + 1))).toEqual({
      html: null,
      problem: 'has over 6,000 tags: it is not shown',
    });
  });

  // The parser reports each reference separately, which took 0.4 seconds, during which nobody else was served.
  test.each(['&lt;', '&nbsp;', '&#108;', '&amp'])(
    'is not shown if it has too many character references (%s)',
    (reference) => {
      expect(sanitise(reference.repeat(references)).problem).toBeNull();
      expect(sanitise(reference.repeat(references + 1))).toEqual({
        html: null,
        problem: 'has over 30,000 character references: it is not shown',
      });
    },
  );

  test('gets a limited number of phone links', () => {
    const links = { '108': 'tel:108' };
    const content = '<p>108 108</p>'.repeat(phoneLinks);
    const { html } = sanitise(content, links);
    expect(html?.match(/<a href="tel:108">108<\/a>/g)).toHaveLength(phoneLinks);
    expect(html?.match(/108<|108 /g)).toHaveLength(2 * phoneLinks);
  });

  test('loses a link whose address is too long', () => {
    const link = (length: number) => `<a href="/${'é'.repeat(length)}">x</a>`;
    expect(clean(link(address - 1))).toContain('href');
    expect(clean(link(address))).toBe('<a>x</a>');
  });

  test('is shown without its deepest tags if it is nested too deeply', () => {
    const nest = (levels: number) => `${'<div>'.repeat(levels)}deep${'</div>'.repeat(levels)}`;
    expect(sanitise(nest(depth))).toEqual({ html: nest(depth), problem: null });
    expect(sanitise(nest(depth + 1))).toEqual({
      html: nest(depth),
      problem: 'has elements nested 51 deep: the tags below level 50 are removed',
    });
    expect(sanitise('<b>'.repeat(tags)).html).toBeNull();
  });
});
