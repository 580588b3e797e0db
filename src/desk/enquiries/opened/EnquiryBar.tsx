import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { OpenedEnquiry } from '../../../../shared/desk/enquiries/opened.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useCopy } from '../../parts/setup.ts';
import { useTimes } from '../../time/times.ts';
import { useWaited } from '../../time/waited.ts';
import type { Filter } from '../parts/filter.ts';
import { NotRecordedYet } from '../parts/NotRecorded.tsx';
import { usePlaceText } from '../parts/place-text.ts';
import { UndoMove } from '../parts/UndoMove.tsx';
import { isOfNew, type Neighbours } from './neighbours.ts';

interface EnquiryBarProps {
  /** Undefined while it is loaded; null if there is none any more. */
  enquiry: OpenedEnquiry | undefined | null;
  neighbours: Neighbours;
  filter: Filter;
}

/**
 * The bar within reach of the thumb: where the enquiry is now, a button that undoes the last move, and
 * links to the enquiries before and after it. No part ever changes its place.
 */
export function EnquiryBar({ enquiry, neighbours, filter }: EnquiryBarProps) {
  const { enquiry: copy, list } = useCopy();
  const { previous, next, nextFilter, otherNew } = neighbours;
  const isNew = isOfNew(nextFilter);
  const nextLabel = isNew ? copy.nextNew : copy.next;
  const isLast = !isNew || enquiry?.tab === 'new';
  return (
    <div className="sticky bottom-0 z-20 -mx-[min(1.25rem,6.25vw)] mt-6 border-t border-line bg-surface px-[min(1.25rem,6.25vw)] pb-2 lowest:static print:hidden">
      <div className="relative">
        <UndoMove>{enquiry ? <Now enquiry={enquiry} /> : null}</UndoMove>
        {/* Over the text below, which does not hold until then; a longer one grows upwards. */}
        <div className="absolute inset-x-0 bottom-0 grid min-h-full items-center bg-warm empty:hidden">
          <NotRecordedYet isInBar />
        </div>
      </div>
      <nav
        aria-label={copy.back}
        className="grid grid-cols-2 gap-2 narrowest:grid-cols-[auto_1fr]"
        title={copy.keys}
      >
        <Step to={previous} filter={filter} variant="outline">
          <Icon name="arrow-left" size={18} />
          <span className="narrowest:sr-only">{copy.previous}</span>
        </Step>
        {isNew && next === undefined && otherNew > 0 ? (
          <Link to="/" className={buttonClasses('primary')}>
            {interpolate(copy.moreNew, { COUNT: otherNew })}
          </Link>
        ) : (
          <Step
            to={next}
            cameFrom={enquiry?.id}
            filter={nextFilter}
            variant={isNew ? 'primary' : 'outline'}
          >
            {next !== undefined && nextLabel}
            {/* While it is loaded, it may itself be new: then nothing is said. */}
            {next === undefined && enquiry !== undefined && (isLast ? copy.last : list.emptyNew)}
            {next !== undefined && (
              <Icon name="arrow-right" size={18} className="narrowest:hidden" />
            )}
          </Step>
        )}
      </nav>
    </div>
  );
}

interface StepProps {
  /** The id of the enquiry it links to, if there is one. */
  to: string | undefined;
  /** For the link to the next enquiry: the id of the current one. */
  cameFrom?: string | undefined;
  filter: Filter;
  variant: 'primary' | 'outline';
  children: ReactNode;
}

function Step({ to, cameFrom, filter, variant, children }: StepProps) {
  if (to === undefined) {
    return <span className="button min-h-12 text-soft">{children}</span>;
  }
  return (
    <Link
      to="/enquiries/$id"
      params={{ id: to }}
      search={filter}
      state={{ cameFrom }}
      className={buttonClasses(variant)}
    >
      {children}
    </Link>
  );
}

/** Where an enquiry is, and since when; for an answered one, who answered it. */
function Now({ enquiry }: { enquiry: OpenedEnquiry }) {
  const { enquiry: copy } = useCopy();
  const timeOf = useTimes();
  const waited = useWaited();
  const placeText = usePlaceText();
  const { tab, answered, receivedAt } = enquiry;
  const isOpen = tab === 'new' || tab === 'pending';
  if (answered)
    return interpolate(copy.answeredBy, { NAME: answered.by, TIME: timeOf(answered.at) });
  return (
    <>
      <strong>{placeText(enquiry)}</strong>
      {isOpen && `, ${waited(receivedAt, copy.waits)}`}
    </>
  );
}
