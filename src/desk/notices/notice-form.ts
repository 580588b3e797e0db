import type { Notice, NoticeContent } from '../../../shared/desk/notices.ts';
import { useDraft } from '../api/drafts.ts';
import { useChangeNotices } from '../api/notices.ts';
import { DeskError } from '../api/request.ts';
import { useSignedIn } from '../api/session.ts';
import { localDay, localTime } from '../time/times.ts';

/** The notice being edited, and the version it is based on; null for a new one. */
interface Draft extends NoticeContent {
  version: number | null;
}

/** By default, a new notice is shown until tomorrow evening. */
const evening = 'T20:00';

/**
 * The form of a notice. Its content is kept in the tab until it is saved, as the network may fail and the
 * session may end.
 * @param notice the one being changed, if any
 */
export function useNoticeForm(notice: Notice | undefined, onClose: () => void) {
  const { person, timeZone } = useSignedIn();
  const kept = useDraft(person.id, `notice ${notice?.id ?? ''}`);
  const close = () => {
    kept.clear();
    onClose();
  };
  const save = useChangeNotices(close);
  const draft: Draft = kept.draft.text
    ? JSON.parse(kept.draft.text)
    : (notice ?? newDraft(timeZone));
  const refusal = save.error instanceof DeskError ? save.error : null;
  const isGone = notice !== undefined && refusal?.problem === 'not-found';
  const isConflict = refusal?.problem === 'changed-meanwhile';

  const written = Object.entries(draft.texts).filter(([, text]) => text.trim() !== '');
  const content: NoticeContent = {
    texts: Object.fromEntries(written),
    from: draft.from,
    until: draft.until,
  };

  const send = () => {
    if (!notice || isGone) {
      save.mutate({ method: 'POST', path: '/notices', body: { ...content, id: kept.draft.id } });
      return;
    }
    // Saving again means that the person has seen the colleague's change.
    const { version } = isConflict ? notice : draft;
    save.mutate({ method: 'PUT', path: `/notices/${notice.id}`, body: { ...content, version } });
  };

  return {
    draft,
    write: ({ texts, from, until, version }: Draft) =>
      kept.write(JSON.stringify({ texts, from, until, version })),
    send,
    close,
    isPending: save.isPending,
    error: save.error,
    isGone,
    isConflict,
    /** What was refused, as another notice is shown in its time: the server then names its beginning. */
    inTheWay: !notice && refusal?.field === 'from' ? content : undefined,
    /** Once that is shown together with the other. */
    noteAdded: () => {
      save.reset();
      close();
    },
    /** The server's validation message for a field. */
    problemOf: (field: string) => (refusal?.field === field ? refusal.message : undefined),
  };
}

function newDraft(timeZone: string): Draft {
  const until = localDay(timeZone, 1) + evening;
  return { texts: {}, from: localTime(timeZone), until, version: null };
}
