import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { parseFile } from '../../../shared/content-document.ts';
import type { ContentFileResponse } from '../../../shared/desk/content.ts';
import { daysFile, noticesFile } from '../../../shared/fact-files.ts';
import { type DaysEntry, lastDayOf, overlap } from '../../../shared/hours/days.ts';
import type { Notice } from '../../../shared/notices.ts';
import { DeskError, sendRequest } from '../api/request.ts';
import { useSignedIn } from '../api/session.ts';
import { contentKey, publishFiles, refetchContent } from '../content/data/api.ts';
import { localTime } from '../time/times.ts';

/** Closed days and notices; the id of a notice about closed days is the first of them. */
export interface DaysAndNotices {
  days: DaysEntry[];
  notices: Notice[];
}

/** Somebody else has published for the same days or the same notice in the meantime. Empty if they removed it. */
export class ConflictError extends Error {
  override name = 'ConflictError';
  readonly current: DaysAndNotices;

  constructor(current: DaysAndNotices) {
    super('somebody else has changed this in the meantime');
    this.current = current;
  }
}

/** How many days past closed days are kept in the file: the numbers look back over four weeks. */
const keptDays = 31;

const published = {
  queryKey: [...contentKey, 'days and notices'],
  queryFn: readPublished,
  staleTime: 0,
};

/** The published entries, refreshed whenever the view is opened. */
export function usePublished() {
  return useQuery(published);
}

/**
 * Publishes days and notices in place of the versions that the person has seen, in one step. Other entries stay as colleagues
 * have published them; if they have changed the same entries, this fails with a `ConflictError`. The result is the
 * number of the publication, or null if nothing changed.
 */
export function usePublish() {
  const client = useQueryClient();
  const { timeZone } = useSignedIn();
  return useMutation({
    mutationFn: async ({ next, seen }: { next: DaysAndNotices; seen: DaysAndNotices }) => {
      const lists = await client.fetchQuery(published);
      const changed = [...next.days, ...seen.days];
      const isChanged = (entry: DaysEntry) => changed.some((each) => overlap(each, entry));
      const days = lists.days.items.filter(isChanged);
      const ids = [...changed, ...days].map(({ day }) => day);
      ids.push(...[...next.notices, ...seen.notices].map(({ id }) => id));
      const notices = lists.notices.items.filter(({ id }) => ids.includes(id));
      const isNow = (other: DaysAndNotices) => isSame([days, notices], [other.days, other.notices]);
      // An earlier answer was lost, or a colleague has done the same.
      if (isNow(next)) return null;
      if (!isNow(seen)) throw new ConflictError({ days, notices });
      const [now, oldest] = [localTime(timeZone), localTime(timeZone, -keptDays)];
      const otherDays = lists.days.items.filter(
        (entry) => !isChanged(entry) && `${lastDayOf(entry)}T24` > oldest,
      );
      const otherNotices = lists.notices.items.filter(
        ({ id, until }) => !ids.includes(id) && until > now,
      );
      const files = [
        ...withItems(lists.days, [...otherDays, ...next.days]),
        ...withItems(lists.notices, [...otherNotices, ...next.notices]),
      ];
      return publishFiles(files);
    },
    onSettled: () => refetchContent(client),
  });
}

/** A list in the clinic's folder, as read. */
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

/** The file with new items; empty if nothing changed. */
function withItems<Item>({ path, text, version, items }: List<Item>, next: Item[]) {
  if (isSame(items, next)) return [];
  const document = parseFile(path, text);
  document?.set('', JSON.parse(JSON.stringify(next)));
  return [{ path, text: String(document), version }];
}

const isSame = (a: unknown[], b: unknown[]) => JSON.stringify(a) === JSON.stringify(b);
