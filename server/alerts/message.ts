import { interpolate } from '../../shared/interpolate.ts';
import type { ServerWords } from '../words/words.ts';

/**
 * What an alert is about: a new enquiry, an urgent one, an answer from a patient, an enquiry that nobody has opened in
 * time, several new or unopened enquiries, refused enquiries, or nothing (a test).
 */
export type Alert =
  | { kind: 'new' }
  | { kind: 'many'; of: 'new' | 'unopened'; count: number; urgent: number }
  | { kind: 'refused' }
  | ({ kind: 'urgent' | 'answer' } & Immediate)
  | { kind: 'unopened'; enquiryId: string; minutes: number }
  | { kind: 'test' };

/** The details of an alert that is sent immediately. */
interface Immediate {
  enquiryId: string;
  /** How many it covers. */
  count: number;
}

/** What the service worker of the desk shows. */
export interface Message {
  title: string;
  body: string;
  /** The page that opens when it is tapped. */
  path: string;
  /** Replaces an earlier message with the same tag; at most 32 characters, for push services. */
  tag: string;
}

/** The list that opens from an alert about several enquiries. */
export const pathOfMany = { urgent: '/desk?urgent=true', answer: '/desk?answers=true' } as const;

/** The message of an alert, which reveals neither the content nor the sender of an enquiry. */
export function messageOf(alert: Alert, copy: ServerWords['alerts']): Message {
  const { kind } = alert;
  if (kind === 'new') return { title: copy.new, body: '', path: '/desk', tag: kind };
  if (kind === 'many') {
    const { of, count, urgent } = alert;
    return {
      title: interpolate(of === 'new' ? copy.manyNew : copy.manyUnopened, { COUNT: count }),
      body: interpolate(copy.manyUrgent, { URGENT: urgent }),
      path: '/desk',
      tag: `many-${of}`,
    };
  }
  if (kind === 'refused') {
    return { title: copy.refused, body: copy.refusedText, path: '/desk', tag: kind };
  }
  if (kind === 'test') return { title: copy.test, body: '', path: '/desk/account', tag: kind };
  const tag = alert.enquiryId.replaceAll('-', '');
  const path = `/desk/enquiries/${alert.enquiryId}`;
  if (kind !== 'unopened') {
    const { count } = alert;
    if (count === 1) return { title: copy[kind], body: '', path, tag };
    const body = interpolate(copy[`${kind}Many`], { COUNT: count });
    return { title: copy[kind], body, path: pathOfMany[kind], tag: kind };
  }
  return {
    title: copy.unopened,
    body: interpolate(copy.unopenedText, { MINUTES: alert.minutes }),
    path,
    tag,
  };
}
