import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { Content } from '../../../src/content/edition/content.ts';
import { temporaryFolder } from '../../../tests/support/temporary.ts';
import { keepContent, openContent } from './open-content.ts';
import { publishedEdits } from './published-edits.ts';
import { FolderError } from './read-content.ts';

it('a start that cannot read the folder serves the last content as that of an earlier state', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line) => lines.push(line) });
  const content = { collections: { clinic: [] } } as unknown as Content;
  const place = {
    folder: temporaryFolder(),
    kept: temporaryFolder(),
    build: 'a build',
    keepUploads: () => Promise.reject(new FolderError('clinic could not be read.')),
  };
  const last = { content, state: 'an earlier one', leftOut: [] };
  await keepContent(place, { ...last, isNew: true });
  const opened = await openContent(place, publishedEdits([]), log);
  expect(opened).toMatchObject(last);
  expect(lines.join('')).not.toContain('has mistakes');
  expect(lines.join('')).toContain('its last content is served');
});
