import type { EnquiryTab, OpenedEnquiry } from '../../../shared/desk/enquiries.ts';
import { buttonClasses } from '../../ui/Button.tsx';
import { useMove } from '../api/changes.ts';
import { useSignedIn } from '../api/session.ts';
import { Problem } from '../parts/Problem.tsx';
import { fill, useCopy } from '../parts/setup.ts';
import { useTimes } from '../time/times.ts';
import { UndoMove } from './UndoMove.tsx';

/** The tabs to which an enquiry of each tab can be moved. */
const ways: Record<EnquiryTab, EnquiryTab[]> = {
  new: ['answered', 'archived', 'spam'],
  answered: ['archived', 'new'],
  archived: ['answered', 'new'],
  spam: ['new'],
};

/** The buttons, each in a fixed place, so that a second press never hits another one. */
const places: EnquiryTab[] = ['answered', 'archived', 'spam', 'new'];

/** The state of an enquiry, and buttons to change it. */
export function EnquiryActions({ enquiry }: { enquiry: OpenedEnquiry }) {
  const { enquiry: copy, list } = useCopy();
  const { person } = useSignedIn();
  const timeOf = useTimes();
  const move = useMove(enquiry.id, person.name);
  const { tab, answered } = enquiry;
  const labels: Record<EnquiryTab, string> = {
    answered: copy.answer,
    archived: copy.archive,
    spam: copy.spam,
    new: tab === 'spam' ? copy.notSpam : copy.reopen,
  };
  return (
    <section className="card p-5 sm:p-6">
      <p role="status" className="mb-4 min-h-20">
        <strong>{list[tab]}</strong>
        {answered && (
          <span className="block text-small">
            {fill(copy.answeredBy, { NAME: answered.by, TIME: timeOf(answered.at) })}
          </span>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        {places.map((way) => {
          const isOffered = ways[tab].includes(way);
          // Only the last place may be empty.
          if (way === 'new' && !isOffered) return null;
          return (
            <button
              key={way}
              type="button"
              className={buttonClasses(
                way === 'answered' ? 'primary' : 'outline',
                'aria-disabled:bg-panel aria-disabled:text-ink',
              )}
              aria-disabled={!isOffered || move.isPending}
              onClick={() => isOffered && !move.isPending && move.mutate({ tab: way })}
            >
              {labels[way]}
            </button>
          );
        })}
      </div>
      <UndoMove />
      <Problem error={move.error} retry={move.variables && (() => move.mutate(move.variables))} />
    </section>
  );
}
