import { type ContentDocument, isWithin, parseFile } from '../../../../shared/content-document.ts';
import type { FileInLanguage, SavedFile } from '../../../../shared/desk/content.ts';
import type { Json } from '../../../../shared/json.ts';
import { isTemporary } from '../../api/query-client.ts';
import { DeskError } from '../../api/request.ts';
import { type Conflict, merge } from './merge.ts';
import type { UnsavedTexts } from './unsaved.ts';

/** Delays in milliseconds: from the last keystroke to saving, and from a failure to a retry. */
const delays = { save: 2_000, retry: [2_000, 5_000, 10_000], maxRetry: 20_000 };

/** The state of saving a file. */
export type SaveState =
  | { kind: 'saved' | 'unsaved' | 'saving' }
  | { kind: 'failed'; error: Error; isRetried: boolean; isKept: boolean }
  /** Nothing is sent until somebody has chosen. */
  | { kind: 'conflict' };

/** A file in one language while it is being edited. */
export interface FileState {
  /** The file as the server has it. */
  file: FileInLanguage;
  /** The value including what was typed; undefined if there is no such file. */
  value: Json | undefined;
  /** The conflicts with what somebody else has saved. */
  conflicts: Conflict[];
  /** Who has saved the conflicting version; empty if nobody has. */
  by: string;
  saving: SaveState;
}

/** A text as the server has it. */
interface StoredText {
  text: string | null;
  version: string;
}

interface OpenFileOptions {
  file: FileInLanguage;
  unsavedTexts: UnsavedTexts;
  /** Saves a text. */
  save: (path: string, text: string | null, version: string) => Promise<SavedFile>;
  onSaved: (savedFile: SavedFile) => void;
  /** Called when its state has changed. */
  onChange: () => void;
}

/**
 * A file in one language that is edited and saves itself. One request is sent at a time, with the version that the text
 * is based on. If somebody else has saved in the meantime, both changes are merged; if both have changed the same
 * field, nothing is sent until the conflict is resolved.
 */
