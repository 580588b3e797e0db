import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { interpolate } from '../../../../shared/interpolate.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import { DeskError } from '../../api/request.ts';
import { Problem } from '../../parts/Problem.tsx';
import { useCopy } from '../../parts/setup.ts';
import { useUndo } from '../data/api.ts';
import { useFieldNames } from '../data/files.ts';
import { linkTo } from '../data/place.ts';

interface UndoButtonProps {
  number: number;
  onUndone: () => void;
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
        // The list may be rendered again before the response arrives; the error is shown below.
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
