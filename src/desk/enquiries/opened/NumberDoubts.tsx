import type { OpenedEnquiry } from '../../../../shared/desk/enquiries/opened.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { useCopy } from '../../parts/setup.ts';

/** Says before it is pressed which number cannot be dialled, or probably leads to nobody. */
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
