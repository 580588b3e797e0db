import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SeenDraft } from '../../../../shared/desk/site/drafts.ts';
import type { SiteSearchAnswer, SiteStaleAnswer } from '../../../../shared/desk/site/search.ts';
import type { SiteAnswer, SiteFieldsAnswer, SiteFile } from '../../../../shared/desk/site/site.ts';
import { queryOf } from '../../api/enquiries.ts';
import { ask } from '../../api/request.ts';

const siteKey = ['site'];
const fieldsKey = (name: string) => [...siteKey, 'fields', name];

/** A field of a file, by its path in the clinic's folder. */
export interface SiteField {
  file: string;
  /** JSON pointer. */
  field: string;
}

/** Every file of the site, with what is not published; read again whenever it is looked at. */
export function useSite() {
  return useQuery({
    queryKey: [...siteKey, 'files'],
    queryFn: () => ask<SiteAnswer>('/site'),
    staleTime: 0,
  });
}

/** What was changed in one language and not in another. */
export function useStale() {
  return useQuery({
    queryKey: [...siteKey, 'stale'],
    queryFn: () => ask<SiteStaleAnswer>('/site/stale'),
    staleTime: 0,
  });
}

/** The fields whose name or text has the words that are searched for; nothing is asked without any. */
export function useSiteSearch(search: string | undefined) {
  return useQuery({
    queryKey: [...siteKey, 'search', search],
    queryFn: () => ask<SiteSearchAnswer>(`/site/search${queryOf({ search })}`),
    enabled: search !== undefined,
    staleTime: 0,
  });
}

/**
 * How the fields of a file are read, in all languages.
 * @param name its path in a language's folder, or `clinic.yaml`
 */
export function siteFieldsQuery(name: string) {
  return {
    queryKey: fieldsKey(name),
    queryFn: () => ask<SiteFieldsAnswer>(`/site/fields${queryOf({ file: name })}`),
    staleTime: 0,
  };
}

/** The fields of a file in all languages. */
export function useSiteFields(name: string) {
  return useQuery(siteFieldsQuery(name));
}

/** Shows a file as the server has answered that it is now. */
export function showFile(client: QueryClient, shown: SiteFile): void {
  const queryKey = fieldsKey(nameOf(shown.file));
  // An answer that is still under way may be older.
  void client.cancelQueries({ queryKey }, { revert: false, silent: true });
  client.setQueryData<SiteFieldsAnswer>(
    queryKey,
    (page) =>
      page && {
        ...page,
        languages: page.languages.map((each) => (each.file === shown.file ? shown : each)),
      },
  );
}

/** A change of one file that is no draft, such as confirming a translation; the answer is shown. */
export function useFileAction() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ path, ...place }: FileAction) => ask<SiteFile>(`/site/${path}`, 'POST', place),
    onSuccess: (file) => showFile(client, file),
    onError: (_, { file }) => readAgain(client, file),
  });
}

interface FileAction extends SiteField {
  path: 'kept' | 'translated';
}

/** Discards a draft and those within it that were seen; the answer is shown, and what is there after a conflict. */
export function useDiscard() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (seen: SiteField & { version: number; within: SeenDraft[] }) =>
      ask<SiteFile>('/site/drafts', 'DELETE', seen),
    onSuccess: (file) => showFile(client, file),
    // The other languages have to be compared with it.
    onSettled: (_, __, { file }) => readAgain(client, file),
  });
}

/** What is sent of drafts that were seen. */
export function seenOf(drafts: SeenDraft[]): SeenDraft[] {
  return drafts.map(({ field, version }) => ({ field, version }));
}

/** Reads the fields of a file again. */
export async function readAgain(client: QueryClient, file: string): Promise<void> {
  await client.invalidateQueries({ queryKey: fieldsKey(nameOf(file)) });
}

/** Reads all again, after a publication. */
export async function readAllAgain(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: siteKey });
}

/** The path of a file in its language's folder; `clinic.yaml` is in none. */
export function nameOf(file: string): string {
  return file.includes('/') ? file.slice(file.indexOf('/') + 1) : file;
}

/** Code of the language of a file; undefined for `clinic.yaml`, which is for all. */
export function languageOf(file: string): string | undefined {
  return file.includes('/') ? file.split('/')[0] : undefined;
}
