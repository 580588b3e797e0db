import { expect, test } from 'vitest';
import type { PostContent } from '../../../../shared/desk/posts.ts';
import { KeptPosts } from './kept-posts.ts';

const kept = (title: string, at: string) => ({
  content: { title } as PostContent,
  version: 1,
  at: `2026-12-03T${at}:00.000Z`,
});

/** Like a browser's storage, whose items are its own properties. */
function aStorage(room = 10): Storage {
  const storage = {};
  const put = (key: string, value: string) => {
    if (Object.keys(storage).length === room) throw new DOMException('', 'QuotaExceededError');
    Object.assign(storage, { [key]: value });
  };
  const hidden = (value: unknown) => ({ value, enumerable: false });
  return Object.defineProperties(storage, {
    getItem: hidden((key: string) => storage[key as never] ?? null),
    setItem: hidden(put),
    removeItem: hidden((key: string) => Reflect.deleteProperty(storage, key)),
  }) as Storage;
}

test('the browser returns the newest text from any tab, and only to its author', () => {
  const storage = aStorage();
  const hers = new KeptPosts('meera', storage);
  hers.keep('post', 'tab-1', kept('later', '21:14'));
  hers.keep('post', 'tab-2', kept('earlier', '21:10'));
  expect(hers.newest('post')?.content.title).toBe('later');
  expect(hers.newest('other')).toBeUndefined();
  expect(hers.postIds).toEqual(['post']);
  expect(new KeptPosts('arun', storage).postIds).toEqual([]);
});

test('a tab that has saved removes its own text; signing out removes all of one person’s', () => {
  const storage = aStorage();
  const hers = new KeptPosts('meera', storage);
  const his = new KeptPosts('arun', storage);
  hers.keep('post', 'tab-1', kept('one', '21:10'));
  hers.keep('post', 'tab-2', kept('two', '21:14'));
  his.keep('post', 'tab-3', kept('his', '21:14'));
  hers.forget('post', 'tab-2');
  expect(hers.newest('post')?.content.title).toBe('one');
  hers.forget();
  expect(hers.postIds).toEqual([]);
  expect(his.postIds).toEqual(['post']);
});

test('keeping a text fails visibly if the browser has no storage left', () => {
  const full = new KeptPosts('meera', aStorage(0));
  expect(full.keep('post', 'tab', kept('one', '21:10'))).toBe(false);
});
