import type { Logger } from 'pino';
import { type Languages, prefixOf } from '../../shared/languages.ts';
import { FailureLog } from '../failure-log.ts';
import { faultOf } from '../log.ts';
import type { Notices, ShownNotices } from '../notices/index.ts';
import { type Insertion, insert, languageOfMarkup } from './insertion.ts';
import type { Renderer } from './renderer.ts';
import { type CachedResponse, cachedResponse } from './response/cached-response.ts';
import { compress } from './response/encodings.ts';

/** How often it checks which notice is shown, in milliseconds. */
const interval = 1_000;

type KnownNotices = Pick<Notices, 'read' | 'shown' | 'today'>;

/** What is inserted until the notices change, and the built pages that contain it. */
interface Edition {
  /** The notices as JSON text, with the date if it decides which closed days are announced. */
  key: string;
  /** By language. */
  insertions: Map<string, Insertion>;
  pages: WeakMap<CachedResponse, CachedResponse | Promise<CachedResponse>>;
}

const empty = JSON.stringify({ notice: null, closedDays: [] } satisfies ShownNotices);

/**
 * Inserts the notices of staff into pages. After a change, a built page is remade at its first request
 * and compressed off the main thread; without notices it is sent as it was built.
 */
export class PageNotices {
  readonly #notices: KnownNotices;
  readonly #languages: Languages;
  readonly #log: Logger;
  readonly #failures: FailureLog;
  #edition: Edition | null = null;
  #refreshing: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | null = null;

  constructor(notices: KnownNotices, languages: Languages, log: Logger) {
    this.#notices = notices;
    this.#languages = languages;
    this.#log = log;
    this.#failures = new FailureLog({
      failed: (fault) => log.warn(fault, 'notices could not be rendered'),
      works: () => log.info('notices are rendered again'),
    });
  }

  /**
   * Starts checking every second which notice is to be shown, since notices are timed.
   * @param render renders the markup of notices
   * @returns a promise that resolves after the first check
   */
  async start(render: Renderer): Promise<void> {
    const look = () => {
      this.#refreshing = this.#refreshing.then(() => this.#refresh(render));
      return this.#refreshing;
    };
    this.#timer = setInterval(() => void look(), interval).unref();
    // If this fails, it is retried as soon as changes are polled.
    await this.#notices.read().catch(() => {});
    await look();
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer);
  }

  /** Inserts the notices into a page that is rendered on demand. */
  insertInto(body: Buffer): Buffer {
    return this.#edition ? inserted(body, this.#edition) : body;
  }

  /** Returns a built page with the notices; a promise only if the page has yet to be made. */
  in(page: CachedResponse): CachedResponse | Promise<CachedResponse> {
    const edition = this.#edition;
    if (!edition || page.kind === 'file') return page;
    const cached = edition.pages.get(page);
    if (cached) return cached;
    const making = make(page, edition).catch((error) => {
      this.#log.error(faultOf(error), 'notices could not be inserted into a page');
      return page;
    });
    edition.pages.set(page, making);
    void making.then((made) => edition.pages.set(page, made));
    return making;
  }

  async #refresh(render: Renderer): Promise<void> {
    const shown = this.#notices.shown();
    const today = shown.closedDays.length > 0 ? this.#notices.today() : undefined;
    const key = JSON.stringify({ ...shown, today });
    if (key === (this.#edition?.key ?? empty)) return;
    try {
      const insertions = new Map<string, Insertion>();
      for (const language of key === empty ? [] : this.#languages) {
        const { closedDays } = shown;
        insertions.set(language, { ...(await this.#fragment(language, render)), closedDays });
      }
      this.#edition = key === empty ? null : { key, insertions, pages: new WeakMap() };
      this.#failures.works();
    } catch (error) {
      // The next check, in a second, tries again.
      this.#failures.failed(error);
    }
  }

  /** Renders the markup to insert, in one language. */
  async #fragment(language: string, render: Renderer): Promise<Omit<Insertion, 'closedDays'>> {
    const url = `${prefixOf(language, this.#languages)}/notices-fragment`;
    const page = await render({ url, visitors: [{ destroyed: false }], isCommon: true });
    if (!page) throw new Error(`there is no page ${url}`);
    const [notices = '', hours = ''] = page.bodies.identity.toString().split('<!--hours-->');
    return { notices: notices.trim(), hours: hours.trim() };
  }
}

async function make(page: CachedResponse, edition: Edition): Promise<CachedResponse> {
  const { identity } = page.bodies;
  const body = inserted(identity, edition);
  if (body === identity) return page;
  return cachedResponse({ ...page, bodies: await compress(body, 'text/html') });
}

function inserted(body: Buffer, { insertions }: Edition): Buffer {
  const html = body.toString();
  const insertion = insertions.get(languageOfMarkup(html) ?? '');
  return insertion ? Buffer.from(insert(html, insertion)) : body;
}
