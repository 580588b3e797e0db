import type { OpenedEnquiry } from '../../../../shared/desk/enquiries/opened.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { useCopy } from '../../parts/setup.ts';

/** Warns of a number that cannot be dialled, or that probably reaches nobody, before anyone calls it. */
export function NumberDoubts({ enquiry: { phone, phones } }: { enquiry: OpenedEnquiry }) {
  const { enquiry: copy, list } = useCopy();
  const doubts =
    phone !== '' && phones.length === 0
      ? [`${phone}: ${list.noCall}`]
      : phones
          .filter(({ isKnown }) => !isKnown)
          .map(({ text }) => interpolate(copy.unknownNumber, { PHONE: text }));
  return doubts.map((doubt) => (
    <p key={doubt} className="text-small font-semibold wrap-anywhere">
      {doubt}
    </p>
  ));
}
