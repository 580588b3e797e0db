import { shownIn } from '../../../shared/desk/added-notice.ts';
import type { Notice } from '../../../shared/desk/notices.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { useChangeNotices } from '../api/notices.ts';
import { Problem } from '../parts/Problem.tsx';
import { useCopy, useSetup } from '../parts/setup.ts';

interface StaleNoticesProps {
  notices: Notice[];
  /** The sentence that can take their place, by language code; none if the days are as usual again. */
  instead?: Record<string, string> | undefined;
  /** Called once it has. */
  onReplaced?: (() => void) | undefined;
}

/** Notices that may no longer be true once days were changed: each can be taken off, or give its place to what is true. */
export function StaleNotices({ notices, instead, onReplaced }: StaleNoticesProps) {
  const { notices: copy } = useCopy();
  return notices.map((notice) => (
    <div key={notice.id} className="my-2 border-accent border-l-4 pl-3">
      <p className="font-semibold">{copy.noticeLeft}</p>
      <StaleNotice notice={notice} instead={instead} onReplaced={onReplaced} />
    </div>
  ));
}

interface StaleNoticeProps extends Omit<StaleNoticesProps, 'notices'> {
  notice: Notice;
}

function StaleNotice({ notice, instead, onReplaced }: StaleNoticeProps) {
  const { notices: copy } = useCopy();
  const { language } = useSetup();
  const takeOff = useChangeNotices();
  const replace = useChangeNotices(onReplaced);
  const { id, version, texts, from, until } = notice;
  const button = 'min-h-11 text-left font-semibold underline';
  return (
    <>
      <p className="wrap-anywhere">{shownIn(texts, language)}</p>
      <p className="flex flex-wrap gap-x-6">
        {instead && (
          <button
            type="button"
            className={button}
            disabled={replace.isPending}
            onClick={() =>
              replace.mutate({
                method: 'POST',
                path: '/notices/addition',
                body: { texts: instead, from, until, inPlaceOf: texts },
              })
            }
          >
            {interpolate(copy.sayInstead, { TEXT: shownIn(instead, language) })}
          </button>
        )}
        <button
          type="button"
          className={button}
          disabled={takeOff.isPending}
          onClick={() =>
            takeOff.mutate({ method: 'POST', path: `/notices/${id}/end`, body: { version } })
          }
        >
          {copy.takeOff}
        </button>
      </p>
      <Problem error={replace.error ?? takeOff.error} />
    </>
  );
}
