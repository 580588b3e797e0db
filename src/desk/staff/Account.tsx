import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SessionResponse } from '../../../shared/desk/sign-in.ts';
import { sessionKey } from '../api/query-client.ts';
import { sendRequest } from '../api/request.ts';
import { useSignedIn } from '../api/session.ts';
import { areShortcutsOn, setShortcutsOn } from '../enquiries/shortcuts.ts';
import { Checkbox, NewPasswordField, PasswordField } from '../parts/Field.tsx';
import { Form } from '../parts/Form.tsx';
import { Heading } from '../parts/Heading.tsx';
import { Problem } from '../parts/Problem.tsx';
import { useCopy, useSetup } from '../parts/setup.ts';
import { Authenticator } from './Authenticator.tsx';
import { devicesKey } from './Devices.tsx';
import { Notifications } from './Notifications.tsx';

/** The person's own account: language, keyboard shortcuts, notifications, password and authenticator. */
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
        <div className="grid gap-6">
          <LanguageChoice />
          <ShortcutSetting />
        </div>
        <Notifications />
        <PasswordForm />
        <Authenticator isOn={person.twoFactor} />
      </div>
    </>
  );
}

/** Turns the keyboard shortcuts that are letters or digits on or off in this browser. */
function ShortcutSetting() {
  const { account: copy } = useCopy();
  const [isOn, setOn] = useState(areShortcutsOn);
  return (
    <section className="card p-5 max-md:hidden sm:p-6">
      <h2 className="mb-2 text-card">{copy.keysHeading}</h2>
      <Checkbox
        label={copy.keys}
        isChecked={isOn}
        onChange={(next) => {
          setShortcutsOn(next);
          setOn(next);
        }}
      />
    </section>
  );
}

function PasswordForm() {
  const { account: copy } = useCopy();
  const { person } = useSignedIn();
  const client = useQueryClient();
  const [currentPassword, setCurrentPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const change = useMutation({
    mutationFn: () =>
      sendRequest('/auth/change-password', 'POST', { currentPassword, newPassword }),
    onSuccess: () => {
      setCurrentPassword('');
      setNewPassword('');
      return client.invalidateQueries({ queryKey: devicesKey });
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
          onChange={setCurrentPassword}
        />
        <NewPasswordField value={newPassword} onChange={setNewPassword} />
      </Form>
      <p role="status" className="mt-3">
        {change.isSuccess && copy.passwordChanged}
      </p>
    </section>
  );
}

/** Chooses the language in which the person uses the desk; `SignedIn` then reloads the page in that language. */
function LanguageChoice() {
  const { account: copy, enquiry } = useCopy();
  const { language, languages } = useSetup();
  const client = useQueryClient();
  const choose = useMutation({
    mutationFn: (languageCode: string) =>
      sendRequest<SessionResponse>('/account', 'PATCH', { language: languageCode }),
    onSuccess: (response) => client.setQueryData(sessionKey, response),
  });
  if (languages.length < 2) return null;
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="text-card">{enquiry.language}</h2>
      <p className="mt-1 text-small text-soft">{copy.languageText}</p>
      <fieldset className="mt-3 flex flex-wrap gap-x-6">
        <legend className="sr-only">{enquiry.language}</legend>
        {languages.map((code) => (
          <label key={code} lang={code} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="language"
              className="size-5 shrink-0 accent-brand"
              checked={(choose.isPending ? choose.variables : language) === code}
              disabled={choose.isPending}
              onChange={() => choose.mutate(code)}
            />
            {new Intl.DisplayNames(code, { type: 'language' }).of(code)}
          </label>
        ))}
      </fieldset>
      <Problem
        error={choose.error}
        retry={() => choose.variables !== undefined && choose.mutate(choose.variables)}
      />
    </section>
  );
}
