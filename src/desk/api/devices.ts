import type { AlertKinds, DevicesAnswer } from '../../../shared/desk/devices.ts';
import { ask } from './request.ts';

/** The desk's service worker and its scope. */
const [script, scope] = ['/desk-worker.js', '/desk'];

/** Whether this browser can notify while the desk is closed; `blocked` by its settings. */
export type DeviceState = 'ready' | 'blocked' | 'missing';

/** Returns whether this browser can notify while the desk is closed. */
export function deviceState(): DeviceState {
  const hasAll = ['PushManager', 'Notification'].every((name) => name in window);
  if (!hasAll || !isSecureContext || !('serviceWorker' in navigator)) return 'missing';
  return Notification.permission === 'denied' ? 'blocked' : 'ready';
}

/** The person's devices, and the id of this one; null if it is not subscribed. */
export async function readDevices(): Promise<DevicesAnswer & { own: string | null }> {
  const [answer, subscription] = await Promise.all([
    ask<DevicesAnswer>('/devices'),
    currentSubscription(),
  ]);
  return { ...answer, own: subscription && (await idOf(subscription)) };
}

/**
 * Turns notifications on for this device. The browser asks for permission, which it allows only after a
 * press.
 * @param key the server's public key
 * @returns false if permission is refused
 * @throws DeskError, or an error of the browser if its push service does not answer
 */
export async function turnDeviceOn(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const registration = await navigator.serviceWorker.register(script, { scope });
  await untilActive(registration);
  // An earlier subscription may be bound to another key.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const kinds = { each: false, urgent: true, answers: true };
  await put(await registration.pushManager.subscribe(options), kinds);
  return true;
}

/** Sets what this device, once subscribed, notifies of. */
export async function setKinds(kinds: AlertKinds): Promise<void> {
  const subscription = await currentSubscription();
  if (subscription) await put(subscription, kinds);
}

/** Removes a device; this one is also unsubscribed. */
export async function removeDevice(id: string): Promise<void> {
  const subscription = await currentSubscription();
  if (subscription && (await idOf(subscription)) === id) await subscription.unsubscribe();
  await ask(`/devices/${id}`, 'DELETE');
}

async function put(subscription: PushSubscription, kinds: AlertKinds): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  await ask('/devices', 'PUT', { endpoint, keys, ...kinds });
}

async function currentSubscription(): Promise<PushSubscription | null> {
  if (deviceState() === 'missing') return null;
  const registration = await navigator.serviceWorker.getRegistration(scope);
  // Without a registration of its own, the desk gets that of the whole site.
  const isOfDesk = registration && new URL(registration.scope).pathname === scope;
  return isOfDesk ? registration.pushManager.getSubscription() : null;
}

/** Waits until the service worker is active, as subscribing requires. */
async function untilActive({ installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (!worker) return;
  await new Promise<void>((resolve) => {
    const look = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** As the server computes it: SHA-256 of the endpoint, base64url. */
async function idOf({ endpoint }: PushSubscription): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  const text = btoa(String.fromCharCode(...new Uint8Array(hash)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
