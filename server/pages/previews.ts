import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { isWithin } from '../../shared/site-edits/fields.ts';
import { type Edition, editionOf } from '../../src/content/edition/edition.ts';
import { type Edit, isSameField } from '../../src/content/edits/edit.ts';
import { type LeftOut, whyLeftOut } from '../../src/content/edits/mistake.ts';
import type { Notices } from '../notices/index.ts';
import { type FairQueue, fairQueue, oneAfterAnother } from '../queue.ts';
import { type ContentPlace, type OpenedContent, readNow } from './content/open-content.ts';
import { checkFixedFacts, checkForeignScript } from './content/publishable.ts';
import { FolderError } from './content/read-content.ts';
import { type PageMaker, PageSet } from './page-set.ts';
import type { Renderer } from './rendering/renderer.ts';

/** How many states of the drafts are kept: the current one, and one that someone else may still be viewing. */
const mostKept = 2;

/** How long the pages of one are kept after they were last viewed, in milliseconds. */
const keptFor = 10 * 60_000;

/** How many may wait for a state to be read, or for a page to be made. */
const mostWaiting = 20;

/** The pages with drafts laid over. */
export interface Preview {
  pages: PageSet;
  /** Renders the pages that depend on posts, with the drafts. */
  render: Renderer;
  /** Makes one page after another: each visitor's links lead to their own preview. */
  inTurn: FairQueue;
  /** Drafts that were left out of it, and why. */
  leftOut: LeftOut[];
}

/** What lies over the clinic's folder in a preview. */
export interface PreviewedEdits {
  /** What is published, with the drafts in place of what they change. */
  edits: Edit[];
  drafts: Edit[];
}

interface PreviewsOptions {
  place: ContentPlace;
  notices: Pick<Notices, 'shown' | 'today'>;
  log: Logger;
  maker: PageMaker;
  /** What visitors see now. */
  opened: () => OpenedContent;
}

/**
 * Makes pages with drafts laid over, one at a time and only those that somebody views, so that visitors do not
 * notice.
 */
export class Previews {
  readonly #options: PreviewsOptions;
  readonly #maker: PageMaker;
  readonly #queue = oneAfterAnother(mostWaiting);
  readonly #sending = fairQueue({ concurrency: 1, perNetwork: 1, maxWaiting: mostWaiting });
  readonly #kept = new LRUCache<string, Preview>({
    max: mostKept,
    ttl: keptFor,
    updateAgeOnGet: true,
    ttlAutopurge: true,
  });

  constructor(options: PreviewsOptions) {
    this.#options = options;
    const { draw, render } = options.maker;
    const queue = oneAfterAnother(mostWaiting);
    this.#maker = { draw, render: (request) => queue(() => render(request)) };
  }

  /**
   * The pages with edits laid over the clinic's folder. Drafts with a mistake are left out.
   * @param revision changes whenever the edits do
   * @param read reads them; called only if something has changed
   * @throws FolderError if the folder itself has a mistake; OverloadedError
   */
  async of(revision: string, read: () => Promise<PreviewedEdits>): Promise<Preview> {
    const { notices, opened } = this.#options;
    const key = JSON.stringify([opened().state, revision, notices.shown(), notices.today()]);
    const kept = () => this.#kept.get(key);
    return (
      kept() ??
      this.#queue(async () => {
        const preview = kept() ?? (await this.#read(await read()));
        this.#kept.set(key, preview);
        return preview;
      })
    );
  }

  /** What the pages that are kept were made from. */
  get editions(): Edition[] {
    return [...this.#kept.values()].map(({ pages }) => pages.edition);
  }

  async #read({ edits, drafts }: PreviewedEdits): Promise<Preview> {
    const { content, leftOut } = await this.#content(edits, drafts);
    const { notices } = this.#options;
    const edition = { ...editionOf(content, notices.shown()), isPreview: true };
    return {
      pages: new PageSet(edition, this.#maker),
      render: (request) => this.#maker.render({ ...request, edition }),
      inTurn: this.#sending,
      leftOut: outermost(leftOut, drafts),
    };
  }

  async #content(
    edits: Edit[],
    drafts: Edit[],
  ): Promise<Pick<OpenedContent, 'content' | 'leftOut'>> {
    const opened = this.#options.opened();
    if (drafts.length === 0) return { content: opened.content, leftOut: [] };
    const read = await readNow(this.#options.place, edits, opened.state, {
      mayLeaveOut: true,
      log: null,
    });
    try {
      checkFixedFacts(read.content, opened.content);
      await checkForeignScript(read.content, opened.content, this.#options.place.folder);
      return read;
    } catch (error) {
      if (!(error instanceof FolderError)) throw error;
      const out = drafts.flatMap((draft) => whyLeftOut(error.mistakes, draft) ?? []);
      const isOut = (edit: Edit) => out.some((each) => isSameField(each, edit));
      const rest = edits.filter((edit) => !isOut(edit));
      const others = drafts.filter((draft) => !isOut(draft));
      // If no draft is to blame, the folder has changed beneath the running server.
      if (out.length === 0) return { content: opened.content, leftOut: [] };
      const { content, leftOut } = await this.#content(rest, others);
      return { content, leftOut: [...leftOut, ...out] };
    }
  }
}

/**
 * The drafts that were left out. What was written within one, as in a town that is not complete, is left out
 * with it, and has no mistake of its own.
 */
function outermost(leftOut: LeftOut[], drafts: Edit[]): LeftOut[] {
  const out = leftOut.flatMap((each) => {
    const draft = drafts.find((other) => isSameField(other, each));
    return draft ? [{ ...each, value: draft.value }] : [];
  });
  // The order of a list, which is an array, has nothing within it.
  const isAround = (outer: (typeof out)[number], { file, field }: LeftOut) =>
    outer.file === file &&
    outer.field !== field &&
    isWithin(field, outer.field) &&
    !Array.isArray(outer.value);
  return out
    .filter((each) => !out.some((outer) => isAround(outer, each)))
    .map(({ value: _, ...each }) => each);
}
