import { isDeepStrictEqual } from 'node:util';
import type { StaleField } from '../../shared/desk/site.ts';
import { valueAt } from '../../shared/site-edits/fields.ts';
import type { Draft } from './drafts.ts';
import type { PublishedChange } from './history.ts';
import { coveringFields, type EditedFile } from './site-file.ts';

/** The same file in a language, with all that was ever published of it, and its drafts. */
export interface Translation {
  language: string;
  file: string;
  edited: EditedFile;
  published: PublishedChange[];
  drafts: Draft[];
}

/** A draft comes after every publication. */
const draftNumber = Number.POSITIVE_INFINITY;

/**
 * The fields of a file that were changed in another language after they were written in this one, with what
 * the other language said then and says now.
 */
export function staleFields(own: Translation, others: Translation[]): StaleField[] {
  const lastWritten = new Map(changesOf(own).map(({ field, number }) => [field, number]));
  return others.flatMap((other) => {
    const ofField = Map.groupBy(changesOf(other), ({ field }) => field);
    return [...ofField].flatMap(([field, changes]) => {
      const fields = coveringFields({ file: own.file, field });
      const last = Math.max(...fields.map((each) => lastWritten.get(each) ?? 0));
      const later = changes.filter(({ number }) => number > last);
      const isThere = valueAt(own.edited.shown, field) !== undefined;
      return isThere ? staleField(other.language, field, later) : [];
    });
  });
}

/** @param later what has changed since the text was written, oldest first */
function staleField(changedIn: string, field: string, later: PublishedChange[]): StaleField[] {
  const [first] = later;
  const last = later.at(-1);
  if (!first || !last || isDeepStrictEqual(first.was, last.value)) return [];
  const isDraft = last.number === draftNumber;
  const texts = { before: first.was, after: last.value } as Pick<StaleField, 'before' | 'after'>;
  return [{ field, changedIn, ...texts, isDraft }];
}

/** Oldest first. */
function changesOf({ published, drafts }: Translation): PublishedChange[] {
  return [
    ...published,
    ...drafts.map(({ base, ...edit }) => ({ ...edit, was: base, number: draftNumber })),
  ];
}
