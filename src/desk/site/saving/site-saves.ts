import { notifyManager, type QueryClient } from '@tanstack/react-query';
import type { SeenDraft } from '../../../../shared/desk/site/drafts.ts';
import { isWithin, namesIn } from '../../../../shared/site-edits/fields.ts';
import type { SaveState } from '../../saving/save-state.ts';
import { Store } from '../../saving/store.ts';
import { isPartOf, type TypedValue, withValue } from '../data/file-values.ts';
import { readAgain, type SiteField, seenOf, showFile } from '../data/site.ts';
import type { KeptValue, KeptValues } from './kept-values.ts';
import { mergedField, type OpenField, queueOf } from './open-field.ts';
import {
  isListShown,
  type StoredValue,
  saveValue,
  shownValue,
  ValueConflict,
} from './save-value.ts';

export type ValueState = SaveState<StoredValue>;

interface SiteSavesOptions {
  client: QueryClient;
  /** The person's, as drafts name it. */
  name: string;
  kept: KeptValues;
}

/** Saves the fields of the site by themselves, each with a queue of its own. Its state counts the changes. */
export class SiteSaves extends Store<number> {
  readonly #options: SiteSavesOptions;
  readonly #open = new Map<string, OpenField>();
  /** When something was saved last; ISO 8601, UTC. */
  savedAt: string | null = null;

  constructor(options: SiteSavesOptions) {
    super(0);
    this.#options = options;
  }

  /** What is typed in a file and not saved yet. */
  typedIn(file: string): TypedValue[] {
    return [...this.#open.values()].filter((each) => each.file === file);
  }

  /** How far the saving of a field is; undefined if nothing is under way. */
  stateOf({ file, field }: SiteField): ValueState | undefined {
    return this.#open.get(file + field)?.queue.state();
  }

  /** What is typed in a field, or in what it is within, and not saved yet. */
  typedFor({ file, field }: SiteField): TypedValue | undefined {
    const isList = isListShown(this.#options.client, file);
    const around = this.typedIn(file).find((each) => isPartOf(field, each.field, isList));
    return this.#open.get(file + field) ?? around;
  }

  /** How far the saving of each field is that is not saved yet. */
  get states(): ValueState[] {
    return this.#queues.map((queue) => queue.state());
  }

  get isUnsaved(): boolean {
    return this.#queues.some(({ isUnsaved }) => isUnsaved);
  }

  get #queues() {
    return [...this.#open.values()].map(({ queue }) => queue);
  }

  /**
   * Takes what was typed; it is saved soon.
   * @param seen the drafts of others within it that were seen, and may be deleted for it
   */
  change(place: SiteField, value: unknown, seen: SeenDraft[] = []): void {
    const outer = this.typedFor(place);
    // What it is within is not saved yet: a request of its own could come first.
    const open = this.#open.get(place.file + (outer ?? place).field);
    if (!open) {
      const base = { value: shownValue(this.#options.client, place)?.value };
      this.#take({ ...this.#opened(place, this.versionOf(place)), base, seen }, value);
    } else {
      const names = namesIn(place.field.slice(open.field.length));
      this.#take(open, withValue(open.value, names, value));
    }
  }

  /** Saves what is kept in the browser. */
  restore({ value, version, ...place }: KeptValue): void {
    if (!this.typedFor(place)) this.#take(this.#opened(place, version), value);
  }

  /** Keeps what was typed although somebody else has saved meanwhile. */
  takeMine(place: SiteField, theirs: StoredValue): void {
    this.#update(place, { base: { value: theirs.value }, seen: theirs.within });
    void this.#open.get(place.file + place.field)?.queue.overwrite(theirs);
  }

  /** Forgets what was typed. */
  drop({ file, field }: SiteField): void {
    this.#open.get(file + field)?.queue.abandon();
    this.#open.delete(file + field);
    this.#changed();
  }

  keepNow(): void {
    this.forAll('keepNow');
  }

  /** Holds back, releases or ends the saving of every field. */
  forAll(action: 'hold' | 'release' | 'keepNow' | 'stop'): void {
    for (const queue of this.#queues) queue[action]();
  }

  /** Saves everything at once; returns whether everything is saved afterwards. */
  async flush(): Promise<boolean> {
    const all = await Promise.all(this.#queues.map((queue) => queue.flush()));
    return all.every(Boolean);
  }

  /** Forgets everything that was typed. */
  abandon(): void {
    for (const place of [...this.#open.values()]) this.drop(place);
  }

  #take(open: OpenField, value: unknown): void {
    this.#open.set(open.file + open.field, { ...open, value });
    open.queue.change();
    this.#changed();
  }

  /** The version of a field's draft as it is shown; null if it has none. */
  versionOf(place: SiteField): number | null {
    return shownValue(this.#options.client, place)?.version ?? null;
  }

  /** The drafts within a field that may be deleted for it: the person's own, and those of others that were seen. */
  withinOf(place: SiteField, seen: SeenDraft[]): SeenDraft[] {
    const { client, name } = this.#options;
    const own = shownValue(client, place)?.within.filter(({ by }) => by === name) ?? [];
    return seenOf([...own, ...seen]);
  }

  async #save(place: SiteField, value: unknown, version: number | null): Promise<StoredValue> {
    const { file, field } = place;
    const inner = [...this.#open.values()].filter(
      (each) => each.file === file && each.field !== field && isWithin(each.field, field),
    );
    // What was typed within it is on its way, and would be deleted unseen.
    await Promise.all(inner.map(({ queue }) => queue.flush()));
    const within = this.withinOf(place, this.#open.get(file + field)?.seen ?? []);
    try {
      const stored = await saveValue(this.#options.client, place, value, version, within);
      this.#update(place, { base: { value } });
      return stored;
    } catch (error) {
      const now = this.#open.get(file + field);
      const theirs = error instanceof ValueConflict ? error.theirs : null;
      const both = now && theirs && mergedField(now, value, theirs);
      if (!both) throw error;
      this.#update(place, both.field);
      return this.#save(place, both.value, theirs.version);
    }
  }

  #update({ file, field }: SiteField, change: Partial<OpenField>): void {
    const open = this.#open.get(file + field);
    if (open) this.#open.set(file + field, { ...open, ...change });
    this.#changed();
  }

  #opened(place: SiteField, version: number | null): OpenField {
    const key = place.file + place.field;
    const queue = queueOf(place, {
      kept: this.#options.kept,
      version,
      read: () => this.#open.get(key)?.value,
      save: (content, based) => this.#save(place, content, based),
      onSaved: (stored) => this.#saved(key, stored),
    });
    queue.subscribe(() => this.#changed());
    return { ...place, value: undefined, seen: [], queue };
  }

  #saved(key: string, stored: StoredValue): void {
    showFile(this.#options.client, stored.file);
    this.savedAt = stored.savedAt ?? this.savedAt;
    this.#changed();
    // Fields show the file a moment later; until then they go on showing what was typed.
    notifyManager.schedule(() => {
      if (this.#open.get(key)?.queue.state().kind === 'saved') this.#open.delete(key);
      // The other languages have to be compared with it.
      if (this.#open.size === 0) void readAgain(this.#options.client, stored.file.file);
      this.#changed();
    });
  }

  #changed(): void {
    this.show(this.state() + 1);
  }
}
