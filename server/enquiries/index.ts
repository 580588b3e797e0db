export { Enquiries } from './enquiries.ts';
export type { IntakeLimits } from './intake/intake.ts';
export type { DeliveryTimings } from './outbox/timings.ts';
export { exactToken } from './requests/store.ts';
