import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { parseFile } from '../../../shared/content-document.ts';
import type { ContentFileResponse } from '../../../shared/desk/content.ts';
import { daysFile, noticesFile } from '../../../shared/fact-files.ts';
import { type DaysEntry, lastDayOf, overlap } from '../../../shared/hours/days.ts';
import type { Notice } from '../../../shared/notices.ts';
import { DeskError, sendRequest } from '../api/request.ts';
import { useSignedIn } from '../api/session.ts';
import { contentKey, publishFiles, refetchContent } from '../content/data/api.ts';
import { useCopy } from '../parts/setup.ts';
import { localTime } from '../time/times.ts';

/** Closed days and notices; the id of a notice about closed days is the first of them. */
export interface DaysAndNotices {
  days: DaysEntry[];
  notices: Notice[];
}

/** The published entries that new ones replace: those of the same days with their notices, or with the same id. */
export function findReplaced(
  next: DaysAndNotices,
  { days, notices }: DaysAndNotices,
): DaysAndNotices {
  const replacedDays = days.filter((entry) => next.days.some((each) => overlap(each, entry)));
  const ids = [...next.days, ...replacedDays].map(({ day }) => day);
  ids.push(...next.notices.map(({ id }) => id));
  return { days: replacedDays, notices: notices.filter(({ id }) => ids.includes(id)) };
}

/** How long closed days stay in the file once they are over, in days: the statistics look back over four weeks. */
const retentionDays = 31;

const publishedQuery = {
  queryKey: [...contentKey, 'days and notices'],
  queryFn: readPublished,
  staleTime: 0,
};

/** The published entries, refreshed whenever the view is opened. */
export function usePublishedLists() {
  return useQuery(publishedQuery);
}

/**
 * Publishes days and notices in one step, in place of the entries that they change (`before`) and of those of the same
 * days. Other entries stay as colleagues have published them. This fails if an entry that would be replaced has changed
 * since the list was loaded. The result is the number of the publication, or null if nothing changed.
 */
export function usePublish() {
  const client = useQueryClient();
  const { timeZone } = useSignedIn();
  const { notices: copy } = useCopy();
  return useMutation({
    mutationFn: async ({ next, before }: { next: DaysAndNotices; before: DaysAndNotices }) => {
      const changedEntries = {
        days: [...next.days, ...before.days],
        notices: [...next.notices, ...before.notices],
      };
      const replacedIn = ({ days, notices }: PublishedLists) =>
        findReplaced(changedEntries, { days: days.items, notices: notices.items });
      const lastLists = client.getQueryData<PublishedLists>(publishedQuery.queryKey);
      const lists = await client.fetchQuery(publishedQuery);
      const replacedEntries = replacedIn(lists);
      // Already published: an earlier response was lost, or a colleague has done the same.
      if (isSame(replacedEntries, next)) return null;
      if (lastLists && !isSame(replacedEntries, replacedIn(lastLists))) {
        throw new DeskError('conflict', copy.changedMeanwhile);
      }
      const [now, oldest] = [localTime(timeZone), localTime(timeZone, -retentionDays)];
      const otherDays = lists.days.items.filter(
        (entry) => !replacedEntries.days.includes(entry) && `${lastDayOf(entry)}T24` > oldest,
      );
      const otherNotices = lists.notices.items.filter(
        (notice) => !replacedEntries.notices.includes(notice) && notice.until > now,
      );
      return publishFiles([
        ...withItems(lists.days, [...otherDays, ...next.days]),
        ...withItems(lists.notices, [...otherNotices, ...next.notices]),
      ]);
    },
    onSettled: () => refetchContent(client),
  });
}

type PublishedLists = Awaited<ReturnType<typeof readPublished>>;

/** A list in the clinic's folder, with the file that it was read from. */
interface List<Item> {
  path: string;
  text: string | null;
  version: string;
  items: Item[];
}

async function readPublished() {
  const [days, notices] = await Promise.all([
    readList<DaysEntry>(daysFile),
    readList<Notice>(noticesFile),
  ]);
  return { days, notices };
}

async function readList<Item>(path: string): Promise<List<Item>> {
  const response = await sendRequest<ContentFileResponse>(`/content/file?file=${path}`);
  const [file] = response.languages;
  const { published: text = null, version = '', draft, mistakes = [] } = file ?? {};
  const [mistake] = draft ? [] : mistakes;
  if (mistake) throw new DeskError('invalid', `${mistake.path}: ${mistake.message}`);
  // Published lists are valid; a draft may not be, but the next publication discards it.
  return { path, text, version, items: (parseFile(path, text)?.toJSON() ?? []) as Item[] };
}

/** The file with new items, in a list; an empty list if nothing changed. */
function withItems<Item>({ path, text, version, items }: List<Item>, next: Item[]) {
  if (isSame(items, next)) return [];
  const document = parseFile(path, text);
  document?.set('', JSON.parse(JSON.stringify(next)));
  return [{ path, text: String(document), version }];
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
