import { dayAfter } from '../../../shared/hours/week-hours.ts';
import { useSignedIn } from '../api/session.ts';
import { Field } from '../parts/Field.tsx';
import { useCopy, useSetup } from '../parts/setup.ts';
import { localDay } from '../time/times.ts';
import { type Announced, firstOpenDay, type ReadyKind, readyNotice } from './ready-notices.ts';

interface ReadySentencesProps {
  /** What the chosen sentence announces; nothing if none is chosen. */
  announced: Announced | undefined;
  /** Called with what is announced next and, once its days are complete, with the notice of it. */
  onAnnounce: (next: Announced, notice?: ReturnType<typeof readyNotice>) => void;
}

const kinds = ['oneDay', 'severalDays', 'late', 'away'] as const satisfies ReadyKind[];

/** Sentences that a new notice can begin with, and the days that they name. */
export function ReadySentences({ announced, onAnnounce }: ReadySentencesProps) {
  const { notices: copy } = useCopy();
  const setup = useSetup();
  const { timeZone } = useSignedIn();
  const announce = (next: Announced) => {
    const isComplete = next.day !== '' && next.last !== '';
    onAnnounce(next, isComplete ? readyNotice(next, localDay(timeZone), setup) : undefined);
  };
  const proposed = firstOpenDay(localDay(timeZone, 1), setup.openingHours);
  const kind = announced?.kind;
  const labelOfDay = kind === 'away' ? copy.backOn : copy.day;
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="mb-2 font-semibold">{copy.ready}</legend>
      <div className="flex flex-wrap gap-2">
        {kinds.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === kind}
            className="pill min-h-11 border border-rule bg-surface hover:bg-panel aria-pressed:bg-panel"
            onClick={() => announce({ kind: each, day: proposed, last: dayAfter(proposed) })}
          >
            {copy[each]}
          </button>
        ))}
      </div>
      {announced && kind !== 'late' && (
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          <Field
            label={labelOfDay}
            type="date"
            value={announced.day}
            onChange={(day) => announce({ ...announced, day })}
          />
          {kind === 'severalDays' && (
            <Field
              label={copy.lastDay}
              type="date"
              value={announced.last}
              onChange={(last) => announce({ ...announced, last })}
            />
          )}
        </div>
      )}
    </fieldset>
  );
}
