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
  ChangesAnswer,
  EnquiriesAnswer,
  EnquiryCounts,
  ListedEnquiry,
  WhichEnquiries,
} from '../../../shared/desk/enquiries/list.ts';
import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import type { FirstView } from '../../../shared/desk/first-view.ts';
import { beginningOf } from '../../../shared/message-beginning.ts';
import { type Arrivals, addArrivals, firstArrivals } from './arrivals.ts';
import { mergeChanges } from './merge-changes.ts';
import { sessionKey } from './query-client.ts';
import { ask } from './request.ts';

/** How often the server is asked what has changed, in milliseconds. */
const changesEvery = 5_000;

const changesKey = ['changes'];
/** The key under which an enquiry is kept. */
export const enquiryKey = (id: string) => ['enquiry', id];

/** A query string, without the parameters that are not set. */
export function queryOf(parameters: Record<string, string | undefined>): string {
  const set = Object.entries(parameters).filter((pair): pair is [string, string] => !!pair[1]);
  return set.length > 0 ? `?${new URLSearchParams(set)}` : '';
}

/** How a list is read, page by page. */
const listQuery = (which: WhichEnquiries) =>
  infiniteQueryOptions({
    queryKey: ['enquiries', which],
    queryFn: ({ pageParam }) =>
      ask<EnquiriesAnswer>(`/enquiries${queryOf({ ...which, before: pageParam })}`),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/** The list that the desk opens with. */
export const firstList = listQuery({ tab: 'new' });

/** The enquiries of a list, page by page. */
export function useEnquiryList(which: WhichEnquiries) {
  return useInfiniteQuery({ ...listQuery(which), placeholderData: keepPreviousData });
}

/** One enquiry. */
export function useEnquiry(id: string) {
  return useQuery({
    queryKey: enquiryKey(id),
    queryFn: () => ask<OpenedEnquiry>(`/enquiries/${id}`),
    // Opening it is recorded, and shows what someone else has just done.
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** What the server last reported about all enquiries. */
interface LatestChanges extends EnquiryCounts {
  cursor: string;
  arrivals: Arrivals;
}

/** Keeps everything on the screen up to date with what colleagues do. */
export function useChanges(): LatestChanges | undefined {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: changesKey,
    queryFn: async (): Promise<LatestChanges> => {
      const before = client.getQueryData<LatestChanges>(changesKey);
      if (!before) {
        const { pages } = await client.fetchInfiniteQuery(firstList);
        const [answer] = pages;
        if (!answer) throw new Error('A list has at least one page.');
        return firstChanges(answer);
      }
      const query = queryOf({ since: before.cursor });
      const changes = await ask<ChangesAnswer>(`/enquiries/changes${query}`);
      await takeChanges(client, changes);
      const { cursor } = changes;
      return { ...countsOf(changes), cursor, arrivals: addArrivals(before.arrivals, changes) };
    },
    refetchInterval: changesEvery,
    refetchIntervalInBackground: true,
    staleTime: 0,
  });
  return data;
}

/** Takes over what the server has written into the page, which needs not be asked for then. */
export function takeFirstView(client: QueryClient, { session, list }: FirstView): void {
  client.setQueryData(sessionKey, session);
  client.setQueryData(firstList.queryKey, { pages: [list], pageParams: [''] });
  client.setQueryData(changesKey, firstChanges(list));
}

function firstChanges(answer: EnquiriesAnswer): LatestChanges {
  return { ...countsOf(answer), cursor: answer.cursor, arrivals: firstArrivals(answer) };
}

function countsOf(answer: EnquiryCounts): EnquiryCounts {
  const { newCount, counts, urgentNew, patientAnswers, urgentPending, urgentSpam } = answer;
  const { waitingForDoctor, answeredByDoctor, unsentOffers } = answer;
  const groups = { urgentNew, patientAnswers, urgentPending, urgentSpam };
  return { newCount, counts, ...groups, waitingForDoctor, answeredByDoctor, unsentOffers };
}

/** How many enquiries there are, and which have come in, as last reported. */
export function useCounts(): LatestChanges | undefined {
  return useQuery<LatestChanges>({ queryKey: changesKey, enabled: false }).data;
}

/** Updates an enquiry everywhere it is shown. */
export function showEnquiry(client: QueryClient, enquiry: OpenedEnquiry): void {
  client.setQueryData(enquiryKey(enquiry.id), enquiry);
  mergeIntoLists(client, { enquiries: [listedOf(enquiry)], deleted: [] });
}

/** Updates enquiries in all lists. */
export function showListed(client: QueryClient, enquiries: ListedEnquiry[]): void {
  for (const { id } of enquiries) void client.invalidateQueries({ queryKey: enquiryKey(id) });
  mergeIntoLists(client, { enquiries, deleted: [] });
}

/** Removes an enquiry from everything on the screen. */
export function removeEnquiry(client: QueryClient, id: string): void {
  client.removeQueries({ queryKey: enquiryKey(id) });
  mergeIntoLists(client, { enquiries: [], deleted: [id] });
}

/** Fetches the counts at once. */
export function countAgain(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: changesKey });
}

async function takeChanges(client: QueryClient, changes: ChangesAnswer): Promise<void> {
  if (changes.reload) {
    await client.invalidateQueries({ queryKey: ['enquiries'] });
    await readAgain(client, () => true);
    return;
  }
  mergeIntoLists(client, changes);
  const changedAt = new Map(changes.enquiries.map((each) => [each.id, each.changedAt]));
  await readAgain(client, ({ id, ...shown }) => {
    const changed = changedAt.has(id) && changedAt.get(id) !== shown.changedAt;
    return changed || changes.deleted.includes(id);
  });
}

/**
 * Reads the matching enquiries on the screen again. Since nobody asked for it, this neither extends the
 * session nor records that an enquiry was opened.
 */
async function readAgain(
  client: QueryClient,
  isMeant: (enquiry: OpenedEnquiry) => boolean,
): Promise<void> {
  const shown = client.getQueryCache().findAll({ queryKey: ['enquiry'], type: 'active' });
  for (const { queryKey, state } of shown) {
    const enquiry = state.data as OpenedEnquiry | undefined;
    if (!enquiry || !isMeant(enquiry)) continue;
    const queryFn = () => ask<OpenedEnquiry>(`/enquiries/${enquiry.id}/current`);
    await client.prefetchQuery({ queryKey, queryFn, staleTime: 0 });
  }
}

function mergeIntoLists(
  client: QueryClient,
  changes: Pick<ChangesAnswer, 'enquiries' | 'deleted'>,
): void {
  const lists = client.getQueriesData<InfiniteData<EnquiriesAnswer>>({ queryKey: ['enquiries'] });
  for (const [key, list] of lists) {
    if (!list) continue;
    const which = key[1] as WhichEnquiries;
    client.setQueryData(key, { ...list, pages: mergeChanges(list.pages, which, changes) });
  }
}

function listedOf({ notes, message, others, ...enquiry }: OpenedEnquiry): ListedEnquiry {
  const wroteBefore = others.some(({ receivedAt }) => receivedAt <= enquiry.receivedAt);
  return { ...enquiry, beginning: beginningOf(message), notes: notes.length, wroteBefore };
}
