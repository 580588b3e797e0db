// Reads and checks the clinic's content in a separate process, so that the time and memory it takes do not burden
// the server.
import { join } from 'node:path';
import { segmentsOf } from '../../shared/content-document.ts';
import { unsafeTexts } from '../../src/content/check/check-text.ts';
import { readFolder, withChanges } from '../../src/content/files.ts';
import { ContentError, issueLine, mistakeOf } from '../../src/content/folder/content-issue.ts';
import { cacheFolders } from '../../src/content/snapshot/content-cache.ts';
import { readContent } from '../../src/content/snapshot/read-content.ts';
import { serveTasks } from '../processes/helper-process.ts';
import type { ReadingOutcome, ReadingTask } from './live-content.ts';

serveTasks(
  async ({ folder, cacheFolder, texts, changedTexts }: ReadingTask): Promise<ReadingOutcome> => {
    const mistakes = [...changedTexts].flatMap(([path, text]) => unsafeTexts(path, text ?? ''));
    if (mistakes.length > 0) {
      const lines = mistakes.map(({ path, pointer, message }) =>
        issueLine({ file: path, field: segmentsOf(pointer).join('.'), message }, folder),
      );
      return { mistakes, lines };
    }
    const folderFiles = await readFolder(folder, join(cacheFolder, cacheFolders.uploads));
    const files = withChanges(
      texts ? { texts, pictures: folderFiles.pictures } : folderFiles,
      changedTexts,
    );
    try {
      return { content: await readContent(files, cacheFolder), texts: files.texts };
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return {
        mistakes: error.issues.map((issue) => mistakeOf(issue, files.texts.get(issue.file))),
        lines: error.issues.map((issue) => issueLine(issue, folder)),
      };
    }
  },
);
