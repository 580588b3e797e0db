import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { PreviewPage, UndoneAnswer } from '../../../../shared/desk/content.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import type { ContentField } from '../../../../shared/marks.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import { queryOf } from '../../api/enquiries.ts';
import { ask, DeskError } from '../../api/request.ts';
import { Problem } from '../../parts/Problem.tsx';
import { useCopy } from '../../parts/setup.ts';
import { useDaysAndTimes } from '../../time/times.ts';
import type { DeskWords } from '../../words/en.ts';
import { contentKey, useUndo } from '../data/api.ts';
import { useFieldNames } from '../data/files.ts';
import { linkTo } from '../data/place.ts';

export interface PublishedProps {
  number: number;
  /** A field that it has changed and that visitors see now; null if there is none. */
  changed: ContentField | null;
  /** The articles that visitors do not see now. */
  unseen: UnseenArticle[];
  /** Whether there is nothing else in it. */
  isAllUnseen: boolean;
}

/** An article that visitors do not see yet, or no longer. */
interface UnseenArticle {
  title: string;
  /** A day or a time by the clinic's clock, as it is written: `2026-12-01T09:30`; null if it is taken off the site. */
  from: string | null;
}

/** Confirms a publication, links to its page, and offers to undo it. */
export function Published({ number, changed, unseen, isAllUnseen }: PublishedProps) {
  const { content: copy } = useCopy();
  const timeOf = useDaysAndTimes();
  const { data } = useQuery({
    queryKey: [...contentKey, 'page-of', changed],
    queryFn: () => ask<PreviewPage>(`/content/preview-page${queryOf({ ...changed })}`),
    enabled: changed !== null,
    retry: false,
  });
  const box = useRef<HTMLDivElement>(null);
  const [undone, setUndone] = useState<UndoneAnswer>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said changes with it
  useEffect(() => box.current?.focus(), [undone]);
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      className="card mb-4 border-l-4 border-l-success-ink bg-success p-4 text-success-ink outline-none"
    >
      {undone ? (
        <p className="font-semibold">{undoneText(copy, undone)}</p>
      ) : (
        <>
          {!isAllUnseen && <p className="font-semibold">{copy.published}</p>}
          {unseen.map(({ title, from }) => (
            <p key={`${title} ${from}`} className="font-semibold">
              {from === null
                ? `${title}: ${copy.isHidden}`
                : interpolate(copy.publishedLater, { NAME: title, TIME: timeOf(from) })}
            </p>
          ))}
        </>
      )}
      {data?.page && !undone && (
        <a
          href={data.page}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center font-semibold underline"
        >
          {copy.seeOnSite}
        </a>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-6">
        {!undone && <UndoButton number={number} onUndone={setUndone} />}
        <Link to="/site/history" className="inline-flex min-h-11 items-center underline">
          {copy.history}
        </Link>
      </div>
    </div>
  );
}

interface UndoButtonProps {
  number: number;
  onUndone: (undone: UndoneAnswer) => void;
}

/** What is said of a publication that was undone. */
export function undoneText(copy: DeskWords['content'], { drafts }: UndoneAnswer): string {
  return drafts.length > 0 ? `${copy.undone} ${copy.undoneDrafts}` : copy.undone;
}

/** Undoes a publication; the undo can be undone too. */
export function UndoButton({ number, onUndone }: UndoButtonProps) {
  const { content: copy } = useCopy();
  const undo = useUndo();
  const newer = undo.error instanceof DeskError ? undo.error.newer : [];
  return (
    <div>
      <button
        type="button"
        className={buttonClasses('outline', 'disabled:opacity-50')}
        aria-label={`${copy.undo}: ${interpolate(copy.number, { NUMBER: number })}`}
        disabled={undo.isPending}
        // The list may be rendered again before the answer arrives; the error is shown below.
        onClick={() => void undo.mutateAsync(number).then(onUndone, () => {})}
      >
        {undo.isPending ? copy.undoing : copy.undo}
      </button>
      <Problem error={undo.error} />
      {newer.length > 0 && (
        <p className="mt-1 font-semibold">
          {interpolate(copy.undoFirst, { NUMBERS: newer.join(', ') })}
        </p>
      )}
    </div>
  );
}

/** Why nothing was published, with links to the fields at fault. */
export function Refused({ error, retry }: { error: Error | null; retry: () => void }) {
  const { content: copy, frame } = useCopy();
  const nameField = useFieldNames();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) box.current?.focus();
  }, [error]);
  if (!error) return null;
  const refusal = error instanceof DeskError ? error : null;
  const isLost = refusal?.problem === 'unreachable';
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="card mb-4 border-l-4 border-l-ink bg-warm p-4 outline-none"
    >
      <p className="font-semibold">{isLost ? copy.lost : (refusal?.message ?? frame.failed)}</p>
      <ul>
        {refusal?.mistakes.map(({ path, pointer, message }) => (
          <li key={path + pointer + message} className="mt-2">
            <Link
              {...linkTo({ path, pointer })}
              className="inline-flex min-h-11 items-center font-semibold underline"
            >
              {nameField(path, pointer.split('/').slice(1))}
            </Link>
            <p className="wrap-anywhere">{message}</p>
          </li>
        ))}
      </ul>
      {(isLost || refusal?.problem === 'busy') && (
        <button type="button" className={buttonClasses('outline', 'mt-3')} onClick={retry}>
          {frame.tryAgain}
        </button>
      )}
    </div>
  );
}
