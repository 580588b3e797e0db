import type { Logger } from 'pino';
import type { Content } from '../../src/content/edition/content.ts';
import { editionOf } from '../../src/content/edition/edition.ts';
import { faultOf } from '../log.ts';
import type { Notices } from '../notices/index.ts';
import { OverloadedError, oneAfterAnother } from '../queue.ts';
import { RepeatedTask } from '../time/repeated-task.ts';
import { FollowedContent } from './content/followed-content.ts';
import type { ContentPlace, OpenedContent } from './content/open-content.ts';
import type { FollowedEdits, PublishedEdits, PublishingSteps } from './content/published-edits.ts';
import { FolderError } from './content/read-content.ts';
import { type PageMaker, PageSet } from './page-set.ts';

/** How often it checks for changes, in milliseconds. */
const usualInterval = 500;

/** How many publications may wait for the one under way. */
const mostWaiting = 4;

interface LivePagesOptions {
  place: ContentPlace;
  opened: OpenedContent;
  notices: Pick<Notices, 'read' | 'shown' | 'today'>;
  /** The changes that staff have published. */
  edits: Pick<FollowedEdits, 'known' | 'current'>;
  log: Logger;
  /** Called with changed content once its pages are made. */
  onChange: (content: Content) => void;
  /** How often it checks for changes, in milliseconds. */
  interval?: number | undefined;
  /** False if each page is made when it is first requested, because most tests need only a few. */
  isAhead?: boolean | undefined;
}

/**
 * The pages that visitors see now. They are made again when the clinic's folder, what staff have changed in it,
 * their notices or the date change. Visitors see one set of pages or the next; if a page of the next cannot be
 * made, the earlier set stays.
 */
export class LivePages {
  readonly #options: LivePagesOptions;
  readonly #task: RepeatedTask;
  /** One set is made at a time. */
  readonly #queue = oneAfterAnother(mostWaiting);
  readonly #content: FollowedContent;
  #notices = '';
  #pages: PageSet | null = null;
  #maker: PageMaker | null = null;
  #finishing: Promise<void> = Promise.resolve();
  readonly #stopping = new AbortController();

  constructor(options: LivePagesOptions) {
    this.#options = options;
    this.#content = new FollowedContent(options);
    this.#task = new RepeatedTask(() => this.#lookInTurn(), options.interval ?? usualInterval);
  }

  /** The set that visitors see. */
  get current(): PageSet {
    if (!this.#pages) throw new Error('The pages have not been started.');
    return this.#pages;
  }

  /** What they are made from. */
  get opened(): OpenedContent {
    return this.#content.opened;
  }

  /**
   * Begins to make the pages; resolves as soon as any can be served.
   * @throws PlainError if an error page or the home page cannot be made
   */
  async start(maker: PageMaker): Promise<void> {
    this.#maker = maker;
    // If this fails, it is retried as soon as changes are polled.
    await this.#options.notices.read().catch(() => {});
    const { pages, notices } = this.#newSet(this.opened.content, maker);
    this.#pages = pages;
    this.#notices = notices;
    await pages.makeErrorPages();
    await pages.get('/');
    this.#finishing = this.#finish(pages);
  }

  /** Resolves when the pages under way are made. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#finishing;
    await this.#task.stop();
  }

  /** Makes the rest of the first set, and begins to look for changes. */
  async #finish(pages: PageSet): Promise<void> {
    const { signal } = this.#stopping;
    try {
      await this.#makeAhead(pages, signal);
      if (signal.aborted) return;
      await this.#content.keep();
    } catch (error) {
      this.#options.log.error(faultOf(error), 'a page could not be made');
    }
    if (!signal.aborted) this.#task.start();
  }

  /**
   * Makes all pages with what staff are about to publish, and shows them once that is stored.
   * @param edits all that will be published then
   * @throws FolderError for a mistake in the content, PlainError for a page that cannot be made
   */
  publish(edits: PublishedEdits, { check, store }: PublishingSteps): Promise<void> {
    return this.#queue(async () => {
      await check();
      const next = await this.#content.with(edits);
      const made = await this.#made(next);
      await store();
      this.#show(made, next);
      await this.#content.keep();
      this.#options.log.info('a change by staff is published');
    });
  }

  /** Looks for changes when its turn comes. If the queue is full, the next look is soon enough. */
  #lookInTurn(): Promise<void> {
    return this.#queue(() => this.#look()).catch((error) => {
      if (!(error instanceof OverloadedError)) throw error;
    });
  }

  async #look(): Promise<void> {
    const { log } = this.#options;
    try {
      const next = await this.#content.next();
      if (!next && this.#noticesNow() === this.#notices) return;
      this.#show(await this.#made(next ?? this.opened), next ?? this.opened);
      if (!next) return;
      await this.#content.keep();
      log.info('the pages are made from the changed folder');
    } catch (error) {
      // The process that reads the folder is stopped too.
      if (this.#stopping.signal.aborted) return;
      if (error instanceof FolderError && error.isLasting) {
        const mistakes = error.message.split('\n');
        log.error({ mistakes }, 'the clinic’s folder has mistakes: the pages stay as they are');
      } else {
        log.error(faultOf(error), 'new pages could not be made: the pages stay as they are');
      }
    }
  }

  async #made({ content }: OpenedContent): Promise<MadeSet> {
    if (!this.#maker) throw new Error('The pages have not been started.');
    await this.#finishing;
    const made = this.#newSet(content, this.#maker);
    await made.pages.makeErrorPages();
    await this.#makeAhead(made.pages);
    return made;
  }

  #show({ pages, notices }: MadeSet, opened: OpenedContent): void {
    this.#pages = pages;
    this.#notices = notices;
    if (opened === this.opened) return;
    this.#content.show(opened);
    this.#options.onChange(opened.content);
  }

  async #makeAhead(pages: PageSet, signal?: AbortSignal): Promise<void> {
    if (this.#options.isAhead === false) return;
    await pages.makeAll(signal);
    if (!signal?.aborted) this.#options.log.info('all pages are made');
  }

  #newSet(content: Content, maker: PageMaker): MadeSet {
    const notices = this.#noticesNow();
    const edition = editionOf(content, this.#options.notices.shown());
    return { pages: new PageSet(edition, maker), notices };
  }

  /** What staff have put on the pages, and the date, which decides what is announced. */
  #noticesNow(): string {
    const { notices } = this.#options;
    return JSON.stringify({ ...notices.shown(), today: notices.today() });
  }
}

/** A set of pages, and the notices that are on them. */
interface MadeSet {
  pages: PageSet;
  notices: string;
}
