import { resolve } from 'node:path';
import type { SiteChecklistAnswer } from '../../shared/desk/site/checklist.ts';
import type { LeftoversOf } from '../../src/content/edits/find-leftovers.ts';
import type { Database } from '../database/index.ts';
import { PlainError } from '../log.ts';
import { folderState } from '../pages/content/folder-state.ts';
import { stateOf } from '../pages/content/open-content.ts';
import { HelperProcess } from '../processes/helper-process.ts';
import { oneAfterAnother } from '../queue.ts';
import { readDrafts } from '../site-edits/drafts.ts';
import { type FollowedEdits, publishedEdits } from '../site-edits/published-edits.ts';
import { withEdits } from '../site-edits/site-file.ts';

const program = resolve(import.meta.dirname, 'checklist-program.ts');
const finder = new HelperProcess<LeftoversOf, SiteChecklistAnswer>(program);

/** How many may wait for a list. */
const mostWaiting = 4;

interface ChecklistOptions {
  database: Database;
  edits: Pick<FollowedEdits, 'known'>;
  /** The clinic's folder. */
  folder: string;
  /** The folder of kept files. */
  kept: string;
}

/** What a new clinic has still to make its own; found again when the folder, a change or a draft is another. */
export class Checklist {
  readonly #options: ChecklistOptions;
  readonly #queue = oneAfterAnother(mostWaiting);
  #known: { state: string; answer: SiteChecklistAnswer } | null = null;

  constructor(options: ChecklistOptions) {
    this.#options = options;
  }

  /** @throws OverloadedError */
  read(): Promise<SiteChecklistAnswer> {
    const { database, edits, folder, kept } = this.#options;
    return this.#queue(async () => {
      const drafts = await readDrafts(database);
      const { all } = await edits.known();
      const laidOver = drafts.map(({ file, field, value }) => ({ file, field, value }));
      const over = withEdits(all, laidOver);
      const state = stateOf(await folderState(folder), publishedEdits(over));
      if (this.#known?.state !== state) {
        this.#known = { state, answer: await find({ folder, kept, edits: over }) };
      }
      return this.#known.answer;
    });
  }
}

async function find(asked: LeftoversOf): Promise<SiteChecklistAnswer> {
  try {
    return await finder.ask(asked);
  } catch {
    throw new PlainError('what is left of the sample could not be found');
  }
}
