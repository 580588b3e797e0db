import { type ReactNode, useSyncExternalStore } from 'react';
import { interpolate } from '../../../../shared/interpolate.ts';
import { useCopy } from '../../parts/setup.ts';
import { useCovered } from '../../parts/visual-viewport.ts';
import type { DeskWords } from '../../words/en.ts';
import type { SiteSaves, ValueState } from './site-saves.ts';

interface SavesBarProps {
  saves: SiteSaves;
  /** Whether something is wrong with what is saved. */
  isWrong: boolean;
  /** A link beside it. */
  children: ReactNode;
}

/**
 * The bar at the lower edge of the screen, above an on-screen keyboard: whether everything is saved, and a way
 * on. Screen readers hear only of failures.
 */
export function SavesBar({ saves, isWrong, children }: SavesBarProps) {
  const { site: copy } = useCopy();
  const { bottom } = useCovered();
  useSyncExternalStore(saves.subscribe, saves.state);
  const { states } = saves;
  const failed = states.find(({ kind }) => kind === 'failed' || kind === 'conflict');
  const saved = isWrong ? copy.savedWrong : copy.saved;
  const text = textOf(states, failed, copy) ?? saved;
  return (
    <div
      className="sticky z-10 mt-4 flex min-h-16 items-center justify-between gap-x-3 border-t border-line bg-page py-2 text-small"
      style={{ bottom: `${bottom}px` }}
    >
      <div className="flex min-w-0 flex-wrap items-center gap-x-3">
        <p className={failed ? 'font-semibold' : 'text-soft'}>{text}</p>
        {failed?.kind === 'failed' && (
          <button
            type="button"
            className="min-h-11 font-semibold underline"
            onClick={() => void saves.flush()}
          >
            {copy.saveNow}
          </button>
        )}
        {failed?.kind === 'conflict' && (
          <button type="button" className="min-h-11 font-semibold underline" onClick={showChoice}>
            {copy.showChoice}
          </button>
        )}
        <p role="status" className="sr-only">
          {failed && text}
        </p>
      </div>
      {children}
    </div>
  );
}

/** Shows the first choice between two wordings that is to be made. */
function showChoice(): void {
  const choice = document.querySelector('[role=alert] [data-choice]');
  choice?.scrollIntoView({ block: 'center' });
  choice?.querySelector('button')?.focus({ preventScroll: true });
}

/** What is not saved; null if all is. */
function textOf(
  states: ValueState[],
  failed: ValueState | undefined,
  copy: DeskWords['site'],
): string | null {
  if (failed?.kind === 'conflict') return copy.choose;
  if (failed?.kind === 'failed') {
    if (!failed.isKept) return copy.failedUnkept;
    return failed.isRetried
      ? copy.failed
      : interpolate(copy.refused, { REASON: failed.error.message });
  }
  if (states.some(({ kind }) => kind === 'saving')) return copy.saving;
  return states.some(({ kind }) => kind === 'unsaved') ? copy.unsaved : null;
}
