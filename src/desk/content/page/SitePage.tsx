import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { PreviewLink, PreviewPage } from '../../../../shared/desk/content.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import { queryOf } from '../../api/enquiries.ts';
import { sendRequest } from '../../api/request.ts';
import { useSignedIn } from '../../api/session.ts';
import { Popup } from '../../dialogs/Popup.tsx';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { Problem } from '../../parts/Problem.tsx';
import { useCopy } from '../../parts/setup.ts';
import { useTimes } from '../../time/times.ts';
import { contentKey } from '../data/api.ts';
import { linkTo } from '../data/links.ts';
import { MistakeList } from '../list/MistakeList.tsx';
import type { MarkedPart } from './marked-page.ts';
import { PreviewFrame } from './PreviewFrame.tsx';

const pillClasses =
  'pill min-h-11 border border-rule text-small hover:bg-panel aria-pressed:border-ink aria-pressed:bg-panel aria-pressed:font-semibold';

/** The site as visitors see it, including unpublished changes: clicking a text opens its field. */
export function SitePage() {
  const { sitePage: copy } = useCopy();
  const { path, file, pointer = '' } = useSearch({ from: '/signed-in/site/page' });
  const { person } = useSignedIn();
  const navigate = useNavigate();
  const [isBrowsing, setBrowsing] = useState(false);
  const [loadedPage, setLoadedPage] = useState<{ isMissing: boolean } | null>(null);
  const targetField = path === undefined && file !== undefined ? { path: file, pointer } : null;
  const page = useQuery({
    queryKey: [...contentKey, 'page', targetField],
    queryFn: () => sendRequest<PreviewPage>(`/content/preview-page${queryOf({ ...targetField })}`),
    staleTime: 0,
    gcTime: 0,
  });
  const address = path ?? page.data?.page;
  // One mistake per file: the file's form shows the others.
  const skippedMistakes = new Map(page.data?.skipped.map((mistake) => [mistake.path, mistake]));

  function openField(part: MarkedPart | undefined) {
    if (part) void navigate({ ...linkTo(part.field), state: { clickedText: part.text } });
  }
  return (
    <>
      <Heading title={copy.title} isSmall aside={person.role === 'doctor' && <SharePreview />}>
        {copy.heading}
      </Heading>
      <div className="mt-1 flex flex-wrap items-center gap-2">
        <button
          type="button"
          aria-pressed={isBrowsing}
          className={pillClasses}
          onClick={() => setBrowsing(!isBrowsing)}
        >
          {copy.lookAround}
        </button>
        <p className="grow text-small text-soft">{isBrowsing ? copy.lookHint : copy.changeHint}</p>
        <p role="status" className="text-small wrap-anywhere">
          {!loadedPage && !page.error && copy.loading}
          {loadedPage && (loadedPage.isMissing ? copy.notFound : location.host + address)}
        </p>
      </div>
      {skippedMistakes.size > 0 && (
        <div className="warning-ground mt-2 p-4">
          <p className="font-semibold">{copy.notShown}</p>
          <MistakeList mistakes={[...skippedMistakes.values()]} />
        </div>
      )}
      <Problem error={page.error} retry={() => void page.refetch()} />
      {address !== undefined && (
        <PreviewFrame
          address={address}
          targetField={targetField}
          isBrowsing={isBrowsing}
          onPress={openField}
          onLoad={({ address: loadedAddress, isMissing }) => {
            setLoadedPage({ isMissing });
            if (loadedAddress === address) return;
            // A link has led here; the next click opens a field again.
            setBrowsing(false);
            void navigate({ to: '/site/page', search: { path: loadedAddress }, replace: true });
          }}
        />
      )}
    </>
  );
}

/** A button that creates a link by which people without an account can see the preview. */
function SharePreview() {
  const { sitePage: copy, visits } = useCopy();
  const timeOf = useTimes();
  const [isOpen, setOpen] = useState(false);
  const createLink = useMutation({
    mutationFn: () => sendRequest<PreviewLink>('/content/previews', 'POST', {}),
    retry: false,
  });
  const { link, until } = createLink.data ?? {};
  const button = (label: string, onClick: () => void) => (
    <button type="button" className={buttonClasses('outline')} onClick={onClick}>
      {label}
    </button>
  );
  return (
    <>
      {button(copy.share, () => {
        setOpen(true);
        createLink.mutate();
      })}
      {isOpen && (
        <Popup heading={copy.share} onClose={() => setOpen(false)}>
          <p className="mt-2">{copy.shareText}</p>
          <div role="status" className="mt-2">
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
          <Problem error={createLink.error} retry={() => createLink.mutate()} />
          <div className="mt-4 flex flex-wrap gap-3">
            {link && <CopyButton text={link} label={visits.copy} copiedLabel={visits.copied} />}
            {button(copy.close, () => setOpen(false))}
          </div>
        </Popup>
      )}
    </>
  );
}
