import { describe } from 'vitest';
import { databaseKinds } from '../support/databases/databases.ts';
import { addressTests } from './posts/addresses.ts';
import { listTests } from './posts/list.ts';
import { usePostsDesk } from './posts/posts-desk.ts';
import { publishingTests } from './posts/publishing.ts';
import { savingTests } from './posts/saving.ts';
import { translationTests } from './posts/translations.ts';

describe.each(databaseKinds)('posts at the desk, on %s', (kind) => {
  const desk = usePostsDesk(kind);
  publishingTests(desk);
  addressTests(desk);
  translationTests(desk);
  listTests(desk);
  savingTests(desk);
});
