import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AlertKinds, DevicesResponse } from '../../../shared/desk/devices.ts';
import { buttonClasses } from '../../ui/Button.tsx';
import { DeskError, sendRequest } from '../api/request.ts';
import { Checkbox } from '../parts/Field.tsx';
import { Problem } from '../parts/Problem.tsx';
import { useCopy } from '../parts/setup.ts';

/** The query key of the person's devices, all of which are removed when the password is changed. */
export const devicesKey = ['devices'];

type Device = DevicesResponse['devices'][number];

/** The person's devices; `thisDevice` is undefined if this one is not subscribed. */
function useDevices() {
  const { data, error, refetch } = useQuery({
    queryKey: devicesKey,
    queryFn: readDevices,
    staleTime: 0,
  });
  const thisDevice = data?.devices.find(({ id }) => id === data.thisId);
  return { data, thisDevice, error, refetch };
}

/** A mutation that changes the devices, and then fetches them again. */
function useDeviceChange<Value = void, Result = unknown>(
  mutationFn: (value: Value) => Promise<Result>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: devicesKey }),
  });
}

/** Turns notifications on or off for this device. */
export function Devices() {
  const { notifications: copy } = useCopy();
  const { data, thisDevice, error, refetch } = useDevices();
  const state = deviceState();
  return (
    <div className="grid gap-3">
      <p>{copy.device}</p>
      {!thisDevice && state === 'missing' && <p className="font-semibold">{copy.deviceMissing}</p>}
      {!thisDevice && state === 'blocked' && <p className="font-semibold">{copy.blocked}</p>}
      {data && !thisDevice && state === 'ready' && <TurnOnButton serverKey={data.key} />}
      {thisDevice && <ThisDevice device={thisDevice} />}
      <Problem error={error} retry={() => void refetch()} />
    </div>
  );
}

function TurnOnButton({ serverKey }: { serverKey: string }) {
  const { notifications: copy } = useCopy();
  const turnOn = useDeviceChange(() => turnDeviceOn(serverKey));
  const isBrowserError = turnOn.error && !(turnOn.error instanceof DeskError);
  return (
    <div>
      <button
        type="button"
        className={buttonClasses('outline')}
        disabled={turnOn.isPending}
        onClick={() => turnOn.mutate()}
      >
        {copy.deviceOn}
      </button>
      <p role="alert" className="font-semibold">
        {isBrowserError && copy.deviceFailed}
        {turnOn.data === false && copy.blocked}
      </p>
      <Problem error={isBrowserError ? null : turnOn.error} retry={() => turnOn.mutate()} />
    </div>
  );
}

function ThisDevice({ device: { id, eachEnquiry, urgent, answers } }: { device: Device }) {
  const { notifications: copy } = useCopy();
  const change = useDeviceChange(setKinds);
  const kinds: AlertKinds = change.isPending ? change.variables : { eachEnquiry, urgent, answers };
  const labels = { urgent: copy.urgent, answers: copy.answers, eachEnquiry: copy.eachEnquiry };
  const turnOff = useDeviceChange(() => turnDeviceOff(id));
  const test = useDeviceChange(() => sendRequest(`/devices/${id}/test`, 'POST', {}));
  return (
    <div className="grid justify-items-start gap-3">
      <p role="status" className="font-semibold">
        {test.isSuccess ? copy.tested : copy.deviceIsOn}
      </p>
      {(['urgent', 'answers', 'eachEnquiry'] as const).map((kind) => (
        <Checkbox
          key={kind}
          label={labels[kind]}
          isChecked={kinds[kind]}
          isDisabled={change.isPending}
          onChange={(isOn) => change.mutate({ ...kinds, [kind]: isOn })}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className={buttonClasses('outline')}
          disabled={test.isPending}
          onClick={() => test.mutate()}
        >
          {copy.test}
        </button>
        <button
          type="button"
          className={buttonClasses('outline')}
          disabled={turnOff.isPending}
          onClick={() => turnOff.mutate()}
        >
          {copy.deviceOff}
        </button>
      </div>
      <Problem error={change.error ?? test.error ?? turnOff.error} />
    </div>
  );
}

/** The desk's service worker and its scope. */
const [script, scope] = ['/desk-worker.js', '/desk'];

/** Whether this browser can notify while the desk is closed; `blocked` if its settings forbid it. */
type DeviceState = 'ready' | 'blocked' | 'missing';

function deviceState(): DeviceState {
  const hasAll = ['PushManager', 'Notification'].every((name) => name in window);
  if (!hasAll || !isSecureContext || !('serviceWorker' in navigator)) return 'missing';
  return Notification.permission === 'denied' ? 'blocked' : 'ready';
}

/** The person's devices, and the id of this one; null if it is not subscribed. */
async function readDevices(): Promise<DevicesResponse & { thisId: string | null }> {
  const [response, subscription] = await Promise.all([
    sendRequest<DevicesResponse>('/devices'),
    currentSubscription(),
  ]);
  return { ...response, thisId: subscription && (await idOf(subscription)) };
}

/**
 * Turns notifications on for this device. The browser asks for permission, which it does only after a press.
 * @param key the server's public key
 * @returns false if permission is refused
 * @throws DeskError, or an error from the browser if its push service does not respond
 */
async function turnDeviceOn(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const registration = await navigator.serviceWorker.register(script, { scope });
  await untilActive(registration);
  // An earlier subscription may be bound to another key.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const kinds = { eachEnquiry: false, urgent: true, answers: true };
  await saveSubscription(await registration.pushManager.subscribe(options), kinds);
  return true;
}

/** Sets the kinds of notifications of this device, if it is subscribed. */
async function setKinds(kinds: AlertKinds): Promise<void> {
  const subscription = await currentSubscription();
  if (subscription) await saveSubscription(subscription, kinds);
}

/** Turns notifications off for this device. */
async function turnDeviceOff(id: string): Promise<void> {
  await (await currentSubscription())?.unsubscribe();
  await sendRequest(`/devices/${id}`, 'DELETE');
}

async function saveSubscription(subscription: PushSubscription, kinds: AlertKinds): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  await sendRequest('/devices', 'PUT', { endpoint, keys, ...kinds });
}

async function currentSubscription(): Promise<PushSubscription | null> {
  if (deviceState() === 'missing') return null;
  const registration = await navigator.serviceWorker.getRegistration(scope);
  // Without a registration of its own, the desk would get the registration of the whole site.
  const isOwn = registration && new URL(registration.scope).pathname === scope;
  return isOwn ? registration.pushManager.getSubscription() : null;
}

/** Waits until the service worker is active, as subscribing requires, or has failed. */
async function untilActive({ installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (!worker) return;
  await new Promise<void>((resolve) => {
    const resolveIfSettled = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', resolveIfSettled);
    resolveIfSettled();
  });
}

/** The id of a device, as the server computes it: SHA-256 of the endpoint, base64url. */
async function idOf({ endpoint }: PushSubscription): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  const text = btoa(String.fromCharCode(...new Uint8Array(hash)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
