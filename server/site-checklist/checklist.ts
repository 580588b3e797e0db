import { resolve } from 'node:path';
import {
  type ConfirmText,
  type LeftText,
  mostListed,
  type SiteChecklistAnswer,
} from '../../shared/desk/site/checklist.ts';
import { isSameField } from '../../src/content/edits/edit.ts';
import type { Leftovers, LeftoversOf } from '../../src/content/edits/find-leftovers.ts';
import type { Database } from '../database/index.ts';
import { PlainError } from '../log.ts';
import { folderState } from '../pages/content/folder-state.ts';
import { stateOf } from '../pages/content/open-content.ts';
import { type FollowedEdits, publishedEdits } from '../pages/content/published-edits.ts';
import { HelperProcess } from '../processes/helper-process.ts';
import { oneAfterAnother } from '../queue.ts';
import { readDrafts } from '../site-edits/drafts.ts';
import { withEdits } from '../site-edits/site-file.ts';
import { confirmedTexts } from './confirmed-texts.ts';

const program = resolve(import.meta.dirname, 'checklist-program.ts');
const finder = new HelperProcess<LeftoversOf, Leftovers>(program);

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
  #known: { state: string; leftovers: Leftovers } | null = null;

  constructor(options: ChecklistOptions) {
    this.#options = options;
  }

  /** @throws OverloadedError */
  async read(): Promise<SiteChecklistAnswer> {
    const { left: found, isSample, warnings } = await this.#leftovers();
    const isConfirmed = await confirmedTexts(this.#options.database);
    const left = found.filter((text) => !isConfirmed(text));
    return {
      count: left.length,
      isSample,
      left: left.slice(0, mostListed),
      confirmed: found.filter(isConfirmed),
      warnings,
    };
  }

  /** The texts that are asked about, whether confirmed or not; those that no longer stand are left out. */
  async listed(asked: ConfirmText[]): Promise<LeftText[]> {
    const { left } = await this.#leftovers();
    return left.filter((text) =>
      asked.some((each) => isSameField(text, each) && text.hash === each.hash),
    );
  }

  #leftovers(): Promise<Leftovers> {
    const { database, edits, folder, kept } = this.#options;
    return this.#queue(async () => {
      const drafts = await readDrafts(database);
      const { all } = await edits.known();
      const laidOver = drafts.map(({ file, field, value }) => ({ file, field, value }));
      const over = withEdits(all, laidOver);
      const state = stateOf(await folderState(folder), publishedEdits(over));
      if (this.#known?.state !== state) {
        this.#known = { state, leftovers: await find({ folder, kept, edits: over }) };
      }
      return this.#known.leftovers;
    });
  }
}

async function find(asked: LeftoversOf): Promise<Leftovers> {
  try {
    return await finder.ask(asked);
  } catch {
    throw new PlainError('what is left of the sample could not be found');
  }
}
