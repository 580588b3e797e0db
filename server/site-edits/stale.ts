import { isDeepStrictEqual } from 'node:util';
import type { StaleField } from '../../shared/desk/site.ts';
import { valueAt } from '../../src/content/edits/file-fields.ts';
import type { Draft } from './drafts.ts';
import type { PublishedChange } from './history.ts';
import { covers, type EditedFile } from './site-file.ts';

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
  return others.flatMap((other) => {
    const changes = changesOf(other);
    const fields = [...new Set(changes.map(({ field }) => field))];
    return fields.flatMap((field) => staleField(own, other, field, changes));
  });
}

function staleField(
  own: Translation,
  other: Translation,
  field: string,
  changes: PublishedChange[],
): StaleField[] {
  if (valueAt(own.edited.shown, field) === undefined) return [];
  const place = { file: own.file, field };
  const written = changesOf(own).filter((change) => covers(change, place));
  const lastWritten = Math.max(0, ...written.map(({ number }) => number));
  const later = changes.filter((each) => each.field === field && each.number > lastWritten);
  const [first] = later;
  const last = later.at(-1);
  if (!first || !last || isDeepStrictEqual(first.was, last.value)) return [];
  const isDraft = last.number === draftNumber;
  const texts = { before: first.was, after: last.value } as Pick<StaleField, 'before' | 'after'>;
  return [{ field, changedIn: other.language, ...texts, isDraft }];
}

/** Oldest first. */
function changesOf({ published, drafts }: Translation): PublishedChange[] {
  return [
    ...published,
    ...drafts.map(({ base, ...edit }) => ({ ...edit, was: base, number: draftNumber })),
  ];
}
