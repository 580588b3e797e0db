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
  /** The fields. */
  children: ReactNode;
}

/** Fields with one button, and what went wrong with what was sent. */
export function Form({ action, button, isOver = false, children }: FormProps) {
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
        <SubmitButton isDisabled={action.isPending || isOver}>{button}</SubmitButton>
      </form>
      <Problem error={action.error} retry={() => action.mutate()} />
    </>
  );
}
