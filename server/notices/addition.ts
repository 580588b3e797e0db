import { says, withSentence } from '../../shared/desk/added-notice.ts';

/** A sentence and the time in which it is shown, as stored: ISO 8601 in UTC. */
export interface ShownSpan {
  texts: Record<string, string>;
  startsAt: string;
  endsAt: string;
}

interface Standing extends ShownSpan {
  id: string;
  version: number;
}

/**
 * What becomes of the notices that are shown while a sentence is: each is cut where the sentence begins and ends,
 * and says both in between; where there is none, the sentence stands alone.
 * @param standing in the order of their beginning, without those that are over; no two at the same time
 * @param now ISO 8601 in UTC
 */
export function addSentence<Notice extends Standing>(
  standing: Notice[],
  added: ShownSpan,
  now: string,
): { changed: Notice[]; made: ShownSpan[] } {
  const { texts, endsAt } = added;
  const changed: Notice[] = [];
  const made: ShownSpan[] = [];
  let told = later(added.startsAt, now);
  for (const notice of standing) {
    if (notice.endsAt <= told || endsAt <= notice.startsAt) continue;
    if (told < notice.startsAt) made.push({ texts, startsAt: told, endsAt: notice.startsAt });
    // What was shown until now needs no notice of its own.
    const begins = told <= now ? notice.startsAt : later(told, notice.startsAt);
    told = earlier(notice.endsAt, endsAt);
    if (says(notice.texts, texts)) continue;
    if (notice.startsAt < begins) made.push({ ...spanOf(notice), endsAt: begins });
    if (told < notice.endsAt) made.push({ ...spanOf(notice), startsAt: told });
    const both = withSentence(notice.texts, texts);
    changed.push({ ...notice, texts: both, startsAt: begins, endsAt: told });
  }
  if (told < endsAt) made.push({ texts, startsAt: told, endsAt });
  return { changed, made };
}

/** The notices that say a sentence which is no longer true, with another in its place. */
export function replaceSentence<Notice extends Standing>(
  standing: Notice[],
  former: ShownSpan['texts'],
  texts: ShownSpan['texts'],
): Notice[] {
  return standing
    .filter((notice) => says(notice.texts, former))
    .map((notice) => ({ ...notice, texts: withSentence(notice.texts, texts, former) }));
}

const spanOf = ({ texts, startsAt, endsAt }: ShownSpan): ShownSpan => ({ texts, startsAt, endsAt });
const earlier = (one: string, other: string) => (one < other ? one : other);
const later = (one: string, other: string) => (one < other ? other : one);
