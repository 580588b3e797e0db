import type { EnquiryTab, OpenedEnquiry } from '../../../shared/desk/index.ts';
import { buttonClasses } from '../../ui/Button.tsx';
import { useMove } from '../api/changes.ts';
import { useSignedIn } from '../api/session.ts';
import { Problem } from '../parts/Problem.tsx';
import { useTimes } from '../parts/times.ts';
import { fill, useCopy } from '../setup.ts';

/** Where an enquiry of each tab can be put, the most likely first. */
const ways: Record<EnquiryTab, EnquiryTab[]> = {
  new: ['answered', 'archived', 'spam'],
  answered: ['archived', 'new'],
  archived: ['new'],
  spam: ['new'],
};

/** What state an enquiry is in, and how to change it. */
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
      <p role="status" className="mb-4">
        <strong>{list[tab]}</strong>
        {answered && (
          <span className="block text-small">
            {fill(copy.answeredBy, { NAME: answered.by, TIME: timeOf(answered.at) })}
          </span>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        {ways[tab].map((way, place) => (
          <button
            key={way}
            type="button"
            className={buttonClasses(place === 0 ? 'primary' : 'outline')}
            disabled={move.isPending}
            onClick={() => move.mutate(way)}
          >
            {labels[way]}
          </button>
        ))}
      </div>
      <Problem error={move.error} retry={move.variables && (() => move.mutate(move.variables))} />
    </section>
  );
}
