import type { ReactNode } from 'react';
import { buttonClasses } from '../../../ui/Button.tsx';
import { ShownValue } from './ShownValue.tsx';

/** One of the wordings to choose from. */
export interface Wording {
  label: string;
  value: unknown;
  /** On the button that takes it; it is only shown if absent. */
  action?: string;
  onTake?: () => void;
}

interface ChoiceProps {
  text: string;
  wordings: Wording[];
  language: string | null;
  isPending?: boolean;
  children?: ReactNode;
}

/** Wordings of a field beside each other, of which somebody takes one. */
export function Choice({ text, wordings, language, isPending = false, children }: ChoiceProps) {
  return (
    <div className="mt-2 rounded-card border border-rule border-l-4 border-l-accent bg-warm p-3 text-small">
      <p className="font-semibold">{text}</p>
      {wordings.map(({ label, value, action, onTake }) => (
        <div key={label} className="mt-2">
          <p className="text-soft">{label}</p>
          <ShownValue value={value} language={language} />
          {action && (
            <div className="mt-1">
              <button
                type="button"
                className={buttonClasses('outline')}
                disabled={isPending}
                onClick={onTake}
              >
                {action}
              </button>
            </div>
          )}
        </div>
      ))}
      {children}
    </div>
  );
}
