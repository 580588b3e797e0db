import { useEffect, useRef } from 'react';
import type { ListedEnquiry } from '../../../shared/desk/enquiries/list.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { buttonClasses } from '../../ui/Button.tsx';
import { type BulkMoveResult, useMoveSeveral, useUndoSeveral } from '../api/enquiry-changes.ts';
import { undoWindow } from '../api/query-client.ts';
import { Problem } from '../parts/Problem.tsx';
import { useCopy } from '../parts/setup.ts';
import type { Filter } from './filter.ts';

interface BulkMoveProps {
  /** The filter of the list. */
  filter: Filter;
  selection: ListedEnquiry[];
  /** Called once the selected enquiries have been moved. */
  onMoved: () => void;
}

/** Moves the selected enquiries together, and can undo the move. Its buttons never change position. */
export function BulkMove({ filter, selection, onMoved }: BulkMoveProps) {
  const { list: copy, enquiry } = useCopy();
  const move = useMoveSeveral();
  const undo = useUndoSeveral();
  const labels: Record<BulkMoveTarget, string> = {
    answered: enquiry.answer,
    archived: enquiry.archive,
    spam: enquiry.spam,
    new: enquiry.notSpam,
  };
  const moveResult = move.data && selection.length === 0 && !undo.isSuccess ? move.data : undefined;
  const { reset } = move;
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!moveResult || undo.isPending || undo.isError) return;
    const timer = setTimeout(reset, undoWindow);
    return () => clearTimeout(timer);
  }, [moveResult, undo.isPending, undo.isError, reset]);
  const isDisabled = selection.length === 0 || move.isPending;
  return (
    <section
      aria-label={copy.selectSeveral}
      className="sticky bottom-0 z-20 -mx-[min(1.25rem,6.25vw)] mt-4 border-t border-line bg-surface px-[min(1.25rem,6.25vw)] pb-2 panes:mx-0 panes:px-0 lowest:static print:hidden"
    >
      <div className="flex min-h-12 items-center justify-between gap-3 text-small">
        <p ref={status} role="status" tabIndex={-1} className="outline-none">
          {moveResult ? (
            <MoveResult result={moveResult} />
          ) : (
            interpolate(copy.selectedCount, { COUNT: selection.length })
          )}
        </p>
        {moveResult && moveResult.enquiries.length > 0 && (
          <button
            type="button"
            className={buttonClasses('outline', 'min-h-11 py-1')}
            disabled={undo.isPending}
            onClick={() => {
              status.current?.focus();
              undo.mutate(moveResult);
            }}
          >
            {enquiry.undo}
          </button>
        )}
      </div>
      <div className="grid grid-cols-3 gap-2">
        {targetsFrom(filter).map((target) => (
          <button
            key={target}
            type="button"
            className={buttonClasses('outline', 'px-1 aria-disabled:bg-panel')}
            aria-disabled={isDisabled}
            onClick={() => {
              if (isDisabled) return;
              undo.reset();
              move.mutate([selection, target], { onSuccess: onMoved });
            }}
          >
            {labels[target]}
          </button>
        ))}
      </div>
      <Problem error={move.error ?? undo.error} />
    </section>
  );
}

function MoveResult({ result }: { result: BulkMoveResult }) {
  const { list: copy } = useCopy();
  const { enquiries, to, unsentCount, conflictCount } = result;
  return (
    <>
      {interpolate(copy.severalMoved, { COUNT: enquiries.length - unsentCount, TAB: copy[to] })}
      {unsentCount > 0 && ` ${interpolate(copy.severalUnsent, { COUNT: unsentCount })}`}
      {conflictCount > 0 && ` ${interpolate(copy.severalChanged, { COUNT: conflictCount })}`}
    </>
  );
}

/** The tabs to which several enquiries are moved, each with a button in a fixed place. */
const targetTabs = ['answered', 'archived', 'spam'] as const;

/** A tab to which several enquiries can be moved together. */
type BulkMoveTarget = (typeof targetTabs)[number] | 'new';

/** Where the enquiries of a list can be moved. Under Spam, they can go back to New instead of to Spam. */
function targetsFrom({ tab, search }: Filter): BulkMoveTarget[] {
  const isSpam = tab === 'spam' && !search;
  return targetTabs.map((target) => (isSpam && target === 'spam' ? 'new' : target));
}
