import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { ContentMistake } from '../../shared/desk/content.ts';
import type { ChangedTexts } from '../../src/content/files.ts';
import { markContent } from '../../src/content/snapshot/mark-content.ts';
import { createSnapshot, noticesNow, type Snapshot } from '../../src/content/snapshot/snapshot.ts';
import type { ContentLocation } from '../data-folder.ts';
import { type FairQueue, fairQueue, serialQueue } from '../queue.ts';
import {
  type ContentWithTexts,
  FolderError,
  readWithChanges,
  type ServedContent,
} from './live-content.ts';
import { type PageMaker, PageSet } from './page-set.ts';
import type { Renderer } from './renderer.ts';

/** The maximum number of cached previews: the current one with and without marks, and older ones still in use. */
const maxPreviews = 4;

/** How long a preview stays cached after it was last viewed, in milliseconds. */
const maxAge = 10 * 60_000;

/** How many requests may wait for drafts to be read, or for a page to be made. */
const maxWaiting = 20;

/** The pages that visitors see, with all drafts applied. */
export interface Preview {
  pages: PageSet;
  /** Renders the pages that depend on posts, with the drafts. */
  render: Renderer;
  /** Makes one page at a time, since each is also rewritten so that its links stay in the preview. */
  queue: FairQueue;
  /** The mistakes for which drafts were skipped. */
  draftMistakes: ContentMistake[];
}

interface PreviewsOptions {
  location: ContentLocation;
  log: Logger;
  maker: PageMaker;
  /** What visitors see now. */
  servedContent: () => ServedContent;
}

/**
 * Makes the pages that visitors see, with all drafts applied: one at a time, and only those that somebody views, so that
 * visitors notice no delay.
 */
export class Previews {
  readonly #options: PreviewsOptions;
  readonly #maker: PageMaker;
  readonly #queue = serialQueue(maxWaiting);
  readonly #turns = fairQueue({ concurrency: 1, perNetwork: 1, maxWaiting });
  readonly #cache = new LRUCache<string, Preview>({
    max: maxPreviews,
    ttl: maxAge,
    updateAgeOnGet: true,
    ttlAutopurge: true,
  });

  constructor(options: PreviewsOptions) {
    this.#options = options;
    const { maker } = options;
    const queue = serialQueue(maxWaiting);
    this.#maker = { ...maker, render: (request) => queue(() => maker.render(request)) };
  }

  /**
   * The pages that visitors see, with all drafts applied. Drafts with a mistake are skipped.
   * @param revision changes whenever the drafts do
   * @param readDrafts called only if no cached preview is current
   * @param isMarked whether texts are marked with their fields
   * @throws FolderError if the content could not be read, OverloadedError if too many requests are waiting
   */
  async get(
    revision: string,
    readDrafts: () => Promise<ChangedTexts>,
    isMarked: boolean,
  ): Promise<Preview> {
    const { state, content } = this.#options.servedContent();
    const key = JSON.stringify([state, revision, noticesNow(content), isMarked]);
    const findCached = () => this.#cache.get(key);
    return (
      findCached() ??
      this.#queue(async () => {
        const preview = findCached() ?? (await this.#make(await readDrafts(), isMarked));
        this.#cache.set(key, preview);
        return preview;
      })
    );
  }

  /** The snapshots that the cached pages were made from. */
  get snapshots(): Snapshot[] {
    return [...this.#cache.values()].map(({ pages }) => pages.snapshot);
  }

  async #make(drafts: ChangedTexts, isMarked: boolean): Promise<Preview> {
    const { content, texts, draftMistakes } = await this.#applyDrafts(drafts);
    const markedContent = isMarked ? markContent(content, texts) : content;
    const snapshot = { ...createSnapshot(markedContent), isPreview: true, isMarked };
    return {
      pages: new PageSet(snapshot, this.#maker),
      render: (request) => this.#maker.render({ ...request, snapshot }),
      queue: this.#turns,
      draftMistakes,
    };
  }

  async #applyDrafts(
    drafts: ChangedTexts,
  ): Promise<ContentWithTexts & Pick<Preview, 'draftMistakes'>> {
    const { location, servedContent } = this.#options;
    const content = servedContent();
    if (drafts.size === 0) return { ...content, draftMistakes: [] };
    try {
      return { ...(await readWithChanges(location, content, drafts)), draftMistakes: [] };
    } catch (error) {
      if (!(error instanceof FolderError) || !error.isPermanent) throw error;
      const mistakesInDrafts = error.mistakes.filter(({ path }) => drafts.has(path));
      // A mistake may be in a file without a draft, such as a link to a town that a draft removes.
      const message = error.mistakes[0]?.message ?? '';
      const allDrafts = [...drafts.keys()].map((path) => ({ path, pointer: '', message }));
      const draftMistakes = mistakesInDrafts.length > 0 ? mistakesInDrafts : allDrafts;
      const remainingDrafts = new Map(
        [...drafts].filter(([path]) => draftMistakes.every((mistake) => mistake.path !== path)),
      );
      const result = await this.#applyDrafts(remainingDrafts);
      return { ...result, draftMistakes: [...draftMistakes, ...result.draftMistakes] };
    }
  }
}
