import type { ServerCopy } from '../../shared/desk/server-copy.ts';
import { interpolate } from '../../shared/interpolate.ts';

/** What someone is told: that an enquiry has come, that nobody has opened one in time, or nothing: a test. */
export type Alert =
  | { kind: 'new' }
  | { kind: 'unopened'; enquiryId: string; minutes: number }
  | { kind: 'test' };

/** What the service worker of the desk shows. */
export interface Message {
  title: string;
  body: string;
  /** What a press on it opens. */
  path: string;
  /** Replaces an earlier message with the same tag; at most 32 characters, for push services. */
  tag: string;
}

/** The message of an alert: nothing of an enquiry, or of who wrote it. */
export function messageOf(alert: Alert, copy: ServerCopy['alerts']): Message {
  const { kind } = alert;
  if (kind === 'new') return { title: copy.new, body: '', path: '/desk', tag: kind };
  if (kind === 'test') return { title: copy.test, body: '', path: '/desk/account', tag: kind };
  return {
    title: copy.unopened,
    body: interpolate(copy.unopenedText, { MINUTES: alert.minutes }),
    path: `/desk/enquiries/${alert.enquiryId}`,
    tag: alert.enquiryId.replaceAll('-', ''),
  };
}
