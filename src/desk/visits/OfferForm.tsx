import { useState } from 'react';
import type { OpenedEnquiry } from '../../../shared/desk/enquiries/opened.ts';
import { DeskError } from '../api/request.ts';
import { type TypedOffer, useOffer } from '../api/visits.ts';
import { Field } from '../parts/Field.tsx';
import { Form } from '../parts/Form.tsx';
import { useCopy } from '../parts/setup.ts';
import { WishedTimes } from './WishedTimes.tsx';

/** Longest sentence, as on the server. */
const longest = 300;

const empty: TypedOffer = { at: '', line: '', reason: '' };

/** The form that offers a day and time; it asks why where the clinic is closed then. */
export function OfferForm({ enquiry }: { enquiry: OpenedEnquiry }) {
  const { visits: copy } = useCopy();
  const [typed, write] = useState(empty);
  const offer = useOffer(enquiry.id);
  const refusal = offer.error instanceof DeskError ? offer.error : null;
  const problemOf = (field: string) => (refusal?.field === field ? refusal.message : undefined);
  const needsReason = typed.reason !== '' || refusal?.field === 'reason';
  const error = refusal?.field === undefined ? offer.error : null;
  const { halfDays } = enquiry;
  const { state } = enquiry.visit;
  const isWished = state === 'asked' || (state === 'received' && halfDays.length > 0);
  return (
    <details className="mt-4 print:hidden" open={isWished || undefined}>
      <summary className="min-h-11 content-center font-semibold">
        {enquiry.visit.at ? copy.changeHeading : copy.offerHeading}
      </summary>
      <div className="mt-2">
        <Form
          action={{ mutate: () => offer.mutate(typed), isPending: offer.isPending, error }}
          button={copy.offer}
        >
          <WishedTimes
            halfDays={halfDays}
            chosen={typed.at}
            onChoose={(at) => write({ ...typed, at })}
          />
          <Field
            label={copy.at}
            hint={copy.clock}
            type="datetime-local"
            isRequired
            problem={problemOf('at')}
            value={typed.at}
            onChange={(at) => write({ ...typed, at })}
          />
          <Field
            label={copy.line}
            hint={copy.lineHint}
            language={enquiry.language}
            maxLength={longest}
            problem={problemOf('line')}
            value={typed.line}
            onChange={(line) => write({ ...typed, line })}
          />
          {needsReason && (
            <Field
              label={copy.reason}
              autoFocus
              maxLength={longest}
              problem={problemOf('reason')}
              value={typed.reason}
              onChange={(reason) => write({ ...typed, reason })}
            />
          )}
        </Form>
      </div>
    </details>
  );
}
