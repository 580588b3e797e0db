import { type SaveQueueOptions, type SaveState, times, type Versioned } from './save-state.ts';
import { Store } from './store.ts';

/**
 * Saves content automatically. There is one request at a time, and each names the version that the previous
 * one created, so none can overtake another or overwrite what someone else has saved.
 */
export class SaveQueue<Content, Stored extends Versioned> extends Store<SaveState<Stored>> {
  readonly #options: SaveQueueOptions<Content, Stored>;
  #version: Stored['version'];
  #isDirty = false;
  #isHeld = false;
  #isAbandoned = false;
  #isKept = true;
  #failures = 0;
  #running: Promise<unknown> | null = null;
  /** Content whose request got no answer; each may have been stored nevertheless. */
  #unanswered: Content[] = [];
  #saveTimer: ReturnType<typeof setTimeout> | undefined;
  #keepTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: SaveQueueOptions<Content, Stored>) {
    super({ kind: 'saved', at: options.stored.savedAt });
    this.#options = options;
    this.#version = options.stored.version;
  }

  /** The last version known to be stored by this queue; a newer one is someone else's. */
  get version(): Stored['version'] {
    return this.#version;
  }

  get isUnsaved(): boolean {
    return !this.#isAbandoned && (this.#isDirty || this.#running !== null);
  }

  /** To be called after each change. */
  change(): void {
    if (this.#isAbandoned) return;
    this.#isDirty = true;
    clearTimeout(this.#keepTimer);
    this.#keepTimer = setTimeout(() => this.keepNow(), times.keep);
    const { kind } = this.state();
    if (kind === 'conflict') return;
    if (kind === 'saved') this.show({ kind: 'unsaved' });
    this.#schedule(times.save);
  }

  /** Nothing is saved during a composition. */
  hold(): void {
    this.#isHeld = true;
  }

  release(): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    if (this.#isDirty) this.#schedule(times.save);
  }

  /** Keeps unsaved content in the browser. */
  keepNow(): void {
    clearTimeout(this.#keepTimer);
    if (this.isUnsaved) this.#isKept = this.#options.keep(this.#options.read(), this.#version);
  }

  /** Saves at once; returns whether everything is saved afterwards. */
  async flush(): Promise<boolean> {
    while (this.#running) await this.#running;
    if (this.#isDirty) await this.#start();
    while (this.#isDirty && !this.#isHeld && this.state().kind === 'unsaved') await this.#start();
    return !this.#isDirty && this.state().kind !== 'conflict';
  }

  /** Saves at once; throws if something remains unsaved. */
  async saveAll(): Promise<void> {
    if (await this.flush()) return;
    const state = this.state();
    throw state.kind === 'failed' ? state.error : new Error('The post is not saved.');
  }

  /** Overwrites what someone else has saved. */
  overwrite(theirs: Stored): Promise<boolean> {
    this.#version = theirs.version;
    this.#isDirty = true;
    this.show({ kind: 'unsaved' });
    return this.flush();
  }

  /**
   * Saves everything, and then acts on the stored content, such as by publishing it.
   * @param isDone whether the stored content is the result of the action, whose answer may have been lost
   */
  async run(
    action: (version: Stored['version']) => Promise<Stored>,
    isDone: (stored: Stored) => boolean,
  ): Promise<Stored> {
    await this.saveAll();
    return this.#alone(async () => {
      try {
        const stored = await action(this.#version);
        this.#take(stored);
        return stored;
      } catch (error) {
        const theirs = this.#options.conflictOf(error as Error);
        if (!theirs) throw error;
        const isSame = this.#options.isSame(theirs, this.#options.read());
        if (isSame) this.#take(theirs);
        else this.show({ kind: 'conflict', theirs });
        if (isSame && isDone(theirs)) return theirs;
        throw error;
      }
    });
  }

  /** Stops; unsaved content stays in the browser. */
  stop(): void {
    this.keepNow();
    clearTimeout(this.#saveTimer);
  }

  /** Stops and discards unsaved content, even if a pending request fails. */
  abandon(): void {
    this.#isAbandoned = true;
    this.#isDirty = false;
    this.stop();
    this.#options.forget();
  }

  #schedule(delay: number): void {
    clearTimeout(this.#saveTimer);
    this.#saveTimer = setTimeout(() => void this.#start(), delay);
  }

  async #start(): Promise<void> {
    clearTimeout(this.#saveTimer);
    if (this.#running || this.#isHeld || !this.#isDirty || this.state().kind === 'conflict') return;
    await this.#alone(() => this.#save());
  }

  async #alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const running = work();
    this.#running = running.catch(() => undefined);
    try {
      return await running;
    } finally {
      this.#running = null;
      const isWaiting = this.state().kind === 'unsaved' || this.state().kind === 'saving';
      if (this.#isDirty && isWaiting) this.#schedule(times.save);
    }
  }

  async #save(): Promise<void> {
    const content = this.#options.read();
    this.#isDirty = false;
    if (this.state().kind !== 'failed') this.show({ kind: 'saving' });
    try {
      this.#take(await this.#options.save(content, this.#version));
    } catch (error) {
      if (this.#isAbandoned) return;
      this.#isDirty = true;
      this.#fail(error as Error, content);
    }
  }

  #take(stored: Stored): void {
    this.#version = stored.version;
    this.#failures = 0;
    this.#unanswered = [];
    if (this.#isDirty) {
      this.show({ kind: 'unsaved' });
    } else {
      clearTimeout(this.#keepTimer);
      this.#options.forget();
      this.show({ kind: 'saved', at: stored.savedAt });
    }
    this.#options.onSaved(stored);
  }

  #fail(error: Error, content: Content): void {
    const { conflictOf, isSame, isTemporary } = this.#options;
    const theirs = conflictOf(error);
    if (theirs) {
      // An earlier request was stored, and only its answer was lost.
      const isOurs = [...this.#unanswered, content].some((sent) => isSame(theirs, sent));
      this.#unanswered = [];
      if (isOurs) this.#version = theirs.version;
      this.show(isOurs ? { kind: 'unsaved' } : { kind: 'conflict', theirs });
      return;
    }
    const isRetried = isTemporary(error);
    if (isRetried) {
      this.#unanswered.push(content);
      this.#schedule(times.retry[this.#failures] ?? times.longestRetry);
      this.#failures += 1;
    }
    this.keepNow();
    this.show({ kind: 'failed', error, isRetried, isKept: this.#isKept });
  }
}
