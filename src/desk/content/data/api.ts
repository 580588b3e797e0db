import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { nameOfFile } from '../../../../shared/content-paths.ts';
import type {
  ContentFileResponse,
  ContentResponse,
  NeedsAttentionResponse,
  PublishFiles,
  SavedFile,
} from '../../../../shared/desk/content.ts';
import { queryOf } from '../../api/enquiries.ts';
import { sendRequest } from '../../api/request.ts';
import { visitTimesKey } from '../../api/visits.ts';

/** The prefix of the query keys of the content, which is refetched after a change. */
export const contentKey = ['content'];
const fileKey = (name: string) => [...contentKey, 'file', name];

/** The timeout of a publication, in milliseconds: the server renders every page first. */
const publicationTimeout = 180_000;

/** The query of every file of the site. */
export const filesQuery = {
  queryKey: [...contentKey, 'files'],
  queryFn: () => sendRequest<ContentResponse>('/content'),
};

/** Every file of the site. */
export function useContent() {
  return useQuery({ ...filesQuery, staleTime: 0 });
}

/**
 * The query of a file in all languages.
 * @param name its path within a language's folder, or the path of a file shared by all languages
 */
export function fileQuery(name: string) {
  return {
    queryKey: fileKey(name),
    queryFn: () => sendRequest<ContentFileResponse>(`/content/file${queryOf({ file: name })}`),
    staleTime: 0,
  };
}

/** A file in all languages. */
export function useFile(name: string) {
  return useQuery(fileQuery(name));
}

/** What to review: warnings of the check, facts that are reviewed regularly, and texts that are still the sample's. */
export function useNeedsAttention() {
  return useQuery({
    queryKey: [...contentKey, 'needs-attention'],
    queryFn: () => sendRequest<NeedsAttentionResponse>('/content/needs-attention'),
    staleTime: 0,
  });
}

/** Saves the text of a file as a draft; `version` is the version that the edit is based on. */
export function saveText(path: string, text: string | null, version: string): Promise<SavedFile> {
  return sendRequest<SavedFile>('/content/file', 'PUT', { path, text, version });
}

/** Puts a saved file into the cache, and cancels requests for it that are in progress, whose responses may be older. */
export function cacheSavedFile(client: QueryClient, savedFile: SavedFile): void {
  const queryKey = fileKey(nameOfFile(savedFile.path));
  void client.cancelQueries({ queryKey }, { silent: true });
  client.setQueryData<ContentFileResponse>(
    queryKey,
    (response) =>
      response && {
        ...response,
        languages: response.languages.map((each) =>
          each.path === savedFile.path ? { ...each, ...savedFile } : each,
        ),
      },
  );
}

/** Refetches all content, and the times that can be offered, after a change. */
export async function refetchContent(client: QueryClient): Promise<void> {
  // These times depend on hours and days.
  void client.invalidateQueries({ queryKey: visitTimesKey });
  await client.invalidateQueries({ queryKey: contentKey });
}

/** Changes something, and refetches all content even if that fails. */
export function useContentChange<Result, Input>(change: (input: Input) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    // If only the response was lost, a retry would be refused.
    retry: false,
    onSettled: () => refetchContent(client),
  });
}

/** Confirms that a field is right as it is. */
export function useConfirmField() {
  return useContentChange((field: { path: string; pointer: string }) =>
    sendRequest('/content/translated', 'POST', field),
  );
}

/**
 * Publishes the drafts of files, or the texts that are given; `version` is the one that the change is based on.
 * @returns the number of the publication
 */
export async function publishFiles(files: PublishFiles['files']): Promise<number> {
  const endpoint = '/content/publications';
  const body = { files };
  return (await sendRequest<{ number: number }>(endpoint, 'POST', body, publicationTimeout)).number;
}

/** Undoes a publication. */
export function useUndoPublication() {
  return useContentChange((number: number) =>
    sendRequest<{ number: number }>(
      `/content/publications/${number}/undo`,
      'POST',
      {},
      publicationTimeout,
    ),
  );
}
