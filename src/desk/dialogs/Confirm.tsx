import { useState } from 'react';
import { buttonClasses } from '../../ui/Button.tsx';
import { Problem } from '../parts/Problem.tsx';
import { Popup, PopupForm } from './Popup.tsx';

interface ConfirmProps {
  heading: string;
  text: string;
  /** The label of the confirming button. */
  action: string;
  /** A button that saves what would be lost; it is then the main button. */
  alternative?: { label: string; onPress: () => void } | undefined;
  error?: Error | null;
  isPending?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** A dialog that asks for confirmation. */
export function Confirm(props: ConfirmProps) {
  const { alternative, error = null, isPending = false, onConfirm, onClose, ...copy } = props;
  return (
    <Popup heading={copy.heading} isAlert onClose={onClose}>
      <p className="mt-3">{copy.text}</p>
      <PopupForm
        action={alternative?.label ?? copy.action}
        isDisabled={isPending}
        others={
          alternative && (
            <button
              type="button"
              className={buttonClasses('outline', 'disabled:opacity-50')}
              disabled={isPending}
              onClick={onConfirm}
            >
              {copy.action}
            </button>
          )
        }
        onSubmit={alternative?.onPress ?? onConfirm}
        onClose={onClose}
      />
      <Problem error={error} retry={alternative?.onPress ?? onConfirm} />
    </Popup>
  );
}

interface ConfirmButtonProps {
  /** The label of the button and, by default, of the confirming one. */
  label: string;
  /** What the button acts on, for screen readers. */
  name?: string;
  className?: string;
  isDisabled?: boolean;
  heading: string;
  text: string;
  /** The label of the confirming button, if different. */
  action?: string;
  /** The confirmed change: the dialog stays until this button disappears. Without it, the dialog closes immediately. */
  change?: { error: Error | null; isPending: boolean };
  onConfirm: () => void;
}

/** A button that asks for confirmation. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const {
    label,
    name,
    className = 'min-h-11 font-semibold underline',
    isDisabled = false,
    action = label,
    change,
    ...dialog
  } = props;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={name && `${label}: ${name}`}
        disabled={isDisabled}
        onClick={() => setAsking(true)}
      >
        {label}
      </button>
      {isAsking && (
        <Confirm
          {...dialog}
          action={action}
          error={change?.error ?? null}
          isPending={change?.isPending ?? false}
          onConfirm={() => {
            dialog.onConfirm();
            if (!change) setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
