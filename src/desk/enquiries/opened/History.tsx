import type { OpenedEnquiry, PastMove } from '../../../../shared/desk/enquiries/opened.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { useCopy } from '../../parts/setup.ts';
import { useLocalTimes, useTimes } from '../../time/times.ts';
import { useVisitEvents } from '../../visits/visit-events.ts';

/** Something that happened to an enquiry, in words. */
interface Entry {
  key: string;
  at: string;
  who: string;
  what: string;
  details: string[];
}

/** What happened to an enquiry, oldest first: its moves, offers, the patient's answers and corrections of the number. */
export function History({ enquiry }: { enquiry: OpenedEnquiry }) {
  const { enquiry: copy } = useCopy();
  const timeOf = useTimes();
  const entries = useEntries(enquiry);
  if (entries.length === 0) return null;
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="text-card">{copy.history}</h2>
      <ol className="mt-2 grid gap-2">
        {entries.map(({ key, at, who, what, details }) => (
          <li key={key} className="wrap-anywhere">
            <time dateTime={at} className="text-small text-soft">
              {timeOf(at)}
            </time>{' '}
            <strong>{who}</strong>: {what}
            {details.map((detail) => (
              <p key={detail} className="ml-4">
                {detail}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

function useEntries({ history, request, earlier, phoneCorrections = [] }: OpenedEnquiry): Entry[] {
  const { enquiry: copy } = useCopy();
  const placeOf = usePlaceNames();
  const { nameOf, detailsOf, whoOf } = useVisitEvents();
  const moves = history.map(({ id, at, by, was, ...move }) => ({
    key: id,
    at,
    who: by,
    what: interpolate(copy.historyMove, { WAS: placeOf({ became: was }), BECAME: placeOf(move) }),
    details: [],
  }));
  const visits = (request?.history ?? []).map((event) => ({
    key: `${event.at} ${event.kind}`,
    at: event.at,
    who: whoOf(event),
    what: nameOf(event),
    details: detailsOf(event),
  }));
  const [firstCorrection] = phoneCorrections;
  const written = earlier.findLast(
    ({ replacedAt }) => firstCorrection && replacedAt <= firstCorrection.at,
  );
  const corrections = phoneCorrections.map(({ id, at, by }) => ({
    key: id,
    at,
    who: by,
    what: interpolate(copy.phoneCorrected, { PHONE: written?.phone ?? '' }),
    details: [],
  }));
  return [...moves, ...visits, ...corrections].sort((one, other) => (one.at < other.at ? -1 : 1));
}

/** Names a tab, or the reason why an enquiry is pending. */
function usePlaceNames() {
  const { list } = useCopy();
  const timeOf = useLocalTimes();
  const names: Record<string, string> = {
    new: list.new,
    answered: list.answered,
    archived: list.archived,
    spam: list.spam,
    'no-answer': list.noAnswer,
    'call-back': list.callBackSoon,
    doctor: list.doctor,
  };
  return ({ became, callAt }: Pick<PastMove, 'became'> & Partial<Pick<PastMove, 'callAt'>>) =>
    callAt ? interpolate(list.callBack, { TIME: timeOf(callAt) }) : (names[became] ?? became);
}
