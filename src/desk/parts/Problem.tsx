import { buttonClasses } from '../../ui/Button.tsx';
import { DeskError } from '../api/request.ts';
import { useCopy } from './setup.ts';

interface ProblemProps {
  error: Error | null;
  /** Set if a retry may help. */
  retry?: (() => void) | undefined;
}

/** Shows an error in plain language, and may offer to retry. */
export function Problem({ error, retry }: ProblemProps) {
  const { frame } = useCopy();
  if (!error) return null;
  const message =
    error instanceof DeskError && error.problem !== 'unreachable'
      ? error.message
      : frame.unreachable;
  const canRetry = retry && !(error instanceof DeskError && !error.isTemporary);
  return (
    <div ref={intoView} role="alert" className="card mt-4 border-l-4 border-l-ink bg-warm p-4">
      <p className="font-semibold">{message}</p>
      {canRetry && (
        <button type="button" className={buttonClasses('outline', 'mt-3')} onClick={retry}>
          {frame.tryAgain}
        </button>
      )}
    </div>
  );
}

/** The result may be below the edge of the screen. */
function intoView(outcome: HTMLElement | null): void {
  outcome?.scrollIntoView({ block: 'nearest' });
}
