import { excerptOf } from '../../../shared/desk/enquiries/list-rules.ts';
import { type EnquiryContent, filledFields } from '../../../shared/enquiry-fields.ts';
import type { StoredEnquiry } from '../../enquiries/inbox/repository.ts';
import { languageName } from '../../enquiries/record/enquiry.ts';
import { en } from '../../words/en.ts';
import { toPrintable } from './run-command.ts';

type FormatTime = (moment: string) => string;

/** One enquiry on one line, with the beginning of its message. */
export function enquiryLine(enquiry: StoredEnquiry, formatTime: FormatTime): string {
  const { id, receivedAt, tab, delivery, language, name, phone, earlier, message } = enquiry;
  const columns = [
    id.slice(0, 8),
    formatTime(receivedAt),
    tab.padEnd(8),
    (delivery === tab ? '' : delivery).padEnd(9),
    languageName(language).padEnd(7),
    name,
    phone,
    ...(earlier.length > 0 ? ['corrected'] : []),
    excerptOf(message),
  ];
  return toPrintable(columns.join('  ').replaceAll('\n', ' '));
}

/** One enquiry with its deliveries, notes and earlier versions. */
export function enquiryPage(enquiry: StoredEnquiry, formatTime: FormatTime): string {
  const { id, receivedAt, delivery, tab, answered, language, deliveries, notes, earlier } = enquiry;
  return [
    `Id:        ${id}\nReceived:  ${formatTime(receivedAt)}\nStatus:    ${delivery}\nTab:       ${tab}`,
    ...(answered ? [`Answered:  ${formatTime(answered.at)} by ${toPrintable(answered.by)}`] : []),
    `Language:  ${languageName(language)}`,
    ...deliveries.map(
      (entry) =>
        `By ${entry.channel.padEnd(8)}${stateOf(entry, formatTime)}, attempts: ${entry.attempts}`,
    ),
    contentText(enquiry),
    ...notes.map(({ at, by, text }) => `\nNote, ${formatTime(at)}, ${by}:\n${toPrintable(text)}`),
    ...earlier.toReversed().map((version) => {
      const { receivedAt: from, replacedAt: until } = version;
      const heading = `\nEarlier version, received ${formatTime(from)}, replaced ${formatTime(until)}:`;
      return `${heading}\n${contentText(version)}`;
    }),
  ].join('\n');
}

function contentText(content: EnquiryContent): string {
  const lines = filledFields(content).map((name) => {
    const label = `${en.fields[name]}:`;
    return `${label.padEnd(10)} ${content[name]}`;
  });
  return toPrintable([...lines, '', content.message].join('\n'));
}

function stateOf(delivery: StoredEnquiry['deliveries'][number], formatTime: FormatTime): string {
  const { configured, deliveredAt, problem, nextAttemptAt } = delivery;
  if (deliveredAt) return `delivered ${formatTime(deliveredAt)}`;
  const reason = problem ?? 'not tried';
  if (!configured) return `not sent (${reason}), and this channel is not configured any more`;
  return `not sent yet (${reason}), next attempt ${formatTime(nextAttemptAt)}`;
}
