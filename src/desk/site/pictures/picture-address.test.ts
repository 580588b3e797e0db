import { expect, it } from 'vitest';
import { describedIn, undescribed } from './picture-address.ts';

const portrait = { file: 'clinic.yaml', field: '/doctor/portrait' };

it('a replaced picture keeps the alternative text of the previous one if that is not changed too', () => {
  const drafts = [portrait, { file: 'en/pages/home.yaml', field: '/hero/portraitAlt' }];
  const about = { name: 'pages/about.yaml', field: '/hero/portraitAlt', language: 'en' };
  expect(undescribed(portrait, drafts, ['en'])).toEqual([about]);
  const page = { file: 'en/pages/about.yaml', field: '/hero' };
  expect(undescribed(portrait, [...drafts, page], ['en'])).toEqual([]);
});

it('the alternative text of an article’s picture is in the article itself, in its own language', () => {
  const picture = { file: 'hi/articles/salt.md', field: '/image' };
  expect(undescribed(picture, [picture], ['en', 'hi'])).toEqual([
    { name: 'articles/salt.md', field: '/imageAlt', language: 'hi' },
  ]);
});

it('the picture of the not-found page has no alternative text', () => {
  expect(describedIn('clinic.yaml', '/pictures/notFound')).toEqual([]);
});
