import type { Alerts } from '../../../alerts/index.ts';
import type { Channel } from './channel.ts';

/**
 * Announces each new enquiry on the devices of staff who have asked for that. A device that cannot be reached
 * is not tried again: if nobody opens the enquiry, an alert follows.
 */
export function arrivalChannel(alerts: Alerts): Channel<'device-arrival'> {
  return {
    name: 'device-arrival',
    visitorWaits: false,
    isAvailable: () => alerts.devices.hasRecipients('new'),
    send: async (_enquiry, signal) => {
      await alerts.notifyOfNew(signal);
    },
    sendDigest: async ({ enquiryIds, urgent }, signal) => {
      await alerts.notifyOfMany('new', { count: enquiryIds.length, urgent }, signal);
    },
  };
}

/**
 * Alerts staff on their devices to an enquiry that nobody has opened.
 * @param fallBack called with the enquiry's id if no device was reached
 */
export function deviceAlertChannel(
  alerts: Alerts,
  fallBack: (enquiryId: string) => Promise<void>,
): Channel<'device-alert'> {
  return {
    name: 'device-alert',
    visitorWaits: false,
    isAvailable: () => alerts.devices.hasRecipients('unopened'),
    send: async ({ id }, signal) => {
      const reached = await alerts.notifyOfUnopened(id, signal);
      if (reached === 0) await fallBack(id);
    },
    sendDigest: async ({ enquiryIds, urgent }, signal) => {
      const counts = { count: enquiryIds.length, urgent };
      const reached = await alerts.notifyOfMany('unopened', counts, signal);
      if (reached === 0) for (const id of enquiryIds) await fallBack(id);
    },
  };
}
