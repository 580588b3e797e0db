import { shownIn } from '../../../shared/desk/added-notice.ts';
import type { NoticeContent } from '../../../shared/desk/notices.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { buttonClasses } from '../../ui/Button.tsx';
import { useChangeNotices, useNotices } from '../api/notices.ts';
import { Problem } from '../parts/Problem.tsx';
import { useCopy, useSetup } from '../parts/setup.ts';

interface AddToNoticeProps {
  /** What could not be saved, since another notice is shown in that time. */
  refused: NoticeContent;
  onAdded: () => void;
}

/** A button that adds a refused notice to what is in its way, for as long as it would have been shown. */
export function AddToNotice({ refused, onAdded }: AddToNoticeProps) {
  const { notices: copy } = useCopy();
  const { language } = useSetup();
  const { data } = useNotices();
  const change = useChangeNotices(onAdded);
  const { texts, from, until } = refused;
  const inTheWay = data?.notices.find(
    (notice) => notice.state !== 'over' && notice.from < until && from < notice.until,
  );
  if (!inTheWay) return null;
  const body = { texts, from, until };
  const add = () => change.mutate({ method: 'POST', path: '/notices/addition', body });
  return (
    <div>
      <button
        type="button"
        className={buttonClasses('outline', 'mt-3')}
        disabled={change.isPending}
        onClick={add}
      >
        {interpolate(copy.addToNotice, { TEXT: shownIn(inTheWay.texts, language) })}
      </button>
      <Problem error={change.error} />
    </div>
  );
}
