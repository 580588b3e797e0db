import { says } from '../../../shared/desk/added-notice.ts';
import { useChangeNotices, useNotices } from '../api/notices.ts';
import { useSignedIn } from '../api/session.ts';
import { Problem } from '../parts/Problem.tsx';
import { useCopy, useSetup } from '../parts/setup.ts';
import { localDay } from '../time/times.ts';
import { readyNotice } from './ready-notices.ts';
import { announcedBy, type ClosedSpan } from './span.ts';

/** Once days have their usual hours again: that the notice of them is still there, and a button that takes it off. */
export function LeftNotice({ span }: { span: ClosedSpan }) {
  const { notices: copy } = useCopy();
  const setup = useSetup();
  const { timeZone } = useSignedIn();
  const { data } = useNotices();
  const takeOff = useChangeNotices();
  const { texts } = readyNotice(announcedBy(span), localDay(timeZone), setup);
  const left = data?.notices.find(
    ({ state, texts: shown }) => state !== 'over' && says(shown, texts),
  );
  if (!left) return null;
  // Taking off one that says something else as well would end that too.
  const isAll = Object.entries(texts).some(([code, text]) => left.texts[code] === text);
  const { id, version } = left;
  return (
    <div className="my-2 border-accent border-l-4 pl-3">
      <p className="font-semibold">{copy.noticeLeft}</p>
      {isAll && (
        <button
          type="button"
          className="min-h-11 font-semibold underline"
          disabled={takeOff.isPending}
          onClick={() =>
            takeOff.mutate({ method: 'POST', path: `/notices/${id}/end`, body: { version } })
          }
        >
          {copy.takeOff}
        </button>
      )}
      <Problem error={takeOff.error} />
    </div>
  );
}
