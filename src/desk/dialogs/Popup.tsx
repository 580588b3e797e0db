import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

interface PopupProps {
  heading: string;
  /** True if it asks a question that must be answered first. */
  isAlert?: boolean;
  isWide?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog above the page. */
export function Popup({ heading, isAlert = false, isWide = false, onClose, children }: PopupProps) {
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
      // The room that an on-screen keyboard leaves.
      className="fixed inset-x-0 top-0 z-50 flex h-(--visual-viewport-height) items-center justify-center bg-deep/70 p-4"
    >
      <Modal
        className={`max-h-full w-full overflow-y-auto rounded-card ${isWide ? 'max-w-3xl' : 'max-w-lg'}`}
      >
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
