import type { OpenedEnquiry } from '../../../../shared/desk/enquiries/opened.ts';
import type { EnquiryTab } from '../../../../shared/desk/enquiries/summary.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import { useMove } from '../../api/enquiry-changes.ts';
import { useSignedIn } from '../../api/session.ts';
import { Problem } from '../../parts/Problem.tsx';
import { useCopy } from '../../parts/setup.ts';

/** The buttons, each in a fixed place, so that a second press never hits another one. */
const places: EnquiryTab[] = ['archived', 'spam', 'new'];

interface OtherMovesProps {
  enquiry: OpenedEnquiry;
  /** Called once it is moved. */
  onMoved?: () => void;
}

/** Archives an enquiry, marks it as spam, or moves it back to New. */
export function OtherMoves({ enquiry, onMoved }: OtherMovesProps) {
  const { enquiry: copy } = useCopy();
  const { person } = useSignedIn();
  const move = useMove(enquiry.id, person.name);
  const { movedTo } = enquiry;
  const labels = {
    archived: copy.archive,
    spam: copy.spam,
    new: movedTo === 'spam' ? copy.notSpam : copy.reopen,
  } as Record<EnquiryTab, string>;
  return (
    <section aria-label={copy.otherMoves}>
      <div className="flex flex-wrap gap-2">
        {places.map((place) => {
          const isOff = movedTo === place || move.isPending;
          return (
            <button
              key={place}
              type="button"
              className={buttonClasses('outline', 'aria-disabled:bg-panel')}
              aria-disabled={isOff}
              onClick={() =>
                !isOff && move.mutate({ tab: place }, { onSuccess: () => onMoved?.() })
              }
            >
              {labels[place]}
            </button>
          );
        })}
      </div>
      <Problem error={move.error} />
    </section>
  );
}
