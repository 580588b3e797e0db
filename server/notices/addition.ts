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

/** A sentence that is shown together with the notices of its time. */
export interface Addition extends ShownSpan {
  /** A sentence of these notices that is no longer true. */
  inPlaceOf?: Record<string, string> | undefined;
}

/**
 * What becomes of the notices that are shown while a sentence is: each is cut where the sentence begins and ends,
 * and says both in between; where there is none, the sentence stands alone.
 * @param standing in the order of their beginning, without those that are over; no two at the same time
 * @param now ISO 8601 in UTC
 */
export function addSentence<Notice extends Standing>(
  standing: Notice[],
  added: Addition,
  now: string,
): { changed: Notice[]; made: ShownSpan[] } {
  const { texts, endsAt, inPlaceOf } = added;
  const changed: Notice[] = [];
  const made: ShownSpan[] = [];
  let told = added.startsAt;
  for (const notice of standing) {
    if (notice.endsAt <= told || endsAt <= notice.startsAt) continue;
    if (told < notice.startsAt) made.push({ texts, startsAt: told, endsAt: notice.startsAt });
    // What was shown until now needs no notice of its own.
    const begins = told <= now ? notice.startsAt : later(told, notice.startsAt);
    told = earlier(notice.endsAt, endsAt);
    if (says(notice.texts, texts)) continue;
    if (notice.startsAt < begins) made.push({ ...spanOf(notice), endsAt: begins });
    if (told < notice.endsAt) made.push({ ...spanOf(notice), startsAt: told });
    const both = withSentence(notice.texts, texts, inPlaceOf);
    changed.push({ ...notice, texts: both, startsAt: begins, endsAt: told });
  }
  if (told < endsAt) made.push({ texts, startsAt: told, endsAt });
  return { changed, made };
}

const spanOf = ({ texts, startsAt, endsAt }: ShownSpan): ShownSpan => ({ texts, startsAt, endsAt });
const earlier = (one: string, other: string) => (one < other ? one : other);
const later = (one: string, other: string) => (one < other ? other : one);
