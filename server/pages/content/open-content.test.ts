import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { Content } from '../../../src/content/edition/content.ts';
import { temporaryFolder } from '../../../tests/support/temporary.ts';
import { keepContent, openContent } from './open-content.ts';
import { publishedEdits } from './published-edits.ts';
import { FolderError } from './read-content.ts';

const content = { collections: { clinic: [] } } as unknown as Content;
const last = { content, state: 'an earlier one', leftOut: [] };

/** Starts with a folder that cannot be read for this reason; returns what is served, and the log. */
async function openInVain(fault: FolderError) {
  const lines: string[] = [];
  const log = pino({}, { write: (line) => lines.push(line) });
  const place = {
    folder: temporaryFolder(),
    kept: temporaryFolder(),
    build: 'a build',
    keepUploads: () => Promise.reject(fault),
  };
  await keepContent(place, { ...last, isNew: true });
  return { opened: await openContent(place, publishedEdits([]), log), log: lines.join('') };
}

it('a start that cannot read the folder serves the last content as that of an earlier state', async () => {
  const { opened, log } = await openInVain(new FolderError('clinic could not be read.'));
  expect(opened).toMatchObject(last);
  expect(log).not.toContain('has mistakes');
  expect(log).toContain('its last content is served');
});

// A real folder and a real server: tests/stress/server/spoiled-folder.test.ts.
it('a start with mistakes in the folder serves the last content, and the log names them', async () => {
  const mistake = { file: 'en/towns/mandya.yaml', field: 'region', message: 'use a code' };
  const line = `${mistake.file}: ${mistake.field}: ${mistake.message}`;
  const { opened, log } = await openInVain(new FolderError(line, [mistake]));
  expect(opened.content).toEqual(content);
  expect(opened.state).not.toBe(last.state);
  expect(log).toContain('its last valid content is served');
  expect(log).toContain(line);
});
