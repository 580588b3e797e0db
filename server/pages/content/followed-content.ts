import { isDeepStrictEqual } from 'node:util';
import type { Logger } from 'pino';
import { isSameField } from '../../../src/content/edits/edit.ts';
import { faultOf } from '../../log.ts';
import { folderState } from './folder-state.ts';
import {
  type ContentPlace,
  keepContent,
  type OpenedContent,
  readNow,
  stateOf,
} from './open-content.ts';
import { checkFixedFacts, checkForeignScript } from './publishable.ts';
import type { FollowedEdits, PublishedEdits } from './published-edits.ts';
import { FolderError } from './read-content.ts';
import { Retries } from './retries.ts';

interface FollowedContentOptions {
  place: ContentPlace;
  opened: OpenedContent;
  /** The changes that staff have published. */
  edits: Pick<FollowedEdits, 'known' | 'current'>;
  log: Logger;
}

/** The content that visitors see, and the next one when the clinic's folder changes or staff publish something. */
export class FollowedContent {
  readonly #options: FollowedContentOptions;
  readonly #retries = new Retries();
  #opened: OpenedContent;
  /** The state of the folder at the last check. */
  #seen = '';

  constructor(options: FollowedContentOptions) {
    this.#options = options;
    this.#opened = options.opened;
  }

  get opened(): OpenedContent {
    return this.#opened;
  }

  /**
   * Reads the content if the folder or the edits have changed. What is not shown after that is read again,
   * less and less often.
   * @returns null if they have not changed, if a file was saved just now or meanwhile and others may follow, or in
   * a pause between two attempts
   * @throws FolderError if it has a mistake; then the same state is not read again
   */
  async next(): Promise<OpenedContent | null> {
    const { place, edits, log } = this.#options;
    const folder = await folderState(place.folder);
    const isQuiet = folder === this.#seen;
    this.#seen = folder;
    const published = edits.current;
    if (!isQuiet || !published) return null;
    const state = stateOf(folder, published);
    const { opened } = this;
    if (state === opened.state || !this.#retries.isDue(state)) return null;
    try {
      const next = await readNow(place, published.all, state, { mayLeaveOut: true, log });
      checkFixedFacts(next.content, opened.content);
      return next;
    } catch (error) {
      // What was read while files were being saved is of neither state.
      if ((await folderState(place.folder)) !== folder) return null;
      if (error instanceof FolderError && error.isLasting) {
        this.#opened = { ...opened, state, isNew: false };
      }
      throw error;
    }
  }

  /**
   * Reads the content with what staff are about to publish. Edits that did not fit before are left out again.
   * @param edits all that will be published then
   * @throws FolderError if it has a mistake
   */
  async with(edits: PublishedEdits): Promise<OpenedContent> {
    const { place, log } = this.#options;
    const { content, leftOut } = this.#opened;
    const { all: before } = await this.#options.edits.known();
    const out = leftOut.filter((each) => {
      const now = edits.all.find((edit) => isSameField(edit, each));
      const then = before.find((edit) => isSameField(edit, each));
      return now && isDeepStrictEqual(now.value, then?.value);
    });
    const read = edits.all.filter((edit) => !out.some((each) => isSameField(edit, each)));
    const state = stateOf(await folderState(place.folder), edits);
    const next = await readNow(place, read, state, { mayLeaveOut: false, log });
    checkFixedFacts(next.content, content);
    await checkForeignScript(next.content, content, place.folder);
    return { ...next, leftOut: out };
  }

  /** Records what visitors see from now on. */
  show(opened: OpenedContent): void {
    this.#opened = opened;
  }

  /** Saves the content for the next start, which would otherwise read the folder again. */
  async keep(): Promise<void> {
    const { place, log } = this.#options;
    if (!this.#opened.isNew) return;
    try {
      await keepContent(place, this.#opened);
    } catch (error) {
      log.error(faultOf(error), 'the content could not be saved for the next start');
    }
  }
}
