import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { buttonClasses } from '../../ui/Button.tsx';
import { type LastMove, lastMoveKey, useMove } from '../api/changes.ts';
import { useSignedIn } from '../api/session.ts';
import { Problem } from '../parts/Problem.tsx';
import { fill, useCopy } from '../parts/setup.ts';

/** How long a move can be undone, in milliseconds; longer while the button has the focus or the pointer. */
const undoneWithin = 10_000;

/** Says where an enquiry was moved, and undoes it. It overlays the page, so that nothing moves. */
export function UndoMove() {
  const { data: move } = useQuery<LastMove | null>({ queryKey: lastMoveKey, enabled: false });
  return move ? <Undo key={move.at} move={move} /> : null;
}

function Undo({ move }: { move: LastMove }) {
  const { enquiry: copy, list } = useCopy();
  const { person } = useSignedIn();
  const client = useQueryClient();
  const undo = useMove(move.id, person.name);
  const [isHeld, setHeld] = useState(false);
  const isBusy = isHeld || undo.isPending || undo.isError;
  useEffect(() => {
    if (isBusy) return;
    const timer = setTimeout(() => client.setQueryData(lastMoveKey, null), undoneWithin);
    return () => clearTimeout(timer);
  }, [client, isBusy]);
  const putBack = () => undo.mutate({ tab: move.from, undo: true });
  return (
    <section
      aria-label={copy.undo}
      className="card fixed inset-x-4 bottom-4 z-20 mx-auto max-w-md border border-rule p-3"
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="wrap-anywhere">
          {fill(copy.moved, { NAME: move.name, TAB: list[move.to] })}
        </p>
        <button
          type="button"
          className={buttonClasses('outline')}
          disabled={undo.isPending}
          onClick={putBack}
        >
          {copy.undo}
        </button>
      </div>
      <Problem error={undo.error} retry={putBack} />
    </section>
  );
}
