import type { Notice, NoticeContent } from '../../../shared/desk/notices.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { buttonClasses } from '../../ui/Button.tsx';
import { useChangeNotices, useNotices } from '../api/notices.ts';
import { Problem } from '../parts/Problem.tsx';
import { useCopy } from '../parts/setup.ts';

interface AddToNoticeProps {
  /** What could not be saved, since another notice is shown in that time. */
  refused: NoticeContent;
  onAdded: () => void;
}

/** A button that adds a refused notice to the one in its way; nothing if there are several of them. */
export function AddToNotice({ refused, onAdded }: AddToNoticeProps) {
  const { notices: copy } = useCopy();
  const { data } = useNotices();
  const change = useChangeNotices(onAdded);
  const inTheWay = (data?.notices ?? []).filter(
    ({ state, from, until }) => state !== 'over' && from < refused.until && refused.from < until,
  );
  const [notice] = inTheWay;
  if (!notice || inTheWay.length > 1) return null;
  const add = () =>
    change.mutate({ method: 'PUT', path: `/notices/${notice.id}`, body: joined(notice, refused) });
  const [TEXT = ''] = Object.values(notice.texts);
  return (
    <>
      <button
        type="button"
        className={buttonClasses('outline', 'mt-3')}
        disabled={change.isPending}
        onClick={add}
      >
        {interpolate(copy.addToNotice, { TEXT })}
      </button>
      <Problem error={change.error} />
    </>
  );
}

/** A notice with the sentences of another, shown as long as either; a language that it lacks goes on without. */
function joined({ version, texts, from, until }: Notice, added: NoticeContent) {
  const sentences = Object.entries(texts).map(([code, text]) => [
    code,
    [text, added.texts[code]].filter(Boolean).join(' '),
  ]);
  return {
    version,
    texts: Object.fromEntries(sentences),
    from: added.from < from ? added.from : from,
    until: until < added.until ? added.until : until,
  };
}
