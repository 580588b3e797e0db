export { Alerts, type AlertsOptions } from './alerts.ts';
export { type AlertKind, type Device, forgetDevices } from './devices.ts';
export { type Alert, messageOf } from './message.ts';
