import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { buttonClasses } from '../../ui/Button.tsx';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { useCopy } from '../parts/setup.ts';

interface PopupProps {
  heading: string;
  /** Whether it asks a question. */
  isAlert?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog above the page. */
export function Popup({ heading, isAlert = false, onClose, children }: PopupProps) {
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
      // The height that an on-screen keyboard leaves.
      className="fixed inset-x-0 top-0 z-50 flex h-(--visual-viewport-height) items-center justify-center bg-deep/70 p-4"
    >
      <Modal className="max-h-full w-full max-w-lg overflow-y-auto rounded-card">
        <Dialog
          role={isAlert ? 'alertdialog' : 'dialog'}
          className="card bg-surface p-5 text-ink outline-none sm:p-6"
        >
          <Heading slot="title" className="font-heading text-card font-semibold">
            {heading}
          </Heading>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

interface PopupFormProps {
  /** The label of the submit button. */
  action: string;
  isDisabled?: boolean;
  /** Buttons between the submit button and the cancel button. */
  others?: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** The fields of a dialog, a submit button and a cancel button. */
export function PopupForm(props: PopupFormProps) {
  const { action, isDisabled = false, others, onSubmit, onClose } = props;
  const { common } = useCopy();
  return (
    <form
      className="mt-4 grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isDisabled) onSubmit();
      }}
    >
      {props.children}
      <div className="flex flex-wrap gap-3">
        <SubmitButton isDisabled={isDisabled}>{action}</SubmitButton>
        {others}
        <button type="button" className={buttonClasses('outline')} onClick={onClose}>
          {common.cancel}
        </button>
      </div>
    </form>
  );
}
