import { type FieldChange, pointerIn } from '../../shared/content-changes.ts';
import { isWithin } from '../../shared/content-document.ts';
import type { OutdatedField } from '../../shared/desk/content.ts';
import type { Database } from '../database/index.ts';
import { changesOf, currentText, type FileTexts, publishedText, valuesOf } from './drafts.ts';

/** A change, with the time at which it was published or, in a draft, saved. */
interface TimedChange extends FieldChange {
  at: string;
  isDraft?: true;
}

/** A change in the file of one language. */
interface LanguageChange extends TimedChange {
  language: string;
}

/** The published changes of files, followed by the fields that were confirmed as correct; by path. */
export type Histories = ReadonlyMap<string, TimedChange[]>;

/** A file in one language. */
export interface Translation extends FileTexts {
  language: string;
}

/** Reads the histories of some files, or of all. */
export async function readHistories(database: Database, paths?: string[]): Promise<Histories> {
  const publishedChanges = await database
    .selectFrom('content_publication_files as files')
    .innerJoin('content_publications as publications', 'publications.number', 'files.number')
    .select(['files.path', 'files.changes', 'publications.published_at as at'])
    .$if(paths !== undefined, (query) => query.where('files.path', 'in', paths ?? []))
    .orderBy('files.number')
    .execute();
  const confirmedFields = await database
    .selectFrom('content_confirmed')
    .select(['path', 'field', 'value', 'confirmed_at as at'])
    .$if(paths !== undefined, (query) => query.where('path', 'in', paths ?? []))
    .execute();
  const histories = new Map<string, TimedChange[]>();
  const add = (path: string, changes: TimedChange[]) =>
    histories.set(path, [...(histories.get(path) ?? []), ...changes]);
  for (const { path, changes, at } of publishedChanges) {
    const fieldChanges: FieldChange[] = JSON.parse(changes);
    add(
      path,
      fieldChanges.map((change) => ({ ...change, at })),
    );
  }
  for (const { path, field, value, at } of confirmedFields) {
    add(path, [{ field, was: value, value, at }]);
  }
  return histories;
}

/**
 * The fields of a file that have changed in another language since they were last changed in this one, with the other
 * language's value before and after. A field that has a draft is not outdated: its translation is in progress.
 */
export function outdatedFields(
  file: Translation,
  others: Translation[],
  histories: Histories,
): OutdatedField[] {
  const otherChanges = others.flatMap((other) => changesIn(other, histories));
  if (otherChanges.length === 0) return [];
  const ownChanges = changesIn(file, histories);
  const values = valuesOf(file.path, currentText(file));
  return [...new Set(otherChanges.map(({ field }) => field))].flatMap((field) => {
    const pointer = pointerIn(values, field);
    const isInProgress = ownChanges.some(
      (change) => change.isDraft && isWithin(field, change.field),
    );
    if (pointer === null || isInProgress) return [];
    const newerChanges = pendingChanges(file.language, field, [...otherChanges, ...ownChanges]);
    return [...Map.groupBy(newerChanges, ({ language }) => language)].flatMap(
      ([changedIn, changes]) => {
        const [firstChange, lastChange] = [changes[0], changes.at(-1)];
        if (!firstChange || !lastChange || !hasEffect(changes)) return [];
        const texts = field === '' ? {} : { before: firstChange.was, after: lastChange.value };
        return [{ pointer, changedIn, ...texts, isDraft: lastChange.isDraft ?? false }];
      },
    );
  });
}

/** The changes of a file: those in its history, then those of its draft. */
function changesIn(file: Translation, histories: Histories): LanguageChange[] {
  const { draft, path, language } = file;
  const draftChanges: TimedChange[] = draft
    ? changesOf(path, publishedText(file), draft.text).map((change) => ({
        ...change,
        at: draft.at,
        isDraft: true,
      }))
    : [];
  return [...(histories.get(path) ?? []), ...draftChanges].map((change) => ({
    ...change,
    language,
  }));
}

/**
 * The changes of a field in other languages that a language has not caught up with, oldest first. A language that is
 * outdated catches up when its field is changed, and that change does not make the others outdated.
 */
function pendingChanges(
  targetLanguage: string,
  field: string,
  changes: LanguageChange[],
): LanguageChange[] {
  // Within one publication, the last language catches up with those before it.
  const sortedChanges = changes
    .filter((change) => isWithin(field, change.field))
    .toSorted((a, b) => (a.at === b.at ? 0 : a.at < b.at ? -1 : 1));
  const pendingByLanguage = new Map<string, LanguageChange[]>();
  const pendingFor = (language: string) => pendingByLanguage.get(language) ?? [];
  const languages = new Set([...changes.map(({ language }) => language), targetLanguage]);
  for (const change of sortedChanges) {
    const byLanguage = Map.groupBy(pendingFor(change.language), ({ language }) => language);
    const isCatchingUp = [...byLanguage.values()].some(hasEffect);
    pendingByLanguage.set(change.language, []);
    if (isCatchingUp || change.field !== field) continue;
    for (const other of languages) {
      if (other !== change.language) pendingByLanguage.set(other, [...pendingFor(other), change]);
    }
  }
  return pendingFor(targetLanguage);
}

/** Whether a series of changes, oldest first, ends with a different value from the one it started with. */
function hasEffect(changes: TimedChange[]): boolean {
  return JSON.stringify(changes[0]?.was) !== JSON.stringify(changes.at(-1)?.value);
}
