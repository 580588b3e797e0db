import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { PreviewLink } from '../../../../shared/desk/content.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import { ask, DeskError } from '../../api/request.ts';
import { Popup } from '../../dialogs/Popup.tsx';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { Problem } from '../../parts/Problem.tsx';
import { useCopy } from '../../parts/setup.ts';
import { useTimes } from '../../time/times.ts';

/** The button that makes a link to the preview for others. */
export function SharePreview() {
  const { sitePage: copy, visits } = useCopy();
  const timeOf = useTimes();
  const [isOpen, setOpen] = useState(false);
  const made = useMutation({
    mutationFn: () => ask<PreviewLink>('/content/previews', 'POST', {}),
    retry: false,
  });
  const ended = useMutation({
    mutationFn: () => ask('/content/previews', 'DELETE'),
    onSuccess: () => made.reset(),
  });
  const isEmpty = made.error instanceof DeskError && made.error.problem === 'not-found';
  const { link, until } = made.data ?? {};
  const button = (label: string, onClick: () => void) => (
    <button type="button" className={buttonClasses('outline')} onClick={onClick}>
      {label}
    </button>
  );
  return (
    <>
      {button(copy.share, () => setOpen(true))}
      {isOpen && (
        <Popup heading={copy.share} onClose={() => setOpen(false)}>
          <p className="mt-2">{copy.shareText}</p>
          <div role="status" className="mt-2">
            {isEmpty && <p className="font-semibold">{copy.nothingToShow}</p>}
            {ended.isSuccess && !link && <p className="font-semibold">{copy.withdrawn}</p>}
            {until && <p>{interpolate(copy.shareUntil, { TIME: timeOf(until) })}</p>}
            {link && (
              <a
                href={link}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-11 items-center wrap-anywhere text-small underline"
              >
                {link}
              </a>
            )}
          </div>
          <Problem error={isEmpty ? ended.error : (made.error ?? ended.error)} />
          <div className="mt-4 flex flex-wrap gap-3">
            {link ? (
              <>
                {'share' in navigator && button(copy.sendOn, () => void sendOn(link))}
                <CopyButton text={link} label={visits.copy} copied={visits.copied} />
              </>
            ) : (
              button(copy.makeLink, () => made.mutate())
            )}
            {button(copy.withdraw, () => ended.mutate())}
            {button(copy.close, () => setOpen(false))}
          </div>
        </Popup>
      )}
    </>
  );
}

/** Offers the apps of the phone; closing that choice is not an error. */
async function sendOn(url: string): Promise<void> {
  await navigator.share({ url }).catch(() => {});
}
