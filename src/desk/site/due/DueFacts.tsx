import { Link } from '@tanstack/react-router';
import type { AgingFact } from '../../../../shared/desk/site/due.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { Problem } from '../../parts/Problem.tsx';
import { useCopy } from '../../parts/setup.ts';
import { useDays } from '../../time/times.ts';
import { placeOf } from '../page/place.ts';
import { useDue, useStillRight } from './requests.ts';

/** The facts that somebody has to look at again, and special days that are over. */
export function DueFacts() {
  const { siteDue: copy, site, frame } = useCopy();
  const { data, error, refetch } = useDue();
  const stillRight = useStillRight();
  const dayOf = useDays();
  const { facts = [], over = [], later = [] } = data ?? {};
  const [next] = later;
  return (
    <>
      <Link to="/site" className="mb-1 inline-flex min-h-11 items-center text-small underline">
        {site.back}
      </Link>
      <Heading>{copy.heading}</Heading>
      <p className="measure -mt-3 mb-4">{copy.intro}</p>
      <Problem error={data ? stillRight.error : error} retry={() => void refetch()} />
      {!data && !error && <Spinner copy={frame.loading} />}
      {data && facts.length + over.length === 0 && <p className="font-semibold">{copy.none}</p>}
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
      {next && (
        <details className="mt-3">
          <summary className="min-h-11 cursor-pointer content-center">
            {interpolate(copy.next, { DAY: dayOf(next.due) })}
          </summary>
          <ul>
            {later.map((fact) => (
              <li key={fact.file + fact.at}>
                <FactLink fact={fact} />{' '}
                <span className="text-small text-soft">{dayOf(fact.due)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <p role="status" className="mt-2 font-semibold">
        {stillRight.isSuccess && (
          <>
            {copy.noted}{' '}
            <Link to="/site/publish" className="inline-flex min-h-11 items-center underline">
              {site.review}
            </Link>
          </>
        )}
      </p>
    </>
  );
}

function FactLink({ fact: { file, at, labels, name } }: { fact: AgingFact }) {
  // Of an item of a list all is shown: its name, its price, and last the day.
  const field = at.replace(/(\/\d+)\/[^/]+$/, '$1');
  return (
    <Link
      {...placeOf({ file, field })}
      className="inline-flex min-h-11 items-center underline wrap-anywhere"
    >
      {[...labels, name].filter(Boolean).join(' › ')}
    </Link>
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
        <FactLink fact={fact} />
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
