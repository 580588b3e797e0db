export { Alerts } from './alerts.ts';
export { type AlertKind, type Device, forgetDevices } from './devices.ts';
export { pathOfMany } from './message.ts';
export type { PushConnection } from './push-service.ts';
