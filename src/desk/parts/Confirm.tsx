import { type ReactNode, useState } from 'react';
import { interpolate } from '../../../shared/interpolate.ts';
import { DialogButtons } from './DialogButtons.tsx';
import { Field } from './Field.tsx';
import { Popup } from './Popup.tsx';
import { Problem } from './Problem.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useCopy } from './setup.ts';

interface ConfirmProps {
  heading: string;
  text: string;
  /** On the button that does it. */
  action: string;
  /** A word that has to be typed first. */
  word?: string;
  error: Error | null;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks before something is done that cannot be undone. */
export function Confirm({ word, error, isPending, onConfirm, onClose, ...copy }: ConfirmProps) {
  const { parts } = useCopy();
  const [typed, setTyped] = useState('');
  const isMeant = word === undefined || typed.trim().toLowerCase() === word.toLowerCase();
  return (
    <Popup heading={copy.heading} isAlert onClose={onClose}>
      <p className="mt-3">{copy.text}</p>
      <form
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isMeant && !isPending) onConfirm();
        }}
      >
        {word !== undefined && (
          <Field
            label={interpolate(parts.deleteLabel, { WORD: word })}
            value={typed}
            onChange={setTyped}
            autoFocus
            autoComplete="off"
          />
        )}
        <DialogButtons onCancel={onClose}>
          <SubmitButton isDisabled={!isMeant || isPending}>{copy.action}</SubmitButton>
        </DialogButtons>
      </form>
      <Problem error={error} retry={onConfirm} />
    </Popup>
  );
}
