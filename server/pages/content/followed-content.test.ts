import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { Content } from '../../../src/content/edition/content.ts';
import { temporaryFolder } from '../../../tests/support/temporary.ts';
import { FollowedContent } from './followed-content.ts';
import { publishedEdits } from './published-edits.ts';
import { FolderError } from './read-content.ts';

it('a folder that could not be read is read again, although it is the same; one with a mistake is not', async () => {
  const failures = [
    new Error('the database does not answer'),
    new FolderError('clinic could not be read.'),
  ];
  const none = publishedEdits([]);
  const followed = new FollowedContent({
    place: {
      folder: temporaryFolder(),
      kept: temporaryFolder(),
      build: '',
      async keepUploads() {
        const failure = failures.shift();
        if (failure) throw failure;
      },
    },
    opened: { content: {} as Content, state: 'an earlier one', leftOut: [], isNew: false },
    edits: { current: none, known: async () => none },
    log: pino({ level: 'silent' }),
  });
  expect(await followed.next(), 'other files may follow').toBeNull();
  await expect(followed.next()).rejects.toThrow('does not answer');
  await expect(followed.next()).rejects.toThrow('could not be read');
  expect(await followed.next(), 'a pause between two attempts').toBeNull();
  await expect(followed.next()).rejects.toThrow('clinic.yaml: there is no such file');
  for (let look = 0; look < 10; look += 1) expect(await followed.next()).toBeNull();
});
