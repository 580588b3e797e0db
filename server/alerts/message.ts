import { interpolate } from '../../shared/interpolate.ts';
import type { ServerWords } from '../words/words.ts';
import type { AlertKind } from './devices.ts';

/** An alert about an enquiry, a digest of such alerts, an alert about refused enquiries, or a test. */
export type Alert =
  | { kind: AlertKind; enquiryId: string }
  | {
      kind: 'digest';
      kindOfAll: AlertKind;
      count: number;
      /** How many of them contain emergency words. */
      urgent: number;
    }
  | { kind: 'refused' }
  | { kind: 'test' };

/** The notification that the desk's service worker shows, or the content of the mail. */
interface Message {
  title: string;
  body: string;
  /** The page that opens when it is tapped. */
  path: string;
  /** Replaces an earlier message with the same tag; at most 32 characters, for push services. */
  tag: string;
}

/** The list that an alert about several enquiries opens. */
const listPath: Record<AlertKind, string> = {
  new: '/desk',
  unopened: '/desk',
  urgent: '/desk?urgent=true',
  answer: '/desk?answers=true',
};

/**
 * The message of an alert, which reveals neither the content nor the sender of an enquiry.
 * @param minutes how long an enquiry stays unopened before staff are alerted
 */
export function messageOf(alert: Alert, copy: ServerWords['alerts'], minutes: number): Message {
  if (alert.kind === 'refused') {
    return { title: copy.refused, body: copy.refusedText, path: '/desk', tag: alert.kind };
  }
  if (alert.kind === 'test') {
    return { title: copy.test, body: '', path: '/desk/account', tag: alert.kind };
  }
  if (alert.kind === 'digest') {
    const { kindOfAll, count, urgent } = alert;
    const [title, body] = {
      new: [copy.manyNew, copy.ofThemUrgent],
      unopened: [copy.manyUnopened, copy.ofThemUrgent],
      urgent: [copy.urgent, copy.manyUrgentText],
      answer: [copy.manyAnswers, ''],
    }[kindOfAll].map((text) => interpolate(text, { COUNT: count, URGENT: urgent }));
    return {
      title: title ?? '',
      body: body ?? '',
      path: listPath[kindOfAll],
      tag: `many-${kindOfAll}`,
    };
  }
  const { kind, enquiryId } = alert;
  if (kind === 'new') return { title: copy.new, body: '', path: '/desk', tag: kind };
  return {
    title: copy[kind],
    body: kind === 'unopened' ? interpolate(copy.unopenedText, { MINUTES: minutes }) : '',
    path: `/desk/enquiries/${enquiryId}`,
    tag: enquiryId.replaceAll('-', ''),
  };
}
