import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type {
  ChangesResponse,
  EnquiriesResponse,
  EnquiryFilter,
  ListedEnquiry,
} from '../../../shared/desk/enquiries/list.ts';
import { excerptOf } from '../../../shared/desk/enquiries/list-rules.ts';
import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import { enquiryKey, recordKey } from './query-client.ts';
import { sendRequest } from './request.ts';

/** How often changes are polled, in milliseconds. */
const changesInterval = 5_000;

const changesKey = ['changes'];
/** The query key of all lists. */
export const listsKey = ['enquiries'];
/** The query key of one enquiry. */
export const enquiryKeyOf = (id: string) => [...enquiryKey, id];

/** A query string, without the parameters that are not set. */
export function queryOf(parameters: Record<string, string | undefined>): string {
  const parameterPairs = Object.entries(parameters).filter(
    (pair): pair is [string, string] => !!pair[1],
  );
  return parameterPairs.length > 0 ? `?${new URLSearchParams(parameterPairs)}` : '';
}

/** The query of a list, page by page. */
const listQuery = (filter: EnquiryFilter) =>
  infiniteQueryOptions({
    queryKey: [...listsKey, filter],
    queryFn: ({ pageParam }) =>
      sendRequest<EnquiriesResponse>(`/enquiries${queryOf({ ...filter, before: pageParam })}`),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/** The query of the list that the desk opens with. */
export const firstListQuery = listQuery({ tab: 'new' });

/** The enquiries of a list, page by page. */
export function useEnquiryList(filter: EnquiryFilter) {
  return useInfiniteQuery({ ...listQuery(filter), placeholderData: keepPreviousData });
}

/** One enquiry. */
export function useEnquiry(id: string) {
  return useQuery({
    queryKey: enquiryKeyOf(id),
    queryFn: () => sendRequest<OpenedEnquiry>(`/enquiries/${id}`),
    // Fetched whenever it is opened, because someone else may have just changed it, and because opening is recorded.
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** Polls for changes; if there are any, refreshes the list and the opened enquiry. */
export function useChanges(): ChangesResponse | undefined {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: changesKey,
    queryFn: async (): Promise<ChangesResponse> => {
      const before = client.getQueryData<ChangesResponse>(changesKey);
      if (!before) {
        const { pages } = await client.fetchInfiniteQuery(firstListQuery);
        const [response] = pages;
        if (!response) throw new Error('A list has at least one page.');
        return response;
      }
      const changes = await sendRequest<ChangesResponse>('/enquiries/changes');
      // Refreshing while a change is being saved would show the old value again, so the refresh waits for it.
      const isRecording = client.isMutating({ mutationKey: recordKey }) > 0;
      if (isRecording) return { ...changes, revision: before.revision };
      if (changes.revision !== before.revision) void refreshOnScreen(client);
      return changes;
    },
    refetchInterval: changesInterval,
    refetchIntervalInBackground: true,
    staleTime: 0,
  });
  return data;
}

/** The last polled response, with the number of enquiries in each tab. */
export function useCounts(): ChangesResponse | undefined {
  return useQuery<ChangesResponse>({ queryKey: changesKey, enabled: false }).data;
}

/** Updates an enquiry in the cache, by itself and in all lists. */
export function showEnquiry(client: QueryClient, enquiry: OpenedEnquiry): void {
  client.setQueryData(enquiryKeyOf(enquiry.id), enquiry);
  updateLists(client, (each) => (each.id === enquiry.id ? toListedEnquiry(enquiry) : each));
}

/** Updates enquiries in all lists, and refreshes the opened one if it is among them. */
export function showListedEnquiries(client: QueryClient, enquiries: ListedEnquiry[]): void {
  for (const { id } of enquiries) void client.invalidateQueries({ queryKey: enquiryKeyOf(id) });
  const byId = new Map(enquiries.map((each) => [each.id, each]));
  updateLists(client, (each) => byId.get(each.id) ?? each);
}

/** Removes an enquiry from the cache, by itself and from all lists. */
export function removeEnquiry(client: QueryClient, id: string): void {
  client.removeQueries({ queryKey: enquiryKeyOf(id) });
  updateLists(client, (each) => (each.id === id ? [] : each));
}

/** Polls for changes immediately. */
export function pollNow(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: changesKey });
}

/**
 * Refreshes the list and the enquiry on the screen. This neither extends the session nor records that an enquiry was
 * opened. A search is recorded, so it is repeated only when somebody returns to it.
 */
async function refreshOnScreen(client: QueryClient): Promise<void> {
  const visibleQueries = client.getQueryCache().findAll({ queryKey: enquiryKey, type: 'active' });
  await client.invalidateQueries({ queryKey: listsKey, refetchType: 'none' });
  const lists = client.refetchQueries({
    queryKey: listsKey,
    type: 'active',
    predicate: ({ queryKey }) => (queryKey[1] as EnquiryFilter).search === undefined,
  });
  for (const { queryKey, state } of visibleQueries) {
    const enquiry = state.data as OpenedEnquiry | undefined;
    if (!enquiry) continue;
    const queryFn = () => sendRequest<OpenedEnquiry>(`/enquiries/${enquiry.id}/current`);
    await client.prefetchQuery({ queryKey, queryFn, staleTime: 0 });
  }
  await lists;
}

function updateLists(
  client: QueryClient,
  update: (enquiry: ListedEnquiry) => ListedEnquiry | ListedEnquiry[],
): void {
  client.setQueriesData<InfiniteData<EnquiriesResponse>>({ queryKey: listsKey }, (list) => {
    if (!list) return list;
    const pages = list.pages.map((page) => ({
      ...page,
      enquiries: page.enquiries.flatMap(update),
    }));
    return { ...list, pages };
  });
}

function toListedEnquiry(openedEnquiry: OpenedEnquiry): ListedEnquiry {
  const { notes, message, others, ...enquiry } = openedEnquiry;
  return { ...enquiry, beginning: excerptOf(message), notes: notes.length };
}
