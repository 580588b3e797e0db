import { useState } from 'react';
import { says } from '../../../shared/desk/added-notice.ts';
import type { NoticeContent } from '../../../shared/desk/notices.ts';
import { useChangeNotices, useNotices } from '../api/notices.ts';
import { useSignedIn } from '../api/session.ts';
import { useSetup } from '../parts/setup.ts';
import { localDay, localTime } from '../time/times.ts';
import { dayNamer, readyNotice } from './ready-notices.ts';
import { announcedBy, type Span } from './span.ts';
import { staleNotices } from './stale-notices.ts';

/** How many days before the first of the days a notice of them is shown. */
const noticeAhead = 3;

/** Puts a notice of closed days or other hours on the website, beside others of the same time. */
export function useAnnounce() {
  const setup = useSetup();
  const { timeZone } = useSignedIn();
  const { data } = useNotices();
  const { mutate, error, isSuccess, variables, submittedAt, reset } = useChangeNotices();
  const [appears, setAppears] = useState<string>();
  const [isAdded, setAdded] = useState(false);
  const noticeOf = (span: Span) => readyNotice(announcedBy(span), localDay(timeZone), setup);
  const isSaid = (texts: NoticeContent['texts']) =>
    data?.notices.some((notice) => notice.state !== 'over' && says(notice.texts, texts)) ?? false;
  const nameOf = dayNamer(setup);
  const speakingOf = (span: Span, holds?: NoticeContent['texts']) =>
    staleNotices(data?.notices ?? [], { span, holds }, nameOf);
  const clear = () => {
    reset();
    setAdded(false);
  };
  return {
    /**
     * Announces days, unless a notice says them already.
     * @param former the same days as they were until now: what a notice says of them gives its place
     */
    send: (span: Span, former?: Span) => {
      const sentence = noticeOf(span);
      if (isSaid(sentence.texts)) return;
      const now = localTime(timeZone);
      const first = `${daysBefore(span.day, noticeAhead)}T00:00`;
      const from = first > now ? first : now;
      const before = former && noticeOf(former).texts;
      const inPlaceOf = before && isSaid(before) ? { inPlaceOf: before } : {};
      const body = { from, ...sentence, ...inPlaceOf };
      mutate({ method: 'POST', path: '/notices/addition', body });
      setAppears(from > now ? from : undefined);
    },
    /** From when on the notice is shown, by the clinic's clock; nothing if it is at once, or it is not saved yet. */
    appears: isSuccess ? appears : undefined,
    /** Whether a notice speaks of these days. */
    isAnnounced: (span: Span) => speakingOf(span).length > 0,
    /** The notices that speak of days as they are no longer. */
    staleOnce: {
      /** The days have just been saved like this. */
      saved: (span: Span) => speakingOf(span, noticeOf(span).texts),
      /** They have their usual hours again. */
      opened: (span: Span) => speakingOf(span),
    },
    /** What a notice says of days, by language code. */
    textsOf: (span: Span) => noticeOf(span).texts,
    error,
    sentAt: submittedAt,
    retry: () => variables && mutate(variables),
    isAdded,
    clear,
    noteAdded: () => {
      clear();
      setAdded(true);
    },
  };
}

/** The day that is a number of days before another. */
const daysBefore = (day: string, count: number): string =>
  new Date(Date.parse(day) - count * 86_400_000).toISOString().slice(0, 10);