export class OpenFile {
  readonly path: string;
  #state: FileState;
  readonly #options: OpenFileOptions;
  /** The version that the edited text is based on. */
  #base: StoredText;
  /** The base before a conflict, kept until it is resolved, so that a reload finds the conflict again. */
  #conflictBase: StoredText | null = null;
  #document: ContentDocument | null;
  #isDirty = false;
  #isHeld = false;
  #isAbandoned = false;
  #currentSave: Promise<void> | null = null;
  /** Texts whose request got no response; each may have been stored nevertheless. */
  #unansweredTexts: (string | null)[] = [];
  #failures = 0;
  #saveTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: OpenFileOptions) {
    const { file, unsavedTexts } = options;
    const { path, text, version } = file;
    const unsavedText = unsavedTexts.get(path);
    const document = documentOf(path, unsavedText ? unsavedText.text : text);
    const saving = { kind: unsavedText ? 'unsaved' : 'saved' } as const;
    this.#state = { file, value: document?.toJSON(), conflicts: [], by: '', saving };
    this.path = path;
    this.#options = options;
    this.#base = unsavedText ? unsavedText.base : { text, version };
    this.#document = document;
    this.#isDirty = unsavedText !== null;
  }

  state(): FileState {
    return this.#state;
  }

  /** Saves unsaved changes, such as those that the browser has kept. */
  resume(): void {
    if (this.#isDirty) this.refresh(this.#state.file);
    if (this.#isDirty) this.#schedule(0);
  }

  /** Whether something was typed that is not on its way to the server. */
  get isDirty(): boolean {
    return this.#isDirty;
  }

  get isUnsaved(): boolean {
    return !this.#isAbandoned && (this.#isDirty || this.#currentSave !== null);
  }

  /** Sets a field, or removes it. */
  change(pointer: string, value: Json | undefined): void {
    if (pointer === '' && value === undefined) {
      this.replace(null);
      return;
    }
    this.#document ??= parseFile(this.path, null);
    if (value === undefined) this.#document?.delete(pointer);
    else this.#document?.set(pointer, value);
    this.#clearMistakesOf(pointer);
    this.#changed();
  }

  /** Replaces the whole file, and drops its conflicts; null removes the file. */
  replace(text: string | null): void {
    this.#conflictBase = null;
    this.#show({ conflicts: [], saving: { kind: 'unsaved' } });
    this.#document = documentOf(this.path, text);
    this.#changed();
  }

  /** Chooses between what two people have written in a field. */
  choose(conflict: Conflict, side: 'mine' | 'theirs'): void {
    const conflicts = this.#state.conflicts.filter((each) => each !== conflict);
    if (conflicts.length === 0) this.#conflictBase = null;
    this.#show({ conflicts });
    this.change(conflict.pointer, conflict[side]);
    if (conflicts.length === 0) void this.flush();
  }

  /** Shows the file as the server has it now. */
  refresh(file: FileInLanguage): void {
    this.#show({ file });
    // The text being saved is newer than this response.
    if (file.version === this.#base.version || this.#currentSave) return;
    if (this.#state.conflicts.length > 0) return;
    if (this.#isDirty) {
      this.#rebase(file, file.draft?.by ?? '');
      this.#changed();
    } else {
      this.#base = { text: file.text, version: file.version };
      this.#document = documentOf(this.path, file.text);
      this.#show({ value: this.#document?.toJSON() });
    }
  }

  /** The version that the server has, once everything is saved. */
  get version(): string {
    return this.#base.version;
  }

  /** Pauses saving while an input method composes a character. */
  hold(): void {
    this.#isHeld = true;
  }

  release(): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    if (this.#isDirty) this.#schedule(delays.save);
  }

  /** Stores unsaved changes in the browser; returns false if that fails. */
  keepNow(): boolean {
    const base = this.#conflictBase ?? this.#base;
    return (
      !this.isUnsaved ||
      this.#options.unsavedTexts.keep({ path: this.path, text: this.#text(), base })
    );
  }

  /** Saves at once; returns whether everything is saved afterwards. */
  async flush(): Promise<boolean> {
    do {
      await (this.#currentSave ?? this.#start());
    } while (this.#isDirty && !this.#isHeld && this.#state.saving.kind === 'unsaved');
    return !this.isUnsaved;
  }

  /** Stops; unsaved changes stay in the browser. */
  stop(): void {
    this.keepNow();
    clearTimeout(this.#saveTimer);
  }

  /** Stops and discards unsaved changes; a pending request that fails does not bring them back. */
  abandon(): void {
    this.#isAbandoned = true;
    this.stop();
    this.#options.unsavedTexts.forget(this.path);
  }

  /** Clears the mistakes of a field that is being changed; the server checks the new value. */
  #clearMistakesOf(pointer: string): void {
    const { file } = this.#state;
    const mistakes = file.mistakes.filter((each) => !isWithin(each.pointer, pointer));
    if (mistakes.length < file.mistakes.length) {
      this.#show({ file: { ...file, mistakes } });
    }
  }

  #text(): string | null {
    return this.#document?.toString() ?? null;
  }

  #changed(): void {
    if (this.#isAbandoned) return;
    this.#isDirty = true;
    const { conflicts, saving } = this.#state;
    const isFree = saving.kind !== 'saving' && saving.kind !== 'failed';
    const kind = conflicts.length > 0 ? 'conflict' : 'unsaved';
    this.#show({
      value: this.#document?.toJSON(),
      saving: isFree || kind === 'conflict' ? { kind } : saving,
    });
    this.#schedule(delays.save);
  }

  #schedule(delay: number): void {
    clearTimeout(this.#saveTimer);
    this.#saveTimer = setTimeout(() => void this.#start(), delay);
  }

  async #start(): Promise<void> {
    clearTimeout(this.#saveTimer);
    if (this.#currentSave || this.#isHeld || !this.#isDirty || this.#isAbandoned) return;
    if (this.#state.conflicts.length > 0) return;
    this.keepNow();
    this.#currentSave = this.#save();
    await this.#currentSave;
    this.#currentSave = null;
    if (this.#isDirty && this.#state.saving.kind === 'unsaved') this.#schedule(delays.save);
  }

  async #save(): Promise<void> {
    const text = this.#text();
    this.#isDirty = false;
    if (this.#state.saving.kind !== 'failed') this.#show({ saving: { kind: 'saving' } });
    try {
      this.#saved(await this.#options.save(this.path, text, this.#base.version));
    } catch (error) {
      if (this.#isAbandoned) return;
      this.#isDirty = true;
      this.#failed(error as Error, text);
    }
  }

  #saved(savedFile: SavedFile): void {
    const { text, version } = savedFile;
    this.#base = { text, version };
    this.#failures = 0;
    this.#unansweredTexts = [];
    this.#show({ file: { ...this.#state.file, ...savedFile } });
    if (this.#isDirty) {
      this.#show({ saving: { kind: 'unsaved' } });
    } else {
      this.#options.unsavedTexts.forget(this.path);
      this.#show({ saving: { kind: 'saved' } });
    }
    this.#options.onSaved(savedFile);
  }

  #failed(error: Error, sentText: string | null): void {
    const savedFile = error instanceof DeskError ? error.file : undefined;
    if (savedFile) {
      // An earlier request was stored, and only its response was lost.
      const isOurs = [sentText, ...this.#unansweredTexts].includes(savedFile.text);
      this.#unansweredTexts = [];
      if (isOurs) this.#base = savedFile;
      else this.#rebase(savedFile, savedFile.by ?? '');
      this.#show({ saving: { kind: 'unsaved' } });
      this.#changed();
      return;
    }
    const isRetried = isTemporary(error);
    if (isRetried) {
      this.#unansweredTexts.push(sentText);
      this.#schedule(delays.retry[this.#failures] ?? delays.maxRetry);
      this.#failures += 1;
    }
    this.#show({ saving: { kind: 'failed', error, isRetried, isKept: this.keepNow() } });
  }

  /** Rebases what was typed on what somebody else has saved. */
  #rebase(theirs: StoredText, by: string): void {
    const before = documentOf(this.path, this.#base.text)?.toJSON();
    const savedDocument = documentOf(this.path, theirs.text);
    const { value, conflicts } = merge(before, this.#document?.toJSON(), savedDocument?.toJSON());
    this.#conflictBase = conflicts.length > 0 ? this.#base : null;
    this.#base = { text: theirs.text, version: theirs.version };
    this.#document = value === undefined ? null : (savedDocument ?? this.#document);
    if (value !== undefined) this.#document?.set('', value);
    this.#show({ conflicts, by });
  }

  #show(changes: Partial<FileState>): void {
    this.#state = { ...this.#state, ...changes };
    this.#options.onChange();
  }
}

/** The document of a text; null if there is no such file, or if it cannot be read. */
function documentOf(path: string, text: string | null): ContentDocument | null {
  return text === null ? null : parseFile(path, text);
}
