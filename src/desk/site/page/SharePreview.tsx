import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { interpolate } from '../../../../shared/interpolate.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import { DeskError } from '../../api/request.ts';
import { useSignedIn } from '../../api/session.ts';
import { Popup } from '../../dialogs/Popup.tsx';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { Problem } from '../../parts/Problem.tsx';
import { useCopy } from '../../parts/setup.ts';
import { useTimes } from '../../time/times.ts';
import { makeSitePreview, withdrawSitePreviews } from './requests.ts';

/** The button that makes a link to the preview for others. */
export function SharePreview() {
  const { sitePage: copy } = useCopy();
  const { person } = useSignedIn();
  const [isOpen, setOpen] = useState(false);
  if (person.role !== 'doctor') return null;
  return (
    <>
      <button type="button" className={buttonClasses('outline')} onClick={() => setOpen(true)}>
        {copy.share}
      </button>
      {isOpen && (
        <Popup heading={copy.share} onClose={() => setOpen(false)}>
          <Share onClose={() => setOpen(false)} />
        </Popup>
      )}
    </>
  );
}

function Share({ onClose }: { onClose: () => void }) {
  const { sitePage: copy, publishing } = useCopy();
  const timeOf = useTimes();
  const made = useMutation({ mutationFn: makeSitePreview, retry: false });
  const ended = useMutation({ mutationFn: withdrawSitePreviews, onSuccess: () => made.reset() });
  const isEmpty = made.error instanceof DeskError && made.error.problem === 'not-found';
  const { data } = made;
  return (
    <>
      <p className="mt-2">{copy.shareText}</p>
      <div role="status" className="mt-2">
        {isEmpty && <p className="font-semibold">{copy.nothingToShow}</p>}
        {ended.isSuccess && !data && <p className="font-semibold">{copy.withdrawn}</p>}
        {data && (
          <>
            <p>{interpolate(copy.shareUntil, { TIME: timeOf(data.until) })}</p>
            <p className="mt-2 wrap-anywhere text-small">{data.link}</p>
          </>
        )}
      </div>
      <Problem error={isEmpty ? ended.error : (made.error ?? ended.error)} />
      <div className="mt-4 flex flex-wrap gap-3">
        {data ? (
          <>
            {'share' in navigator && (
              <button
                type="button"
                className={buttonClasses('primary')}
                onClick={() => void sendOn(data.link)}
              >
                {copy.sendOn}
              </button>
            )}
            <CopyButton text={data.link} label={publishing.copy} copied={publishing.copied} />
            <a
              href={data.link}
              target="_blank"
              rel="noreferrer"
              className={buttonClasses('outline')}
            >
              {publishing.openPreview}
            </a>
          </>
        ) : (
          <button
            type="button"
            className={buttonClasses('primary')}
            disabled={made.isPending}
            onClick={() => made.mutate()}
          >
            {copy.makeLink}
          </button>
        )}
        <button type="button" className={buttonClasses('outline')} onClick={() => ended.mutate()}>
          {copy.withdraw}
        </button>
        <button type="button" className={buttonClasses('outline')} onClick={onClose}>
          {copy.close}
        </button>
      </div>
    </>
  );
}

/** Offers the apps of the phone; closing that choice is no mistake. */
async function sendOn(url: string): Promise<void> {
  await navigator.share({ url }).catch(() => {});
}
