import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SessionsAnswer } from '../../../shared/desk/sign-in.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { ask } from '../api/request.ts';
import { useSignedIn } from '../api/session.ts';
import { Form } from '../parts/Form.tsx';
import { Heading } from '../parts/Heading.tsx';
import { NewPasswordField } from '../parts/NewPasswordField.tsx';
import { PasswordField } from '../parts/PasswordField.tsx';
import { Problem } from '../parts/Problem.tsx';
import { useCopy } from '../parts/setup.ts';
import { useTimes } from '../time/times.ts';
import { Authenticator } from './Authenticator.tsx';
import { browserName } from './browser-name.ts';
import { devicesKey } from './Devices.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { Notifications } from './Notifications.tsx';

const sessionsKey = ['sessions'];

/** The person's own account: password, authenticator and sessions. */
export function Account() {
  const { account: copy, people } = useCopy();
  const { person } = useSignedIn();
  return (
    <>
      <Heading>{copy.heading}</Heading>
      <p className="wrap-anywhere">
        {person.name}, {person.email} ({people[person.role]})
      </p>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
        <LanguageChoice />
        <Notifications />
        <Password />
        <Authenticator isOn={person.twoFactor} />
        <Sessions />
      </div>
    </>
  );
}

function Password() {
  const { account: copy } = useCopy();
  const { person } = useSignedIn();
  const client = useQueryClient();
  const [currentPassword, setCurrent] = useState('');
  const [newPassword, setNew] = useState('');
  const change = useMutation({
    mutationFn: () => ask('/auth/change-password', 'POST', { currentPassword, newPassword }),
    onSuccess: () => {
      setCurrent('');
      setNew('');
      void client.invalidateQueries({ queryKey: devicesKey });
      return client.invalidateQueries({ queryKey: sessionsKey });
    },
  });
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="mb-4 text-card">{copy.passwordHeading}</h2>
      <Form action={change} button={copy.changePassword}>
        {/* Tells password managers which account the password belongs to. */}
        <input type="hidden" autoComplete="username" value={person.email} readOnly />
        <PasswordField
          label={copy.currentPassword}
          autoComplete="current-password"
          isRequired
          value={currentPassword}
          onChange={setCurrent}
        />
        <NewPasswordField value={newPassword} onChange={setNew} />
      </Form>
      <p role="status" className="mt-3">
        {change.isSuccess && copy.passwordChanged}
      </p>
    </section>
  );
}

function Sessions() {
  const { account: copy } = useCopy();
  const client = useQueryClient();
  const timeOf = useTimes();
  const { data, error, refetch } = useQuery({
    queryKey: sessionsKey,
    queryFn: () => ask<SessionsAnswer>('/sessions'),
    staleTime: 0,
  });
  const end = useMutation({
    mutationFn: (id: string) => ask(`/sessions/${id}`, 'DELETE'),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="text-card">{copy.sessionsHeading}</h2>
      <ul className="mt-3 grid gap-3">
        {data?.sessions.map(({ id, userAgent, lastUsedAt, current }) => (
          <li key={id} className="rounded-card bg-panel p-3">
            <p className="wrap-anywhere font-semibold">{browserName(userAgent)}</p>
            <p className="text-small">{interpolate(copy.lastUsed, { TIME: timeOf(lastUsedAt) })}</p>
            {current ? (
              <p className="text-small">{copy.thisSession}</p>
            ) : (
              <button
                type="button"
                className="min-h-11 font-semibold underline"
                disabled={end.isPending}
                onClick={() => end.mutate(id)}
              >
                {copy.end}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Problem error={error ?? end.error} retry={() => void refetch()} />
    </section>
  );
}
