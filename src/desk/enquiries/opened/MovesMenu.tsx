import { lazy, Suspense, useState } from 'react';
import type { OpenedEnquiry } from '../../../../shared/desk/enquiries/opened.ts';
import { useCopy } from '../../parts/setup.ts';
import { NotRecordedYet, Refused } from '../parts/NotRecorded.tsx';
import { OtherMoves } from './OtherMoves.tsx';

const Popup = lazy(async () => ({ default: (await import('../../dialogs/Popup.tsx')).Popup }));

/** The button beside the name that opens a menu of the other moves, such as archiving or reopening. */
export function MovesMenu({ enquiry }: { enquiry: OpenedEnquiry }) {
  const { enquiry: copy } = useCopy();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={copy.otherMoves}
        className="min-h-11 min-w-11 shrink-0 rounded-full border border-rule bg-surface font-semibold print:hidden"
        onClick={() => setOpen(true)}
      >
        •••
      </button>
      {isOpen && (
        <Suspense>
          <Popup heading={copy.otherMoves} onClose={close}>
            <div className="mt-4 grid gap-3">
              <OtherMoves enquiry={enquiry} onMoved={close} />
              <NotRecordedYet />
              <Refused shown={enquiry.id} isTold />
            </div>
          </Popup>
        </Suspense>
      )}
    </>
  );
}
