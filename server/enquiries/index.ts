export { Enquiries } from './enquiries.ts';
export type { IntakeLimits } from './intake/intake.ts';
export type { DeliveryTimings } from './outbox/deliveries.ts';
export { trimToken } from './requests/store.ts';
