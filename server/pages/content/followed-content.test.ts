import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
  const followed = follow(temporaryFolder(), () => {
    const failure = failures.shift();
    if (failure) throw failure;
  });
  expect(await followed.next(), 'other files may follow').toBeNull();
  await expect(followed.next()).rejects.toThrow('does not answer');
  await expect(followed.next()).rejects.toThrow('could not be read');
  expect(await followed.next(), 'a pause between two attempts').toBeNull();
  await expect(followed.next()).rejects.toThrow('clinic.yaml: there is no such file');
  for (let look = 0; look < 10; look += 1) expect(await followed.next()).toBeNull();
});

it('a mistake is not reported if files were saved while it was read: an editor may have emptied one to write it', async () => {
  const folder = temporaryFolder();
  const saved = ['theme.yaml'];
  const followed = follow(folder, () => {
    for (const name of saved.splice(0)) writeFileSync(join(folder, name), '');
  });
  expect(await followed.next(), 'other files may follow').toBeNull();
  expect(await followed.next(), 'a file was saved meanwhile').toBeNull();
  expect(await followed.next(), 'other files may follow').toBeNull();
  await expect(followed.next()).rejects.toThrow('clinic.yaml: there is no such file');
});

/**
 * Follows a folder without published changes.
 * @param beforeRead runs each time before it is read
 */
function follow(folder: string, beforeRead: () => void): FollowedContent {
  const none = publishedEdits([]);
  const keepUploads = async () => beforeRead();
  return new FollowedContent({
    place: { folder, kept: temporaryFolder(), build: '', keepUploads },
    opened: { content: {} as Content, state: 'an earlier one', leftOut: [], isNew: false },
    edits: { current: none, known: async () => none },
    log: pino({ level: 'silent' }),
  });
}
