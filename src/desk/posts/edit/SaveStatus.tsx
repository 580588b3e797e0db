import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { interpolate } from '../../../../shared/interpolate.ts';
import { useCopy } from '../../parts/setup.ts';
import { useCovered } from '../../parts/visual-viewport.ts';
import type { SaveState } from '../../saving/save-state.ts';
import { useClock } from '../../time/times.ts';
import type { DeskWords } from '../../words/en.ts';
import type { PostQueue } from '../save/use-post-queue.ts';

interface SaveStatusProps {
  queue: PostQueue;
  /** A button beside it. */
  children: ReactNode;
}

/**
 * The bar at the lower edge of the screen, above an on-screen keyboard: the state of saving, and a button.
 * Screen readers announce only failures, and recovery from them.
 */
export function SaveStatus({ queue, children }: SaveStatusProps) {
  const { post: copy } = useCopy();
  const { bottom } = useCovered();
  const clock = useClock();
  const state = useSyncExternalStore(queue.subscribe, queue.state);
  const text = textOf(state, copy, clock);
  const wasFailed = useRef(false);
  const [told, setTold] = useState('');
  useEffect(() => {
    if (state.kind === 'failed' || (state.kind === 'saved' && wasFailed.current)) setTold(text);
    if (state.kind === 'failed') wasFailed.current = true;
    if (state.kind === 'saved') wasFailed.current = false;
  }, [state, text]);
  const isFailed = state.kind === 'failed';
  return (
    <div
      className="sticky z-10 mt-4 flex min-h-16 items-center justify-between gap-x-3 border-t border-line bg-page py-2 text-small lg:min-h-0"
      style={{ bottom: `${bottom}px` }}
    >
      <div className="flex min-w-0 flex-wrap items-center gap-x-3">
        <p className={isFailed ? 'font-semibold' : 'text-soft'}>{text}</p>
        {isFailed && (
          <button
            type="button"
            className="min-h-11 font-semibold underline"
            onClick={() => void queue.flush()}
          >
            {copy.saveNow}
          </button>
        )}
        <p role="status" className="sr-only">
          {told}
        </p>
      </div>
      {children}
    </div>
  );
}

function textOf(
  state: SaveState<unknown>,
  copy: DeskWords['post'],
  clock: (iso: string) => string,
): string {
  if (state.kind === 'saved') {
    return state.at === null ? copy.empty : interpolate(copy.savedAt, { TIME: clock(state.at) });
  }
  if (state.kind === 'saving') return copy.saving;
  if (state.kind !== 'failed') return copy.unsaved;
  if (!state.isKept) return copy.failedUnkept;
  return state.isRetried ? copy.failed : interpolate(copy.refused, { REASON: state.error.message });
}
