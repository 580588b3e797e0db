import { isDeepStrictEqual } from 'node:util';
import type { StaleField } from '../../shared/desk/site/site.ts';
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

/** Of a change that is not published yet. */
const draftNumber = Number.POSITIVE_INFINITY;

/**
 * The fields of a file that were changed in another language after they were written in this one, with what
 * the other language said then and says now. A field that has a draft is being written.
 */
export function staleFields(own: Translation, others: Translation[]): StaleField[] {
  return others.flatMap((other) => {
    const ofField = Map.groupBy(changesOf(other), ({ field }) => field);
    return [...ofField].flatMap(([field, changes]) => {
      const fields = coveringFields({ file: own.file, field });
      const written = changesOf(own).filter((each) => fields.includes(each.field));
      const isDrafted = written.some(({ number }) => number === draftNumber);
      const isThere = valueAt(own.edited.shown, field) !== undefined;
      if (isDrafted || !isThere) return [];
      return staleField(other.language, field, unanswered(written, changes));
    });
  });
}

/**
 * The changes of the other language since the two last agreed, oldest first. A language that was behind
 * agrees again once it is written: that is no news to the language that it follows.
 */
function unanswered(own: PublishedChange[], other: PublishedChange[]): PublishedChange[] {
  let newInOwn: PublishedChange[] = [];
  let newInOther: PublishedChange[] = [];
  // In one publication, the own answers the other.
  for (const change of [...other, ...own].toSorted(inTime)) {
    if (own.includes(change)) {
      if (!isNews(newInOther)) newInOwn.push(change);
      newInOther = [];
    } else {
      if (!isNews(newInOwn)) newInOther.push(change);
      newInOwn = [];
    }
  }
  return newInOther;
}

/** Publications as they are numbered; a draft comes after those before it was saved. */
function inTime(one: PublishedChange, other: PublishedChange): number {
  const arePublished = one.number !== draftNumber && other.number !== draftNumber;
  if (arePublished || one.at === other.at) return one.number - other.number || 0;
  return one.at < other.at ? -1 : 1;
}

/** Whether changes, oldest first, have left something else than what was there. */
function isNews(changes: PublishedChange[]): boolean {
  return !isDeepStrictEqual(changes[0]?.was, changes.at(-1)?.value);
}

/** @param later what has changed since the text was written, oldest first */
function staleField(changedIn: string, field: string, later: PublishedChange[]): StaleField[] {
  const [first] = later;
  const last = later.at(-1);
  if (!first || !last || !isNews(later)) return [];
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
