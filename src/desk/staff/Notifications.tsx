import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SessionAnswer } from '../../../shared/desk/sign-in.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { buttonClasses } from '../../ui/Button.tsx';
import { deviceState } from '../api/devices.ts';
import {
  notificationState,
  turnNotificationsOff,
  turnNotificationsOn,
} from '../api/notifications.ts';
import { sessionKey } from '../api/query-client.ts';
import { ask } from '../api/request.ts';
import { useSignedIn } from '../api/session.ts';
import { Checkbox } from '../parts/Field.tsx';
import { Problem } from '../parts/Problem.tsx';
import { useCopy } from '../parts/setup.ts';
import { Devices, useDevices } from './Devices.tsx';

/** How the person is notified of enquiries: by email, on their devices, and by this browser. */
export function Notifications() {
  const { notifications: copy } = useCopy();
  const { mail } = useSignedIn();
  const isDeviceOn = useDevices().own !== undefined;
  return (
    <section className="card grid gap-4 p-5 sm:p-6">
      <h2 className="text-card">{copy.heading}</h2>
      {mail.available ? <ByMail isOn={mail.on} /> : <p>{copy.noMail}</p>}
      <Devices onTurnedOn={turnNotificationsOff} />
      {/* A subscribed device would otherwise notify twice. */}
      {!isDeviceOn && deviceState() !== 'blocked' && <ByBrowser />}
    </section>
  );
}

function ByMail({ isOn }: { isOn: boolean }) {
  const { notifications: copy, parts } = useCopy();
  const { person } = useSignedIn();
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (mailForEnquiries: boolean) =>
      ask<SessionAnswer>('/account', 'PATCH', { mailForEnquiries }),
    onSuccess: (answer) => client.setQueryData(sessionKey, answer),
  });
  return (
    <div>
      <Checkbox
        label={copy.mail}
        hint={interpolate(copy.mailHint, { EMAIL: person.email })}
        isChecked={change.isPending ? change.variables : isOn}
        isDisabled={change.isPending}
        onChange={change.mutate}
      />
      <p role="status" className="pl-8 text-small">
        {change.isSuccess && parts.saved}
      </p>
      <Problem
        error={change.error}
        retry={() => change.variables !== undefined && change.mutate(change.variables)}
      />
    </div>
  );
}

function ByBrowser() {
  const { notifications: copy } = useCopy();
  const [state, setState] = useState(notificationState);
  const press = async () =>
    setState(state === 'on' ? turnNotificationsOff() : await turnNotificationsOn(copy.first));
  return (
    <div className="grid justify-items-start gap-3">
      <div>
        <p>{copy.browser}</p>
        <p role="status" className="font-semibold">
          {state !== 'off' && copy[state]}
        </p>
      </div>
      {(state === 'on' || state === 'off') && (
        <button type="button" className={buttonClasses('outline')} onClick={() => void press()}>
          {state === 'on' ? copy.turnOff : copy.turnOn}
        </button>
      )}
    </div>
  );
}
