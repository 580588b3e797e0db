import type { ReactNode } from 'react';
import type { ButtonVariant } from '../../ui/Button.tsx';
import { Problem } from './Problem.tsx';
import { SubmitButton } from './SubmitButton.tsx';

interface FormProps {
  /** Sends what was typed. */
  action: { mutate: () => void; isPending: boolean; error: Error | null };
  /** The label of the button; while it is null, there is nothing to send and no button. */
  button: string | null;
  variant?: ButtonVariant;
  /** Whether the form cannot be sent yet. */
  isDisabled?: boolean;
  /** Where the button is sticky in a long form: above an enquiry's bar, or at the edge of the screen. */
  stickyButton?: keyof typeof stickyClasses;
  /**
   * Validates the fields in place of the browser, and shows the desk's own messages. Returns the name of
   * the first wrong field, which then gets the focus; undefined if the form can be sent.
   */
  findFirstInvalid?: () => string | undefined;
  /** A note above the button. */
  note?: ReactNode;
  children: ReactNode;
}

/** The button gets a background, because content scrolls behind it. */
const stickyClasses = {
  aboveBar: 'sticky bottom-15 z-10 bg-surface py-3 panes:-bottom-4 lowest:static',
  atEdge: 'edge-bar',
};

/** Fields with one button, and the error if sending failed. */
export function Form({
  action,
  button,
  variant = 'primary',
  isDisabled = false,
  stickyButton,
  findFirstInvalid,
  note,
  children,
}: FormProps) {
  return (
    <>
      <form
        className="grid grid-cols-1 gap-5"
        noValidate={findFirstInvalid !== undefined}
        onSubmit={(event) => {
          event.preventDefault();
          // Enter sends even a form without a button.
          if (button === null) return;
          const invalidName = findFirstInvalid?.();
          if (invalidName === undefined) return action.mutate();
          const field = event.currentTarget.elements.namedItem(invalidName);
          if (field instanceof HTMLElement) field.focus();
        }}
      >
        {children}
        {button !== null && (
          <div className={`grid ${stickyButton ? stickyClasses[stickyButton] : ''}`}>
            {note}
            <SubmitButton variant={variant} isDisabled={action.isPending || isDisabled}>
              {button}
            </SubmitButton>
          </div>
        )}
      </form>
      <Problem error={action.error} retry={() => action.mutate()} />
    </>
  );
}
