import { type ReactNode, useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { buttonClasses } from '../../ui/Button.tsx';
import { fill, useWords } from '../setup.ts';
import { Field } from './Field.tsx';
import { Problem } from './Problem.tsx';

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
  const { account, parts } = useWords();
  const [typed, setTyped] = useState('');
  const isMeant = word === undefined || typed.trim().toLowerCase() === word.toLowerCase();
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="fixed inset-0 z-50 flex items-center justify-center bg-deep/70 p-4"
    >
      <Modal className="w-full max-w-lg">
        <Dialog role="alertdialog" className="card bg-surface p-6 text-ink outline-none">
          <Heading slot="title" className="font-heading text-card font-semibold">
            {copy.heading}
          </Heading>
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
                label={fill(parts.deleteLabel, { WORD: word })}
                value={typed}
                onChange={setTyped}
                autoFocus
                autoComplete="off"
              />
            )}
            <div className="flex flex-wrap gap-3">
              <button
                type="submit"
                disabled={!isMeant || isPending}
                className={buttonClasses('primary', 'disabled:opacity-50')}
              >
                {copy.action}
              </button>
              <button type="button" className={buttonClasses('outline')} onClick={onClose}>
                {account.cancel}
              </button>
            </div>
          </form>
          <Problem error={error} retry={onConfirm} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
