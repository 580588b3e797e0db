import type { Logger } from 'pino';
import type { Content } from '../../src/content/edition/content.ts';
import { editionOf } from '../../src/content/edition/edition.ts';
import { faultOf, PlainError } from '../log.ts';
import type { Notices } from '../notices/index.ts';
import { RepeatedTask } from '../time/repeated-task.ts';
import { folderState } from './content/folder-state.ts';
import { type ContentPlace, keepContent, type OpenedContent } from './content/open-content.ts';
import { FolderError, readContent } from './content/read-content.ts';
import type { Photographs } from './drawings/photographs.ts';
import { type PageMaker, PageSet } from './page-set.ts';

/** How often it checks for changes, in milliseconds. */
const usualInterval = 500;

/** The facts that can change only with a new start. */
const fixedFacts = ['siteUrl', 'timeZone', 'languages'] as const;

interface LivePagesOptions {
  place: ContentPlace;
  opened: OpenedContent;
  notices: Pick<Notices, 'read' | 'shown' | 'today'>;
  photographs: Photographs;
  log: Logger;
  /** Called with changed content once its pages are made. */
  onChange: (content: Content) => void;
  /** How often it checks for changes, in milliseconds. */
  interval?: number | undefined;
  /** False if each page is made when it is first requested, as most tests need only a few. */
  isAhead?: boolean | undefined;
}

/**
 * The pages that visitors see now. They are made again when the clinic's folder, the notices of staff or the
 * date change. Visitors see one set of pages or the next; if a page of the next cannot be made, the earlier
 * set stays.
 */
export class LivePages {
  readonly #options: LivePagesOptions;
  readonly #task: RepeatedTask;
  #opened: OpenedContent;
  /** The state of the folder at the last look. */
  #seen: string;
  #notices = '';
  #pages: PageSet | null = null;
  #maker: PageMaker | null = null;
  #finishing: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(options: LivePagesOptions) {
    this.#options = options;
    this.#opened = options.opened;
    this.#seen = options.opened.state;
    this.#task = new RepeatedTask(() => this.#look(), options.interval ?? usualInterval);
  }

  /** The set that visitors see. */
  get current(): PageSet {
    if (!this.#pages) throw new Error('The pages have not been started.');
    return this.#pages;
  }

  /**
   * Begins to make the pages; resolves as soon as any can be served.
   * @throws PlainError if an error page or the home page cannot be made
   */
  async start(maker: PageMaker): Promise<void> {
    this.#maker = maker;
    // If this fails, it is retried as soon as changes are polled.
    await this.#options.notices.read().catch(() => {});
    const pages = this.#newSet(this.#opened.content, maker);
    this.#pages = pages;
    await pages.makeErrorPages();
    await pages.get('/');
    this.#finishing = this.#finish(pages);
  }

  /** Resolves when the pages under way are made. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#pages?.replaced();
    await this.#finishing;
    await this.#task.stop();
  }

  /** Makes the rest of the first set, and begins to look for changes. */
  async #finish(pages: PageSet): Promise<void> {
    try {
      await this.#makeAhead(pages);
      if (this.#isStopped) return;
      if (this.#opened.isNew) await keepContent(this.#options.place, this.#opened);
    } catch (error) {
      this.#options.log.error(faultOf(error), 'a page could not be made');
    }
    if (!this.#isStopped) this.#task.start();
  }

  async #look(): Promise<void> {
    const { place, log } = this.#options;
    try {
      const state = await folderState(place.folder);
      // Several files may be saved one after another.
      const isQuiet = state === this.#seen;
      this.#seen = state;
      if (isQuiet && state !== this.#opened.state) await this.#readAgain(state);
      else if (this.#noticesNow() !== this.#notices) await this.#replace(this.#opened.content);
    } catch (error) {
      // The process that reads the folder is stopped too.
      if (this.#isStopped) return;
      if (error instanceof FolderError) {
        const mistakes = error.message.split('\n');
        log.error({ mistakes }, 'the clinic’s folder has mistakes: the pages stay as they are');
      } else {
        log.error(faultOf(error), 'the pages stay as they are');
      }
    }
  }

  async #readAgain(state: string): Promise<void> {
    const { place, log, onChange } = this.#options;
    const { content } = this.#opened;
    // Whatever comes of it, the same state is not read again.
    this.#opened = { content, state, isNew: false };
    const next = await readContent(place);
    const changed = fixedFacts.filter((name) => factOf(name, next) !== factOf(name, content));
    if (changed.length > 0) {
      throw new PlainError(
        `clinic.yaml: ${changed.join(', ')}: start the server again for this change`,
      );
    }
    await this.#replace(next);
    onChange(next);
    this.#opened = { content: next, state, isNew: true };
    await keepContent(place, this.#opened);
    log.info('the pages are made of the changed folder');
  }

  async #replace(content: Content): Promise<void> {
    if (!this.#maker) return;
    // What it has left to compress would delay the next set.
    this.current.replaced();
    const next = this.#newSet(content, this.#maker, this.current);
    await next.makeErrorPages();
    await this.#makeAhead(next);
    this.#pages = next;
  }

  async #makeAhead(pages: PageSet): Promise<void> {
    if (this.#options.isAhead === false) return;
    await pages.makeAll();
    if (this.#isStopped) return;
    await this.#options.photographs.makeAll(pages.edition.variants);
    const { log } = this.#options;
    log.info('all pages are made');
    void pages.compressAll().then((isDone) => isDone && log.info('all pages are compressed'));
  }

  #newSet(content: Content, maker: PageMaker, before: PageSet | null = null): PageSet {
    this.#notices = this.#noticesNow();
    return new PageSet(editionOf(content, this.#options.notices.shown()), maker, before);
  }

  /** What staff have put on the pages, and the date, which decides what of it is announced. */
  #noticesNow(): string {
    const { notices } = this.#options;
    return JSON.stringify({ ...notices.shown(), today: notices.today() });
  }
}

function factOf(name: (typeof fixedFacts)[number], { collections }: Content): string {
  return JSON.stringify(collections.clinic[0]?.data[name]);
}
