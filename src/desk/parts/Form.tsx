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
  children,
}: FormProps) {
  return (
    <>
      <form
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          action.mutate();
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
