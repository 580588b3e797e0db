import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AlertKinds, DevicesAnswer } from '../../../shared/desk/devices.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { buttonClasses } from '../../ui/Button.tsx';
import { deviceState, readDevices, removeDevice, setKinds, turnDeviceOn } from '../api/devices.ts';
import { ask, DeskError } from '../api/request.ts';
import { Checkbox } from '../parts/Field.tsx';
import { Problem } from '../parts/Problem.tsx';
import { useCopy } from '../parts/setup.ts';
import { useTimes } from '../time/times.ts';
import { browserName } from './browser-name.ts';

/** The key of `useDevices`; changing a password removes all devices. */
export const devicesKey = ['devices'];

type Device = DevicesAnswer['devices'][number];

/** The person's devices; `own` is this one, if it is subscribed. */
export function useDevices() {
  const { data, error, refetch } = useQuery({
    queryKey: devicesKey,
    queryFn: readDevices,
    staleTime: 0,
  });
  const own = data?.devices.find(({ id }) => id === data.own);
  return { data, own, error, refetch };
}

/** Changes the devices, and then reads them again. */
function useChange<Value = void, Result = unknown>(mutationFn: (value: Value) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: devicesKey }),
  });
}

/** Whether this device notifies of enquiries while the desk is closed, and the other devices that do. */
export function Devices({ onTurnedOn }: { onTurnedOn: () => void }) {
  const { notifications: copy } = useCopy();
  const { data, own, error, refetch } = useDevices();
  const others = data?.devices.filter((device) => device !== own) ?? [];
  const state = deviceState();
  return (
    <div className="grid gap-3">
      <p>{copy.device}</p>
      {!own && state === 'missing' && <p className="font-semibold">{copy.deviceMissing}</p>}
      {!own && state === 'blocked' && <p className="font-semibold">{copy.blocked}</p>}
      {data && !own && state === 'ready' && <TurnOn serverKey={data.key} onDone={onTurnedOn} />}
      {own && <OwnDevice device={own} />}
      {others.length > 0 && <OtherDevices devices={others} />}
      <Problem error={error} retry={() => void refetch()} />
    </div>
  );
}

function TurnOn({ serverKey, onDone }: { serverKey: string; onDone: () => void }) {
  const { notifications: copy } = useCopy();
  const turnOn = useChange(async () => {
    const isOn = await turnDeviceOn(serverKey);
    if (isOn) onDone();
    return isOn;
  });
  const isOfBrowser = turnOn.error && !(turnOn.error instanceof DeskError);
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
        {isOfBrowser && copy.deviceFailed}
        {turnOn.data === false && copy.blocked}
      </p>
      <Problem error={isOfBrowser ? null : turnOn.error} retry={() => turnOn.mutate()} />
    </div>
  );
}

function OwnDevice({ device: { id, each, urgent, answers } }: { device: Device }) {
  const { notifications: copy } = useCopy();
  const change = useChange(setKinds);
  const kinds: AlertKinds = change.isPending ? change.variables : { each, urgent, answers };
  const labels = { urgent: copy.urgent, answers: copy.answers, each: copy.each };
  const turnOff = useChange(() => removeDevice(id));
  const test = useChange(() => ask(`/devices/${id}/test`, 'POST', {}));
  return (
    <div className="grid justify-items-start gap-3">
      <p role="status" className="font-semibold">
        {test.isSuccess ? copy.tested : copy.deviceTells}
      </p>
      {(['urgent', 'answers', 'each'] as const).map((kind) => (
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

function OtherDevices({ devices }: { devices: Device[] }) {
  const { notifications: copy } = useCopy();
  const timeOf = useTimes();
  const remove = useChange(removeDevice);
  return (
    <div>
      <h3 className="font-semibold">{copy.devicesHeading}</h3>
      <ul className="mt-2 grid gap-3">
        {devices.map(({ id, userAgent, addedAt }) => (
          <li key={id} className="rounded-card bg-panel p-3">
            <p className="wrap-anywhere font-semibold">{browserName(userAgent)}</p>
            <p className="text-small">{interpolate(copy.since, { TIME: timeOf(addedAt) })}</p>
            <button
              type="button"
              className="min-h-11 font-semibold underline"
              disabled={remove.isPending}
              onClick={() => remove.mutate(id)}
            >
              {copy.takeOff}
            </button>
          </li>
        ))}
      </ul>
      <Problem error={remove.error} />
    </div>
  );
}
