import type { ReactNode } from 'react';
import { buttonClasses } from '../../ui/Button.tsx';
import { DeskError } from '../api/request.ts';
import { useCopy } from './setup.ts';

interface ProblemProps {
  error: Error | null;
  /** Retries; the button appears only if a retry may help. */
  retry?: (() => void) | undefined;
  /** Shown in place of the mistakes that prevent publishing. */
  children?: ReactNode;
}

/** Shows an error in plain language, with a button for a retry if one may help. */
export function Problem({ error, retry, children }: ProblemProps) {
  const { frame } = useCopy();
  const errorText = useErrorText();
  if (!error) return null;
  const refusal = error instanceof DeskError ? error : null;
  const canRetry = retry && (refusal?.isTemporary ?? true);
  return (
    <div ref={bringIntoView} role="alert" className="warning-ground mt-4 p-4">
      <p className="font-semibold">{errorText(error)}</p>
      {children ?? refusal?.mistakes.map(({ message }) => <p key={message}>{message}</p>)}
      {canRetry && (
        <button type="button" className={buttonClasses('outline', 'mt-3')} onClick={retry}>
          {frame.tryAgain}
        </button>
      )}
    </div>
  );
}

/** Returns a function that puts an error into words. */
export function useErrorText(): (error: Error) => string {
  const { frame } = useCopy();
  return (error) =>
    error instanceof DeskError && error.problem !== 'unreachable'
      ? error.message
      : frame.unreachable;
}

/** Scrolls to an error, which may be below the edge of the screen. */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
