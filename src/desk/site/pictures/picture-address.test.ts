import { expect, it } from 'vitest';
import { describedIn, undescribed } from './picture-address.ts';

const portrait = { file: 'clinic.yaml', field: '/doctor/portrait' };

it('a changed picture still has the words of the one before where they are not changed with it', () => {
  const drafts = [portrait, { file: 'en/pages/home.yaml', field: '/hero/portraitAlt' }];
  const about = { name: 'pages/about.yaml', field: '/hero/portraitAlt', language: 'en' };
  expect(undescribed(portrait, drafts, ['en'])).toEqual([about]);
  const page = { file: 'en/pages/about.yaml', field: '/hero' };
  expect(undescribed(portrait, [...drafts, page], ['en'])).toEqual([]);
});

it('the picture of an article has its words beside it, in its own language', () => {
  const picture = { file: 'hi/articles/salt.md', field: '/image' };
  expect(undescribed(picture, [picture], ['en', 'hi'])).toEqual([
    { name: 'articles/salt.md', field: '/imageAlt', language: 'hi' },
  ]);
});

it('the picture of the page that is not found is described nowhere', () => {
  expect(describedIn('clinic.yaml', '/pictures/notFound')).toEqual([]);
});
