import { devicesAnswer } from '../../shared/desk/devices.ts';
import type { FakeSubscription } from '../support/services/push-service.ts';
import type { someone } from './desk-browser.ts';

export type Person = Awaited<ReturnType<typeof someone>>;

/** Variables of a site whose staff are told of enquiries on their devices. */
export const environment = {
  DESK_SECRET: 'a secret of the tests that is long enough',
  SITE_URL: 'https://clinic.example',
};

/**
 * Adds a device of a person.
 * @param each whether it is told of each enquiry
 */
export const subscribe = ({ browser }: Person, subscription: FakeSubscription, each = false) =>
  browser.request('PUT', '/devices', subscription.body(each));

export const devicesOf = async ({ browser }: Pick<Person, 'browser'>) =>
  devicesAnswer.parse((await browser.get('/devices')).body).devices;
