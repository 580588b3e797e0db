import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { Content } from '../../src/content/snapshot/snapshot.ts';
import { temporaryFolder } from '../../tests/support/temporary.ts';
import { toPublishedTexts } from '../content/published-texts.ts';
import { FolderError, LiveContent, openContent, saveContent } from './live-content.ts';

it('a folder that could not be read is read again even if it has not changed; one with a mistake is not', async () => {
  const failures = [
    new Error('the database does not answer'),
    new FolderError('clinic could not be read.'),
  ];
  const polls = Array.from({ length: 59 });
  const { liveContent, log } = follow(temporaryFolder(), () => {
    const failure = failures.shift();
    if (failure) throw failure;
  });
  expect(await liveContent.nextContent(), 'other files may follow').toBeNull();
  await expect(liveContent.nextContent()).rejects.toThrow('does not answer');
  for (const _ of polls)
    expect(await liveContent.nextContent(), 'a pause between attempts').toBeNull();
  await expect(liveContent.nextContent()).rejects.toThrow('could not be read');
  expect(log.join()).not.toContain('has mistakes');
  for (const _ of [...polls, ...polls, ...polls])
    expect(await liveContent.nextContent()).toBeNull();
  expect(log.join().match(/clinic.yaml: there is no such file/g)).toHaveLength(1);
});

it('a mistake is not reported if files were saved during the read: an editor may have emptied one to write it', async () => {
  const folder = temporaryFolder();
  const names = ['theme.yaml'];
  const { liveContent, log } = follow(folder, () => {
    for (const name of names.splice(0)) writeFileSync(join(folder, name), '');
  });
  expect(await liveContent.nextContent(), 'other files may follow').toBeNull();
  expect(await liveContent.nextContent(), 'a file was saved during the read').toBeNull();
  expect(await liveContent.nextContent(), 'other files may follow').toBeNull();
  expect(log).toEqual([]);
  expect(await liveContent.nextContent()).toBeNull();
  expect(log.join()).toContain('clinic.yaml: there is no such file');
});

/**
 * Follows a folder without published changes.
 * @param beforeRead runs each time before it is read
 */
function follow(folder: string, beforeRead: () => void) {
  const log: string[] = [];
  const noTexts = toPublishedTexts(new Map());
  const writeUploads = async () => beforeRead();
  const liveContent = new LiveContent({
    location: { folder, cacheFolder: temporaryFolder(), buildHash: '', writeUploads },
    servedContent: {
      content: {} as Content,
      texts: new Map(),
      state: 'an earlier one',
      publishedTexts: new Map(),
      isCurrent: true,
      isNew: false,
    },
    publishedTexts: { current: noTexts, load: async () => noTexts },
    log: pino({}, { write: (line) => log.push(line) }),
  });
  return { liveContent, log };
}

const content = { collections: { clinic: [] } } as unknown as Content;
const lastContent = {
  content,
  texts: new Map(),
  state: 'an earlier one',
  publishedTexts: new Map(),
  isCurrent: true,
};

/** Starts with a folder that cannot be read for this reason; returns what is served, and the log. */
async function openUnreadable(error: FolderError) {
  const lines: string[] = [];
  const log = pino({}, { write: (line) => lines.push(line) });
  const location = {
    folder: temporaryFolder(),
    cacheFolder: temporaryFolder(),
    buildHash: 'a build',
    writeUploads: () => Promise.reject(error),
  };
  await saveContent(location, { ...lastContent, isNew: true });
  return {
    servedContent: await openContent(location, toPublishedTexts(new Map()), log),
    log: lines.join(''),
  };
}

it('a server that cannot read the folder when it starts serves the content that it read last', async () => {
  const { servedContent, log } = await openUnreadable(new FolderError('clinic could not be read.'));
  expect(servedContent).toMatchObject(lastContent);
  expect(log).not.toContain('has mistakes');
  expect(log).toContain('its last content is served');
});

// Without earlier content: tests/stress/server/folder-with-mistakes.test.ts.
it('a server that starts with mistakes in the folder serves the last content, and the log names them', async () => {
  const mistake = { path: 'en/towns/mandya.yaml', pointer: '/region', message: 'use a code' };
  const line = 'en/towns/mandya.yaml: region: use a code';
  const { servedContent, log } = await openUnreadable(new FolderError(line, [mistake]));
  expect(servedContent.content).toEqual(content);
  expect(servedContent.state).not.toBe(lastContent.state);
  expect(log).toContain('its last valid content is served');
  expect(log).toContain(line);
});
