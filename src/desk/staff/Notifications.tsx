import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SessionResponse } from '../../../shared/desk/sign-in.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { sessionKey } from '../api/query-client.ts';
import { sendRequest } from '../api/request.ts';
import { useSignedIn } from '../api/session.ts';
import { Checkbox } from '../parts/Field.tsx';
import { Problem } from '../parts/Problem.tsx';
import { useCopy } from '../parts/setup.ts';
import { Devices } from './Devices.tsx';

/** How the person is notified of enquiries: by email, and on this device. */
export function Notifications() {
  const { notifications: copy } = useCopy();
  const { mail } = useSignedIn();
  return (
    <section className="card grid gap-4 p-5 sm:p-6">
      <h2 className="text-card">{copy.heading}</h2>
      {mail.available ? <MailSwitch isOn={mail.on} /> : <p>{copy.noMail}</p>}
      <Devices />
    </section>
  );
}

function MailSwitch({ isOn }: { isOn: boolean }) {
  const { notifications: copy, common } = useCopy();
  const { person } = useSignedIn();
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (mailForEnquiries: boolean) =>
      sendRequest<SessionResponse>('/account', 'PATCH', { mailForEnquiries }),
    onSuccess: (response) => client.setQueryData(sessionKey, response),
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
        {change.isSuccess && common.saved}
      </p>
      <Problem
        error={change.error}
        retry={() => change.variables !== undefined && change.mutate(change.variables)}
      />
    </div>
  );
}
