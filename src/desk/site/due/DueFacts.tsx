import { Link } from '@tanstack/react-router';
import type { AgingFact } from '../../../../shared/desk/site-due.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import { Problem } from '../../parts/Problem.tsx';
import { useCopy } from '../../parts/setup.ts';
import { useDays } from '../../time/times.ts';
import { placeOf } from '../page/place.ts';
import { useDue, useStillRight } from './requests.ts';

/** The facts that somebody has to look at again, and special days that are over. */
export function DueFacts() {
  const { siteDue: copy } = useCopy();
  const { data } = useDue();
  const stillRight = useStillRight();
  const dayOf = useDays();
  if (!data || data.facts.length + data.over.length === 0) return null;
  const { facts, over } = data;
  return (
    <details className="card mt-4 border-l-4 border-l-accent px-4">
      <summary className="min-h-12 cursor-pointer content-center font-semibold">
        {interpolate(copy.heading, { COUNT: facts.length + over.length })}
      </summary>
      <p className="text-small">{copy.intro}</p>
      <Problem error={stillRight.error} />
      <ul className="divide-y divide-line">
        {over.map((each) => (
          <li key={each.day} className="py-2">
            <Link {...placeOf(each)} className="inline-flex min-h-11 items-center underline">
              {interpolate(copy.over, { DAY: dayOf(each.day) })}
            </Link>
          </li>
        ))}
        {facts.map((fact) => (
          <Fact
            key={fact.file + fact.at}
            fact={fact}
            isBusy={stillRight.isPending}
            onRight={() => stillRight.mutate([fact])}
          />
        ))}
      </ul>
      {facts.length > 1 && (
        <button
          type="button"
          className={buttonClasses('outline', 'my-3')}
          disabled={stillRight.isPending}
          onClick={() => stillRight.mutate(facts)}
        >
          {copy.allRight}
        </button>
      )}
    </details>
  );
}

interface FactProps {
  fact: AgingFact;
  isBusy: boolean;
  onRight: () => void;
}

function Fact({ fact, isBusy, onRight }: FactProps) {
  const { siteDue: copy } = useCopy();
  const dayOf = useDays();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-2">
      <div className="min-w-0">
        <Link
          {...placeOf(fact)}
          className="inline-flex min-h-11 items-center underline wrap-anywhere"
        >
          {[...fact.labels, fact.name].filter(Boolean).join(' › ')}
        </Link>
        <p className="text-small text-soft">
          {interpolate(copy.lookedAt, { DAY: dayOf(fact.day) })}
        </p>
      </div>
      <button
        type="button"
        className={buttonClasses('outline')}
        disabled={isBusy}
        onClick={onRight}
      >
        {copy.stillRight}
        <span className="sr-only">: {fact.name}</span>
      </button>
    </li>
  );
}
