import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SiteDraft, SiteFile } from '../../../../shared/desk/site/site.ts';
import { valueAt } from '../../../../shared/site-edits/fields.ts';
import { ask } from '../../api/request.ts';
import { draftsWithin, fieldsWithDrafts, mistakesAt, shownFields } from '../data/file-values.ts';
import { nameOf, readAllAgain } from '../data/site.ts';
import { isUntranslated, type Translations } from '../data/untranslated.ts';

/** Longest that a publication is waited for, in milliseconds: the server makes every page first. */
const timeout = 180_000;

/** A draft with the file that it is of. */
export interface FileDraft {
  file: SiteFile;
  /** With what the drafts within it say. */
  draft: SiteDraft;
  /** The drafts within it, which are published and discarded with it. */
  within: SiteDraft[];
  /** Whether it still has words of the main language, as after copying them. */
  isUntranslated: boolean;
  /** Whether something is wrong with it, as with a town that was begun: nothing can be published with it. */
  isWrong: boolean;
}

/** Publishes drafts, all or none; whatever the answer, all is read again. */
export function usePublishSite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (drafts: FileDraft[]) =>
      ask<{ number: number }>(
        '/site/publications',
        'POST',
        { drafts: drafts.flatMap(sent) },
        timeout,
      ),
    // A retry would find the drafts published.
    retry: false,
    onSettled: () => readAllAgain(client),
  });
}

/** Takes a publication back. */
export function useUndo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (number: number) =>
      ask<{ number: number }>(`/site/publications/${number}/undo`, 'POST', {}, timeout),
    retry: false,
    onSettled: () => readAllAgain(client),
  });
}

/** What is sent of a draft, and of those within it, to publish them. */
export function sent({ file: { file }, draft, within }: FileDraft) {
  return [draft, ...within].map(({ field, version }) => ({ file, field, version }));
}

/**
 * The drafts of a file, each with those within it: a part that was added, and what was then written in it,
 * are one change.
 */
export function draftsOf(file: SiteFile, page: Translations): FileDraft[] {
  const { isList } = page;
  const fields = fieldsWithDrafts(file, isList);
  const inner = file.drafts.flatMap(({ field }) => draftsWithin(file, field, isList));
  return file.drafts
    .filter((draft) => !inner.includes(draft))
    .map((draft) => {
      const within = draftsWithin(file, draft.field, isList);
      const state = {
        isUntranslated: isUntranslated(page, file, draft.field),
        isWrong: mistakesAt(file, draft.field).length > 0,
      };
      if (within.length === 0) return { file, draft, within, ...state };
      const isOvertaken = [draft, ...within].some((each) => each.isOvertaken);
      const value = valueAt(fields, draft.field) as SiteDraft['value'];
      return { file, draft: { ...draft, value, isOvertaken }, within, ...state };
    });
}

/** Drafts that change the same field in the same way in several languages, together. */
export function grouped(drafts: FileDraft[]): FileDraft[][] {
  const keyOf = ({ file, draft: { field, value }, ...each }: FileDraft) => {
    const change = [nameOf(file.file), field, valueAt(shownFields(file), field), value];
    return JSON.stringify([...change, each.isUntranslated, each.isWrong]);
  };
  return [...Map.groupBy(drafts, keyOf).values()];
}
