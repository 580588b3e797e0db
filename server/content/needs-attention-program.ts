// Finds texts left over from the sample, and the check's warnings, in a separate process, because it reads every file
// of the clinic's folder and of the sample.
import { join } from 'node:path';
import type { ContentMistake } from '../../shared/desk/content.ts';
import { checkContent } from '../../src/content/check/check-content.ts';
import { isSample, type Leftover, leftovers } from '../../src/content/check/leftovers.ts';
import { type ChangedTexts, readFolder, withChanges } from '../../src/content/files.ts';
import { mistakeOf } from '../../src/content/folder/content-issue.ts';
import { cacheFolders } from '../../src/content/snapshot/content-cache.ts';
import { serveTasks } from '../processes/helper-process.ts';

/** A clinic's folder, and texts that replace some of its own. */
export interface NeedsAttentionTask {
  folder: string;
  /** The folder of the content cache. */
  cacheFolder: string;
  changedTexts: ChangedTexts;
}

/** What needs attention in the folder. */
export interface NeedsAttentionResult {
  isSample: boolean;
  leftovers: Leftover[];
  warnings: ContentMistake[];
}

serveTasks(
  async ({
    folder,
    cacheFolder,
    changedTexts,
  }: NeedsAttentionTask): Promise<NeedsAttentionResult> => {
    const folderFiles = await readFolder(folder, join(cacheFolder, cacheFolders.uploads));
    const files = withChanges(folderFiles, changedTexts);
    const { warnings } = await checkContent(files);
    return {
      isSample: isSample(files),
      leftovers: await leftovers(files, { isLeavingSample: true }),
      warnings: warnings.map((warning) => mistakeOf(warning, files.texts.get(warning.file))),
    };
  },
);
