export { Alerts } from './alerts.ts';
export { forgetDevices } from './devices.ts';
export { pathOfMany } from './message.ts';
export type { PushConnection } from './push-service.ts';
