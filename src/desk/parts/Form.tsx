import type { ReactNode } from 'react';
import { Problem } from './Problem.tsx';
import { SubmitButton } from './SubmitButton.tsx';

interface FormProps {
  /** What is done with what was typed. */
  action: { mutate: () => void; isPending: boolean; error: Error | null };
  /** On the button that does it. */
  button: string;
  /** Whether it cannot be done any more. */
  isOver?: boolean;
  /** Whether the button stays on the screen, above the bar of an enquiry. */
  isButtonKept?: boolean;
  /**
   * Says what is wrong with the fields, where the desk says it in its own words instead of the browser: the name
   * of the first field to mend, which has the focus then; undefined if all can be sent.
   */
  firstWrong?: () => string | undefined;
  /** The fields. */
  children: ReactNode;
}

/** Above the bar of an enquiry; what lies behind does not show beside it. */
const kept = 'sticky bottom-26 z-10 bg-surface py-3 lowest:static';

/** Fields with one button, and what went wrong with what was sent. */
export function Form({
  action,
  button,
  isOver = false,
  isButtonKept = false,
  firstWrong,
  children,
}: FormProps) {
  return (
    <>
      <form
        className="grid grid-cols-1 gap-5"
        noValidate={firstWrong !== undefined}
        onSubmit={(event) => {
          event.preventDefault();
          const wrong = firstWrong?.();
          if (wrong === undefined) return action.mutate();
          const field = event.currentTarget.elements.namedItem(wrong);
          if (field instanceof HTMLElement) field.focus();
        }}
      >
        {children}
        <div className={`grid ${isButtonKept ? kept : ''}`}>
          <SubmitButton isDisabled={action.isPending || isOver}>{button}</SubmitButton>
        </div>
      </form>
      <Problem error={action.error} retry={() => action.mutate()} />
    </>
  );
}
