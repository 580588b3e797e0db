import type { OpenedEnquiry } from '../../../../shared/desk/enquiries/opened.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { useCopy } from '../../parts/setup.ts';
import { CorrectLink } from './CorrectLink.tsx';

/** Warns of a number that cannot be dialled, or that probably reaches nobody, before anyone calls it. */
export function NumberDoubts({ enquiry }: { enquiry: OpenedEnquiry }) {
  const { phone, phones } = enquiry;
  const { enquiry: copy, list } = useCopy();
  const doubts =
    phone !== '' && phones.length === 0
      ? [`${phone}: ${list.noCall}`]
      : phones
          .filter(({ isKnown }) => !isKnown)
          .map(({ text }) => interpolate(copy.unknownNumber, { PHONE: text }));
  if (doubts.length === 0) return null;
  return (
    <div className="text-small">
      {doubts.map((doubt) => (
        <p key={doubt} className="font-semibold wrap-anywhere">
          {doubt}
        </p>
      ))}
      <CorrectLink enquiry={enquiry} />
    </div>
  );
}
