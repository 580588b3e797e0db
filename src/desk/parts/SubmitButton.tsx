import type { ReactNode } from 'react';
import { type ButtonVariant, buttonClasses } from '../../ui/Button.tsx';

interface SubmitButtonProps {
  variant?: ButtonVariant;
  isDisabled?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * The button that sends a form. Pressing it leaves the focus in the field: the message that appears
 * when the focus leaves a field would move the button away before the press is over.
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
      className={buttonClasses(variant, `disabled:opacity-50 ${className}`)}
      onMouseDown={(event) => event.preventDefault()}
      disabled={isDisabled}
    >
      {children}
    </button>
  );
}
