import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SiteDraft, SiteFile } from '../../../../shared/desk/site/site.ts';
import { valueAt } from '../../../../shared/site-edits/fields.ts';
import { ask } from '../../api/request.ts';
import { shownFields } from '../data/file-values.ts';
import { nameOf, readAllAgain } from '../data/site.ts';

/** Longest that a publication is waited for, in milliseconds: the server makes every page first. */
const timeout = 180_000;

/** A draft with the file that it is of. */
export interface FileDraft {
  file: SiteFile;
  draft: SiteDraft;
}

/** Publishes drafts, all or none; whatever the answer, all is read again. */
export function usePublishSite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (drafts: FileDraft[]) =>
      ask<{ number: number }>('/site/publications', 'POST', { drafts: drafts.map(sent) }, timeout),
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

function sent({ file, draft: { field, version } }: FileDraft) {
  return { file: file.file, field, version };
}

/** Drafts that change the same field in the same way in several languages, together. */
export function grouped(drafts: FileDraft[]): FileDraft[][] {
  const keyOf = ({ file, draft: { field, value } }: FileDraft) =>
    JSON.stringify([nameOf(file.file), field, valueAt(shownFields(file), field), value]);
  return [...Map.groupBy(drafts, keyOf).values()];
}
