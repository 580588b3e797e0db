import { expect, it } from 'vitest';
import { type Languages, languageOf, prefixOf } from './languages.ts';

const languages: Languages = ['en', 'hi', 'mr'];

it.each([
  ['/', 'en'],
  ['/contact', 'en'],
  ['/hi', 'hi'],
  ['/hi/contact', 'hi'],
  ['/mr/blog/a', 'mr'],
  ['/hindi', 'en'],
  ['/en/contact', 'en'],
  ['/blog/hi', 'en'],
  ['', 'en'],
])('the page at "%s" is in the language "%s"', (path, language) => {
  expect(languageOf(path, languages)).toBe(language);
});

it('addresses of the default language have no prefix', () => {
  expect(languages.map((language) => prefixOf(language, languages))).toEqual(['', '/hi', '/mr']);
});
