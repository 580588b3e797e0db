import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { interpolate } from '../../../shared/interpolate.ts';
import { buttonClasses } from '../../ui/Button.tsx';
import { destinationOf, type LastMove, useMove } from '../api/enquiry-changes.ts';
import { deletedKey, lastMoveKey, undoWindow } from '../api/query-client.ts';
import { useSignedIn } from '../api/session.ts';
import { useUndoAnswer } from '../api/visits.ts';
import { Problem } from '../parts/Problem.tsx';
import { useCopy } from '../parts/setup.ts';
import { useTimeWithToday } from '../time/times.ts';
import { useVisitState } from '../visits/visit-events.ts';
import { usePlacementText } from './Chips.tsx';

/**
 * Reports the last move, offer or recorded answer, with a button that undoes it; or says whose enquiry was deleted,
 * which cannot be undone. Nothing around this report moves when it appears.
 * @param children shown in its place while there is nothing to say; without them it floats above the page
 */
export function UndoMove({ children }: { children?: ReactNode }) {
  const { data: move } = useQuery<LastMove | null>({ queryKey: lastMoveKey, enabled: false });
  const deletionText = useDeletionText();
  const moveText = useMoveText();
  const status = useRef<HTMLParagraphElement>(null);
  const floatingClasses =
    move || deletionText
      ? 'card fixed inset-x-4 bottom-4 z-20 mx-auto max-w-md border-rule p-3'
      : 'sr-only';
  return (
    <div
      className={`flex min-h-12 items-center justify-between gap-2 text-small narrowest:min-h-8 narrowest:flex-wrap narrowest:gap-y-1 print:hidden ${children === undefined ? floatingClasses : ''}`}
    >
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className={`line-clamp-2 wrap-anywhere leading-tight outline-none ${children !== undefined && (move || deletionText) ? 'bar-note' : ''}`}
      >
        {move ? moveText(move) : (deletionText ?? children)}
      </p>
      {/* The button disappears once pressed, so the focus moves to the text beside it. */}
      {move && (
        <Undo
          key={move.at}
          move={move}
          onUndo={() => status.current?.focus({ preventScroll: true })}
        />
      )}
    </div>
  );
}

/** A sentence that says whose enquiry was just deleted. */
function useDeletionText(): string | null {
  const { common: copy } = useCopy();
  const client = useQueryClient();
  const { data: name } = useQuery<string | null>({ queryKey: deletedKey, enabled: false });
  useEffect(() => {
    if (!name) return;
    const timer = setTimeout(() => client.setQueryData(deletedKey, null), undoWindow);
    return () => clearTimeout(timer);
  }, [client, name]);
  return name ? interpolate(copy.deleted, { NAME: name }) : null;
}

/** Returns a function that describes a move. */
function useMoveText(): (move: LastMove) => string {
  const { enquiry: copy } = useCopy();
  const placementText = usePlacementText();
  const timeOf = useTimeWithToday();
  const stateOf = useVisitState();
  return ({ name, to, offer, isAnswer }) => {
    if (offer) return interpolate(copy.offered, { NAME: name, TIME: timeOf(offer.visitAt) });
    const text = isAnswer ? stateOf({ visit: to.visit, halfDays: [] }) : placementText(to);
    return interpolate(copy.moved, { NAME: name, TAB: text });
  };
}

function Undo({ move, onUndo }: { move: LastMove; onUndo: () => void }) {
  const { enquiry: copy } = useCopy();
  const { person, timeZone } = useSignedIn();
  const client = useQueryClient();
  const undoMove = useMove(move.id, person.name);
  const undoAnswer = useUndoAnswer(move.id);
  const undo = move.isAnswer ? undoAnswer : undoMove;
  const [isInUse, setInUse] = useState(false);
  const isBusy = isInUse || undo.isPending || undo.isError;
  useEffect(() => {
    if (isBusy) return;
    const timer = setTimeout(() => client.setQueryData(lastMoveKey, null), undoWindow);
    return () => clearTimeout(timer);
  }, [client, isBusy]);
  const undoNow = () => {
    onUndo();
    if (move.isAnswer) return undoAnswer.mutate(undefined);
    undoMove.mutate({
      ...destinationOf(move.from, timeZone),
      undo: true,
      ...(move.offer && { offer: move.offer.version }),
      ...(move.sentOffer !== null && { sent: move.sentOffer }),
    });
  };
  if (undo.error) return <Problem error={undo.error} />;
  return (
    <button
      type="button"
      className={buttonClasses('outline', 'min-h-11 shrink-0 py-1 max-md:px-3! max-md:text-small!')}
      disabled={undo.isPending}
      onClick={undoNow}
      onFocus={() => setInUse(true)}
      onBlur={() => setInUse(false)}
      onPointerEnter={() => setInUse(true)}
      onPointerLeave={() => setInUse(false)}
    >
      {copy.undo}
    </button>
  );
}
