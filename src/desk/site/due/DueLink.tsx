import { Link } from '@tanstack/react-router';
import { useCopy } from '../../parts/setup.ts';
import { useDue } from './requests.ts';

/** The link to what somebody has to look at again, with how much it is. */
export function DueLink() {
  const { siteDue: copy } = useCopy();
  const { data } = useDue();
  const count = data ? data.facts.length + data.over.length : 0;
  return (
    <Link to="/site/due" className="inline-flex min-h-11 items-center gap-2 underline">
      {copy.heading}
      {count > 0 && (
        <span className="rounded-full bg-brand px-2 text-on-brand text-small tabular-nums">
          {count}
        </span>
      )}
    </Link>
  );
}
