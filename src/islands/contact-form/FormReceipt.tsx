import type { Receipt } from '../../../shared/enquiry.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import type { ContactFormCopy } from '../../content/read/contact-form.ts';
import { TextParts } from '../../ui/TextParts.tsx';
import { deadlineText, type MomentFormat, momentText } from '../../words/moments.ts';

interface FormReceiptProps {
  receipt: Receipt;
  copy: ContactFormCopy['receipt'];
  times: MomentFormat;
}

/** The statement that the clinic cannot call because the phone number is incomplete; nothing if it is complete. */
export function IncompleteNumber({ receipt, copy, times }: FormReceiptProps) {
  const { answerBy, canOnlyReplyByEmail } = receipt;
  if (!canOnlyReplyByEmail) return null;
  return (
    <p role="alert" className="rounded-card border-2 border-ink bg-warm p-4 font-semibold">
      {interpolate(copy.answerByMail, { TIME: deadlineText(answerBy, times) })}
    </p>
  );
}

/** What remains after the green message: when the enquiry arrived, by when the clinic calls, and the private page. */
export function FormReceipt({ receipt, copy, times }: FormReceiptProps) {
  const { request, receivedAt, answerBy, canOnlyReplyByEmail } = receipt;
  // The message above says not to wait for an answer.
  const isUrgent = Boolean(receipt.urgent && copy.urgent);
  return (
    <div className="rounded-card border border-rule bg-surface p-4">
      <p>
        {interpolate(copy.received, { TIME: momentText(receivedAt, times) })}{' '}
        {!isUrgent &&
          !canOnlyReplyByEmail &&
          interpolate(copy.answer, { TIME: deadlineText(answerBy, times) })}
      </p>
      {!isUrgent && (
        <p className="mt-1 font-semibold">
          <TextParts parts={copy.worse} />
        </p>
      )}
      {request && (
        <p className="mt-1">
          {copy.keep}{' '}
          <a href={request} className="inline-flex min-h-11 items-center font-semibold underlined">
            {copy.link}
          </a>
        </p>
      )}
    </div>
  );
}
