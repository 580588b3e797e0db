import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { OpenedVersion } from '../../../../shared/desk/posts.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { Popup } from '../../dialogs/Popup.tsx';
import { ShownText } from '../../editor/ShownText.tsx';
import { Problem } from '../../parts/Problem.tsx';
import { useCopy } from '../../parts/setup.ts';
import { useTimes } from '../../time/times.ts';
import type { PostEditing } from '../edit/use-post-editing.ts';
import { useVersion, useVersions } from '../save/posts.ts';

interface PostHistoryProps {
  editing: PostEditing;
  onRestore: (version: OpenedVersion) => void;
}

/** The published versions of a post, each of which can be viewed and restored. */
export function PostHistory({ editing, onRestore }: PostHistoryProps) {
  const { publishing: copy } = useCopy();
  const [isOpen, setOpen] = useState(false);
  const [number, setNumber] = useState<number>();
  // A pending save would arrive after the restored version.
  const save = useMutation({ mutationFn: () => editing.queue.saveAll() });
  const look = (which?: number) => {
    save.reset();
    setNumber(which);
  };
  const close = () => {
    setOpen(false);
    look();
  };
  const restore = (version: OpenedVersion) =>
    save.mutate(undefined, {
      onSuccess: () => {
        close();
        onRestore(version);
      },
      onError: () => {
        if (editing.queue.state().kind === 'conflict') close();
      },
    });
  return (
    <p>
      <button
        type="button"
        className="min-h-11 font-semibold underline"
        onClick={() => setOpen(true)}
      >
        {copy.history}
      </button>
      {isOpen && (
        <Popup heading={copy.history} isWide onClose={close}>
          {number === undefined ? (
            <Versions id={editing.stored.id} onLook={look} onClose={close} />
          ) : (
            <OneVersion
              id={editing.stored.id}
              number={number}
              save={save}
              onBack={() => look()}
              onRestore={restore}
            />
          )}
        </Popup>
      )}
    </p>
  );
}

interface VersionsProps {
  id: string;
  onLook: (number: number) => void;
  onClose: () => void;
}

function Versions({ id, onLook, onClose }: VersionsProps) {
  const { publishing: copy, frame, posts } = useCopy();
  const timeOf = useTimes();
  const { data, error, isPending, refetch } = useVersions(id);
  return (
    <>
      <p className="mt-2">{data?.versions.length === 0 ? copy.noHistory : copy.historyText}</p>
      {isPending && <Spinner copy={frame.loading} />}
      <Problem error={error} retry={() => void refetch()} />
      <ul className="mt-4 divide-y divide-line">
        {data?.versions.map(({ number, title, publishedAt, publishedBy }) => (
          <li key={number} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span>
              <span className="block wrap-anywhere font-semibold">{title || posts.untitled}</span>
              <span className="text-small text-soft">
                {interpolate(copy.version, { TIME: timeOf(publishedAt), NAME: publishedBy })}
              </span>
            </span>
            <button
              type="button"
              className={buttonClasses('outline')}
              onClick={() => onLook(number)}
            >
              {copy.look}
              <span className="sr-only">: {timeOf(publishedAt)}</span>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={buttonClasses('outline', 'mt-3')} onClick={onClose}>
        {copy.closeHistory}
      </button>
    </>
  );
}

interface OneVersionProps {
  id: string;
  number: number;
  /** Saves before restoring. */
  save: { error: Error | null; isPending: boolean };
  onBack: () => void;
  onRestore: (version: OpenedVersion) => void;
}

function OneVersion({ id, number, save, onBack, onRestore }: OneVersionProps) {
  const { publishing: copy, frame } = useCopy();
  const timeOf = useTimes();
  const { data, error, isPending, refetch } = useVersion(id, number);
  return (
    <>
      {isPending && <Spinner copy={frame.loading} />}
      <Problem error={error} retry={() => void refetch()} />
      {data && (
        <>
          <p className="mt-2 text-small text-soft">
            {interpolate(copy.version, { TIME: timeOf(data.publishedAt), NAME: data.publishedBy })}
          </p>
          <div lang={data.language} className="my-4 wrap-anywhere">
            <p className="mb-3 font-heading text-card font-semibold">{data.title}</p>
            <ShownText text={data} label={data.title} />
          </div>
          <p className="text-small">{copy.restoreText}</p>
          <Problem error={save.error} retry={() => onRestore(data)} />
        </>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {data && (
          <button
            type="button"
            className={buttonClasses('primary', 'disabled:opacity-50')}
            disabled={save.isPending}
            onClick={() => onRestore(data)}
          >
            {copy.restore}
          </button>
        )}
        <button type="button" className={buttonClasses('outline')} onClick={onBack}>
          {copy.backToVersions}
        </button>
      </div>
    </>
  );
}
