import { useState } from 'react';
import { says } from '../../../shared/desk/added-notice.ts';
import type { NoticeContent } from '../../../shared/desk/notices.ts';
import { useChangeNotices, useNotices } from '../api/notices.ts';
import { randomId } from '../api/random-id.ts';
import { DeskError } from '../api/request.ts';
import { useSignedIn } from '../api/session.ts';
import { useSetup } from '../parts/setup.ts';
import { localDay, localTime } from '../time/times.ts';
import { dayNamer, readyNotice } from './ready-notices.ts';
import { announcedBy, type ClosedSpan, haveSameHours, type Span } from './span.ts';
import { staleNotices } from './stale-notices.ts';

interface Overtaken {
  current: ClosedSpan | undefined;
}

/** Puts a notice of closed days or other hours on the website. */
export function useAnnounce() {
  const setup = useSetup();
  const { timeZone } = useSignedIn();
  const { data, refetch } = useNotices();
  const { mutate, error, variables, submittedAt, reset } = useChangeNotices();
  const [announced, setAnnounced] = useState<{ days: Span; content: NoticeContent }>();
  const [isAdded, setAdded] = useState(false);
  const [overtaken, setOvertaken] = useState<Overtaken>();
  const noticeOf = (span: Span) => readyNotice(announcedBy(span), localDay(timeZone), setup);
  const isSaid = (texts: NoticeContent['texts']) =>
    data?.notices.some((notice) => notice.state !== 'over' && says(notice.texts, texts)) ?? false;
  const nameOf = dayNamer(setup);
  const speakingOf = (span: Span, holds?: NoticeContent['texts']) =>
    staleNotices(data?.notices ?? [], { span, holds }, nameOf);
  const clear = () => {
    reset();
    setAdded(false);
    setOvertaken(undefined);
  };
  return {
    /**
     * Announces days, unless a notice says them already.
     * @param former the same days as they were until now: what a notice says of them gives its place
     */
    send: (span: Span, former?: Span) => {
      const sentence = noticeOf(span);
      if (isSaid(sentence.texts)) return;
      const content = { from: localTime(timeZone), ...sentence };
      setAnnounced({ days: span, content });
      const inPlaceOf = former && noticeOf(former).texts;
      if (inPlaceOf && isSaid(inPlaceOf)) {
        mutate({ method: 'POST', path: '/notices/addition', body: { ...content, inPlaceOf } });
        return;
      }
      const notice = { id: randomId(), ...content };
      mutate({ method: 'POST', path: '/notices', body: notice });
    },
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
    // The server names the beginning of a notice that is shown beside another.
    inTheWay: error instanceof DeskError && error.field === 'from' ? announced?.content : undefined,
    /** Whether the days are still as they were announced; if somebody has changed them, `overtaken` says what they are. */
    stillHolds: async () => {
      const { data: now } = await refetch();
      const days = announced?.days;
      const current = now?.closedDays.find((each) => days && isWithin(days, each));
      if (current && haveSameHours(current.hours, days?.hours)) return true;
      clear();
      setOvertaken({ current });
      return false;
    },
    /** What the announced days are now, if somebody else has changed them; nothing if they are as usual. */
    overtaken,
    isAdded,
    clear,
    noteAdded: () => {
      clear();
      setAdded(true);
    },
  };
}

const isWithin = ({ day, to = day }: Span, span: ClosedSpan) => span.day <= day && span.to >= to;
