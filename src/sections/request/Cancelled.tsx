import { interpolate } from '../../../shared/interpolate.ts';
import { momentText, momentWords } from '../../words/moments.ts';
import { LinkedText } from '../parts/LinkedText.tsx';
import type { RequestProps } from './request-props.ts';

/** Who cancelled, when, and what one can still do. */
export function Cancelled({ site, copy: { cancelled: copy }, request }: RequestProps) {
  const { answeredAt, answeredBy } = request;
  const words = momentWords(site.clinic, site.copy.hours);
  const who = answeredBy === 'clinic' ? copy.byClinic : copy.byPatient;
  return (
    <>
      {answeredAt && (
        <p className="mt-2">
          <LinkedText
            site={site}
            text={interpolate(who, { TIME: momentText(answeredAt, words) })}
          />
        </p>
      )}
      {request.offer && copy.calendar && <p className="mt-2">{copy.calendar}</p>}
      <p className="mt-2">
        <LinkedText site={site} text={copy.again} />
      </p>
    </>
  );
}
