import { interpolate } from '../../../shared/interpolate.ts';
import type { Author } from '../../ui/Signature.tsx';
import { RoundPortrait, Signature } from '../../ui/Signature.tsx';
import { deadlineText, type MomentFormat, momentFormat, momentText } from '../../words/moments.ts';
import { LinkedText } from '../parts/LinkedText.tsx';
import type { RequestProps } from './request-props.ts';

interface WaitingForTimeProps extends RequestProps {
  /** The doctor, beside what the clinic promises. */
  author: Author;
}

/** The text of a request that waits for a time, the first or another: what the clinic did last, otherwise by when it answers. */
export function WaitingForTime({ site, copy, request, author }: WaitingForTimeProps) {
  const { state, answerBy, offer } = request;
  const format = momentFormat(site.clinic, site.copy.hours);
  const update = updateOf(request, copy.steps, format);
  if (update) {
    return (
      <p className="mt-3 text-balance font-semibold text-lead">
        <LinkedText site={site} text={update} />
      </p>
    );
  }
  const askAgainText = offer ? copy.asked.text : copy.asked.first;
  const promise = state === 'received' ? copy.steps.answer : askAgainText;
  const text = interpolate(promise, { TIME: deadlineText(answerBy, format) });
  return <SignedPromise text={text} author={author} />;
}

/** The text that replaces the deadline, if the clinic has one for this case. */
function updateOf(
  { contact, isUrgent, isShelved }: RequestProps['request'],
  copy: RequestProps['copy']['steps'],
  format: MomentFormat,
): string | undefined {
  const outcomeText = contact && copy[contact.kind];
  if (outcomeText) return interpolate(outcomeText, { TIME: momentText(contact.at, format) });
  return (isUrgent && copy.urgent) || (isShelved && copy.shelved) || undefined;
}

interface SignedPromiseProps {
  /** By when the clinic answers. */
  text: string;
  author: Author;
}

/** What the clinic promises, beside the doctor's portrait and over the signature. */
function SignedPromise({ text, author: { portrait, ...author } }: SignedPromiseProps) {
  return (
    <div className="mt-4 flex gap-4 lg:gap-6">
      <RoundPortrait portrait={portrait} className="size-18 lg:size-26" />
      <div className="grid gap-2">
        <p className="text-balance font-semibold text-lead lg:text-[1.625rem] lg:leading-tight">
          {text}
        </p>
        <Signature {...author} />
      </div>
    </div>
  );
}
