import { type SaveQueueOptions, type SaveState, times, type Versioned } from './save-state.ts';

/**
 * Saves what is written by itself. One request is under way at a time, and each names the version that
 * the one before it has made: none can overtake another, or overwrite what someone else has saved.
 */
export class SaveQueue<Content, Stored extends Versioned> {
  readonly #options: SaveQueueOptions<Content, Stored>;
  readonly #listeners = new Set<() => void>();
  #state: SaveState<Stored>;
  #version: number;
  #isDirty = false;
  #isHeld = false;
  #isKept = true;
  #failures = 0;
  #running: Promise<unknown> | null = null;
  /** Sent without an answer; each may be stored nevertheless. */
  #unanswered: Content[] = [];
  #saveTimer: ReturnType<typeof setTimeout> | undefined;
  #keepTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: SaveQueueOptions<Content, Stored>) {
    this.#options = options;
    this.#version = options.stored.version;
    this.#state = { kind: 'saved', at: options.stored.savedAt };
  }

  /** As React's `useSyncExternalStore` wants it. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** How it stands. */
  state = (): SaveState<Stored> => this.#state;

  /** The version that is known to be stored; what is newer is someone else's. */
  get version(): number {
    return this.#version;
  }

  get isUnsaved(): boolean {
    return this.#isDirty || this.#running !== null;
  }

  /** Something has been written. */
  change(): void {
    this.#isDirty = true;
    clearTimeout(this.#keepTimer);
    this.#keepTimer = setTimeout(() => this.keepNow(), times.keep);
    if (this.#state.kind === 'conflict') return;
    if (this.#state.kind === 'saved') this.#show({ kind: 'unsaved' });
    this.#schedule(times.save);
  }

  /** Nothing is saved in the middle of a composition. */
  hold(): void {
    this.#isHeld = true;
  }

  release(): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    if (this.#isDirty) this.#schedule(times.save);
  }

  /** Keeps in the browser what is not saved yet. */
  keepNow(): void {
    clearTimeout(this.#keepTimer);
    if (this.isUnsaved) this.#isKept = this.#options.keep(this.#options.read(), this.#version);
  }

  /** Saves at once; true where nothing is unsaved afterwards. */
  async flush(): Promise<boolean> {
    while (this.#running) await this.#running;
    if (this.#isDirty) await this.#start();
    while (this.#isDirty && !this.#isHeld && this.#state.kind === 'unsaved') await this.#start();
    return !this.#isDirty && this.#state.kind !== 'conflict';
  }

  /** Puts what is written in the place of what someone else has saved. */
  overwrite(theirs: Stored): Promise<boolean> {
    this.#version = theirs.version;
    this.#isDirty = true;
    this.#show({ kind: 'unsaved' });
    return this.flush();
  }

  /** Does something with what is stored, such as publishing it, once all is saved. */
  async run(action: (version: number) => Promise<Stored>): Promise<Stored> {
    if (!(await this.flush())) {
      throw this.#state.kind === 'failed' ? this.#state.error : new Error('not saved');
    }
    return this.#alone(async () => {
      try {
        const stored = await action(this.#version);
        this.#take(stored);
        return stored;
      } catch (error) {
        const theirs = this.#options.conflictOf(error as Error);
        if (theirs && this.#options.isSame(theirs, this.#options.read())) {
          // The answer to an earlier request was lost, not the request.
          this.#take(theirs);
          return theirs;
        }
        if (theirs) this.#show({ kind: 'conflict', theirs });
        throw error;
      }
    });
  }

  /** Stops; what is unsaved stays in the browser. */
  stop(): void {
    this.keepNow();
    clearTimeout(this.#saveTimer);
  }

  /** Stops, and gives up what is unsaved. */
  abandon(): void {
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
    if (this.#running || this.#isHeld || !this.#isDirty || this.#state.kind === 'conflict') return;
    await this.#alone(() => this.#save());
  }

  async #alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const running = work();
    this.#running = running.catch(() => undefined);
    try {
      return await running;
    } finally {
      this.#running = null;
      const isWaiting = this.#state.kind === 'unsaved' || this.#state.kind === 'saving';
      if (this.#isDirty && isWaiting) this.#schedule(times.save);
    }
  }

  async #save(): Promise<void> {
    const content = this.#options.read();
    this.#isDirty = false;
    if (this.#state.kind !== 'failed') this.#show({ kind: 'saving' });
    try {
      this.#take(await this.#options.save(content, this.#version));
    } catch (error) {
      this.#isDirty = true;
      this.#fail(error as Error, content);
    }
  }

  #take(stored: Stored): void {
    this.#version = stored.version;
    this.#failures = 0;
    this.#unanswered = [];
    if (this.#isDirty) {
      this.#show({ kind: 'unsaved' });
    } else {
      clearTimeout(this.#keepTimer);
      this.#options.forget();
      this.#show({ kind: 'saved', at: stored.savedAt });
    }
    this.#options.onSaved(stored);
  }

  #fail(error: Error, content: Content): void {
    const { conflictOf, isSame, isPassing } = this.#options;
    const theirs = conflictOf(error);
    if (theirs) {
      // The answer to an earlier request was lost, not the request.
      const isOurs = [...this.#unanswered, content].some((sent) => isSame(theirs, sent));
      this.#unanswered = [];
      if (isOurs) this.#version = theirs.version;
      this.#show(isOurs ? { kind: 'unsaved' } : { kind: 'conflict', theirs });
      return;
    }
    const isRetried = isPassing(error);
    if (isRetried) {
      this.#unanswered.push(content);
      this.#schedule(times.retry[this.#failures] ?? times.longestRetry);
      this.#failures += 1;
    }
    this.keepNow();
    this.#show({ kind: 'failed', error, isRetried, isKept: this.#isKept });
  }

  #show(state: SaveState<Stored>): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
