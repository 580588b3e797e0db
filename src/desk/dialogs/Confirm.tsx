import { type ReactNode, useState } from 'react';
import { interpolate } from '../../../shared/interpolate.ts';
import { buttonClasses } from '../../ui/Button.tsx';
import { Field } from '../parts/Field.tsx';
import { Problem } from '../parts/Problem.tsx';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { useCopy } from '../parts/setup.ts';
import { DialogButtons } from './DialogButtons.tsx';
import { Popup } from './Popup.tsx';

interface ConfirmProps {
  heading: string;
  text: string;
  /** The label of the button that does it. */
  action: string;
  /** A word that has to be typed first. */
  word?: string;
  /** A way to save what would be lost, offered first. */
  instead?: { label: string; onPress: () => void } | undefined;
  error: Error | null;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Accepted in every language of the desk, because not every keyboard has its letters. */
const latinWord = 'delete';

/** Asks before something is done that cannot be undone. */
export function Confirm(props: ConfirmProps) {
  const { word, instead, error, isPending, onConfirm, onClose, ...copy } = props;
  const { parts } = useCopy();
  const [typed, setTyped] = useState('');
  const plain = (text: string) => text.trim().normalize('NFC').toLowerCase();
  const isMeant = word === undefined || [plain(word), latinWord].includes(plain(typed));
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
          {instead && (
            <button
              type="button"
              className={buttonClasses('primary', 'disabled:opacity-50')}
              disabled={isPending}
              onClick={instead.onPress}
            >
              {instead.label}
            </button>
          )}
          <SubmitButton
            variant={instead ? 'outline' : 'primary'}
            isDisabled={!isMeant || isPending}
          >
            {copy.action}
          </SubmitButton>
        </DialogButtons>
      </form>
      <Problem error={error} retry={instead?.onPress ?? onConfirm} />
    </Popup>
  );
}
