import type { ReactNode } from 'react';
import { type ButtonVariant, buttonClasses } from '../../ui/Button.tsx';

interface SubmitButtonProps {
  variant?: ButtonVariant;
  isDisabled?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * The button that sends a form. A press does not take the focus from the field, because the error message that appears on
 * blur would move the button away during the press. A disabled button keeps the focus, so that keyboard users do not
 * start again at the top of the page.
 */
export function SubmitButton({
  variant = 'primary',
  isDisabled = false,
  className = '',
  children,
}: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className={buttonClasses(variant, `aria-disabled:opacity-50 ${className}`)}
      onMouseDown={(event) => event.preventDefault()}
      aria-disabled={isDisabled}
      onClick={(event) => {
        if (isDisabled) event.preventDefault();
      }}
    >
      {children}
    </button>
  );
}
