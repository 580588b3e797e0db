import type { ServerCopy } from '../../shared/desk/server-copy.ts';
import { interpolate } from '../../shared/interpolate.ts';

/**
 * What an alert is about: a new enquiry, one that nobody has opened in time, enquiries that are being refused, or
 * nothing (a test).
 */
export type Alert =
  | { kind: 'new' }
  | { kind: 'refused' }
  | { kind: 'unopened'; enquiryId: string; minutes: number }
  | { kind: 'test' };

/** What the service worker of the desk shows. */
export interface Message {
  title: string;
  body: string;
  /** The page that opens when it is tapped. */
  path: string;
  /** Replaces an earlier message with the same tag; at most 32 characters, for push services. */
  tag: string;
}

/** The message of an alert, which reveals neither the content nor the sender of an enquiry. */
export function messageOf(alert: Alert, copy: ServerCopy['alerts']): Message {
  const { kind } = alert;
  if (kind === 'new') return { title: copy.new, body: '', path: '/desk', tag: kind };
  if (kind === 'refused') {
    return { title: copy.refused, body: copy.refusedText, path: '/desk', tag: kind };
  }
  if (kind === 'test') return { title: copy.test, body: '', path: '/desk/account', tag: kind };
  return {
    title: copy.unopened,
    body: interpolate(copy.unopenedText, { MINUTES: alert.minutes }),
    path: `/desk/enquiries/${alert.enquiryId}`,
    tag: alert.enquiryId.replaceAll('-', ''),
  };
}
