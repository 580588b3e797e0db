import { expect, test } from 'vitest';
import type { PostContent } from '../../../../shared/desk/posts.ts';
import { isSameContent } from './same-content.ts';

const post: PostContent = {
  title: 'Heart',
  slug: 'heart',
  excerpt: '',
  image: null,
  html: '<p>Text</p>',
  document: { type: 'doc', content: [{ type: 'text', text: 'Text' }] },
  language: 'en',
  featured: false,
};

test('content is the same whatever the order of its fields, and even if only one of two posts has an address yet', () => {
  const document = { content: [{ text: 'Text', type: 'text' }], type: 'doc' };
  expect(isSameContent({ ...post, document, html: '<p>Text </p>' }, { ...post, slug: '' })).toBe(
    true,
  );
});

test.each([
  { title: 'Hearts' },
  { slug: 'hearts' },
  { excerpt: 'One' },
  { image: '/media/a.jpg' },
  { language: 'hi' },
  { featured: true },
  { document: { type: 'doc', content: [] } },
  { document: null, html: '<p>Other</p>' },
])('content differs with %o', (difference) => {
  expect(isSameContent(post, { ...post, ...difference })).toBe(false);
});
