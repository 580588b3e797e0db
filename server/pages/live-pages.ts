import type { Logger } from 'pino';
import type { ChangedTexts } from '../../src/content/files.ts';
import {
  type Content,
  contentAt,
  createSnapshot,
  noticesNow,
  type Snapshot,
  scheduledArticles,
} from '../../src/content/snapshot/snapshot.ts';
import type { PublishedTextsWatcher } from '../content/published-texts.ts';
import type { ContentLocation } from '../data-folder.ts';
import { errorFields } from '../log.ts';
import { createLock, OverloadedError } from '../queue.ts';
import { RepeatedTask } from '../time/repeated-task.ts';
import { LiveContent, type PreparedContent, type ServedContent } from './live-content.ts';
import { type PageMaker, PageSet } from './page-set.ts';

/** The pause between two checks for changes, in milliseconds. */
const defaultInterval = 500;

/** How many publications may wait for the one under way. */
const maxWaiting = 4;

interface LivePagesOptions {
  location: ContentLocation;
  servedContent: ServedContent;
  /** What staff have published. */
  publishedTexts: Pick<PublishedTextsWatcher, 'load' | 'current'>;
  maker: PageMaker;
  log: Logger;
  /** Called with changed content once its pages are made. */
  onChange: (content: Content) => void;
  /** The pause between two checks for changes, in milliseconds. */
  interval?: number | undefined;
  /** False if each page is made when it is first requested, because most tests need only a few. */
  isEager?: boolean | undefined;
}

/** A set of pages, and the timed content that they show. */
interface TimedSet {
  pages: PageSet;
  timedContent: string;
}

/** The pages of a publication; nobody sees them yet. */
export interface PreparedPages extends TimedSet {
  preparedContent: PreparedContent;
}

/** The addresses of pictures that pages show. */
type PagePictures = Pick<Snapshot, 'variants' | 'unchanged'>;

/**
 * The pages that visitors see now. They are made again when the clinic's folder, the changes that staff have published,
 * the notices that are shown or the date change, and when an article is due. Visitors see one set of pages or the next;
 * if a page of the next cannot be made, the previous set stays.
 */
export class LivePages {
  readonly #options: LivePagesOptions;
  readonly #task: RepeatedTask;
  readonly #content: LiveContent;
  /** The timed content of the pages, as returned by `describeTimedContent`. */
  #timedContent: string;
  #pages: PageSet;
  /** The pictures of the previous set, whose pages may still be open in browsers. */
  #previousPictures: PagePictures | null = null;
  #firstSetMade: Promise<void> = Promise.resolve();
  readonly #stopController = new AbortController();
  /**
   * Waits until no other set is being made. Resolves to a function that releases the lock.
   * @throws OverloadedError if too many wait
   */
  readonly lock = createLock(maxWaiting);

  constructor(options: LivePagesOptions) {
    this.#options = options;
    this.#content = new LiveContent(options);
    const { pages, timedContent } = this.#newSet(this.servedContent.content);
    this.#pages = pages;
    this.#timedContent = timedContent;
    this.#task = new RepeatedTask(() => this.#poll(), options.interval ?? defaultInterval);
  }

  /** The set that visitors see. */
  get currentPages(): PageSet {
    return this.#pages;
  }

  /** The content that these pages are made from. */
  get servedContent(): ServedContent {
    return this.#content.servedContent;
  }

  /** The pictures of the pages that visitors see or still have open. */
  get pictures(): PagePictures[] {
    const { snapshot } = this.#pages;
    return this.#previousPictures ? [snapshot, this.#previousPictures] : [snapshot];
  }

  /**
   * Begins to make the pages; resolves as soon as any page can be served.
   * @throws PlainError if an error page or the home page cannot be made
   */
  async start(): Promise<void> {
    const pages = this.#pages;
    await pages.makeErrorPages();
    await pages.get('/');
    this.#firstSetMade = this.#finishFirstSet(pages);
  }

  /** Stops polling; resolves when no pages are being made any more. */
  async stop(): Promise<void> {
    this.#stopController.abort();
    await this.#firstSetMade;
    await this.#task.stop();
  }

  /** Makes the rest of the first set, and begins to poll for changes. */
  async #finishFirstSet(pages: PageSet): Promise<void> {
    const { signal } = this.#stopController;
    try {
      await this.#makeAhead(pages, signal);
      if (signal.aborted) return;
      await this.#content.activate(this.servedContent);
    } catch (error) {
      this.#options.log.error(errorFields(error), 'a page could not be made');
    }
    if (!signal.aborted) this.#task.start();
  }

  /**
   * Renders all pages with the changes that staff are about to publish. Call it while holding the lock.
   * @param changedTexts the texts of this publication
   * @throws FolderError if the content has a mistake or could not be read, PlainError for a page that cannot be rendered
   */
  async render(changedTexts: ChangedTexts): Promise<PreparedPages> {
    const preparedContent = await this.#content.prepare(changedTexts);
    return { ...(await this.#makeSet(preparedContent.content)), preparedContent };
  }

  /** Shows the pages of a publication to visitors, once it is stored. */
  async activate({ preparedContent, ...set }: PreparedPages): Promise<void> {
    await this.#activate(set, await this.#content.contentAfterStoring(preparedContent));
    this.#options.log.info('a change by staff is published');
  }

  /** Polls for changes once it has the lock. If too many publications wait, the next poll is soon enough. */
  async #poll(): Promise<void> {
    const { log } = this.#options;
    try {
      const release = await this.lock();
      try {
        const nextContent = await this.#content.nextContent();
        if (!nextContent && describeTimedContent(this.servedContent.content) === this.#timedContent)
          return;
        await this.#activate(
          await this.#makeSet((nextContent ?? this.servedContent).content),
          nextContent ?? this.servedContent,
        );
        if (nextContent) log.info('the pages are made from the changed content');
      } finally {
        release();
      }
    } catch (error) {
      // At shutdown, the process that reads the folder is stopped too, so reading fails.
      if (this.#stopController.signal.aborted || error instanceof OverloadedError) return;
      log.error(errorFields(error), 'new pages could not be made: the pages stay as they are');
    }
  }

  async #makeSet(content: Content): Promise<TimedSet> {
    await this.#firstSetMade;
    const set = this.#newSet(content);
    await set.pages.makeErrorPages();
    await this.#makeAhead(set.pages);
    await set.pages.makePhotographs();
    return set;
  }

  async #activate({ pages, timedContent }: TimedSet, servedContent: ServedContent): Promise<void> {
    const { variants, unchanged } = this.#pages.snapshot;
    this.#previousPictures = { variants, unchanged };
    this.#pages = pages;
    this.#timedContent = timedContent;
    if (servedContent === this.servedContent) return;
    this.#options.onChange(servedContent.content);
    await this.#content.activate(servedContent);
  }

  async #makeAhead(pages: PageSet, signal?: AbortSignal): Promise<void> {
    if (this.#options.isEager === false) return;
    await pages.makeAll(signal);
    if (!signal?.aborted) this.#options.log.info('all pages are made');
  }

  #newSet(content: Content): TimedSet {
    const timedContent = describeTimedContent(content);
    const snapshot = createSnapshot(contentAt(content, Date.now()));
    return { pages: new PageSet(snapshot, this.#options.maker), timedContent };
  }
}

/** Everything that changes with time: the notices, the date, and the articles that are still to come. */
function describeTimedContent(content: Content): string {
  const articles = scheduledArticles(content, Date.now());
  return JSON.stringify({ ...noticesNow(content), scheduled: articles });
}
