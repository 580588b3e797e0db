import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import type { authenticatorAnswer, backupCodesAnswer } from '../../../shared/desk/sign-in.ts';
import { asciiDigits } from '../../../shared/text/digits.ts';
import { buttonClasses } from '../../ui/Button.tsx';
import { sessionKey } from '../api/query-client.ts';
import { ask } from '../api/request.ts';
import { Field } from '../parts/Field.tsx';
import { Form } from '../parts/Form.tsx';
import { Problem } from '../parts/Problem.tsx';
import { useCopy } from '../parts/setup.ts';
import { QrCode } from './QrCode.tsx';

/** The server's last answer; each request requires the password. */
type Made = Partial<z.infer<typeof authenticatorAnswer>> & z.infer<typeof backupCodesAnswer>;
type Request = 'enable' | 'disable' | 'generate-backup-codes';

/** Sets up an authenticator, whose codes are then required for signing in, or turns it off. */
export function Authenticator({ isOn }: { isOn: boolean }) {
  const { account: copy } = useCopy();
  const client = useQueryClient();
  const [password, setPassword] = useState('');
  const [made, setMade] = useState<Made | null>(null);
  const request = useMutation({
    mutationFn: (name: Request) =>
      ask<Made | undefined>(`/auth/two-factor/${name}`, 'POST', { password }),
    onSuccess: async (answer) => {
      setMade(answer ?? null);
      setPassword('');
      await client.invalidateQueries({ queryKey: sessionKey });
    },
  });
  const buttons: [Request, string][] = isOn
    ? [
        ['generate-backup-codes', copy.newCodes],
        ['disable', copy.turnOff],
      ]
    : [['enable', copy.setUp]];
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="text-card">{copy.authenticatorHeading}</h2>
      <p className="mt-2">{isOn ? copy.authenticatorOn : copy.authenticatorOff}</p>
      {made?.uri && !isOn ? (
        <Confirmation uri={made.uri} />
      ) : (
        <form className="mt-4 grid gap-4" onSubmit={(event) => event.preventDefault()}>
          <Field
            label={copy.currentPassword}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
          />
          <div className="flex flex-wrap gap-2">
            {buttons.map(([name, label], place) => (
              <button
                key={name}
                type={place === 0 ? 'submit' : 'button'}
                className={buttonClasses('outline')}
                disabled={request.isPending || password === ''}
                onClick={() => request.mutate(name)}
              >
                {label}
              </button>
            ))}
          </div>
        </form>
      )}
      <Problem
        error={request.error}
        retry={request.variables && (() => request.mutate(request.variables))}
      />
      {made && <BackupCodes codes={made.backupCodes} />}
    </section>
  );
}

/** The QR code for the app, and the first code, which proves that it works. */
function Confirmation({ uri }: { uri: string }) {
  const { account: copy, signIn } = useCopy();
  const client = useQueryClient();
  const [code, setCode] = useState('');
  const confirm = useMutation({
    mutationFn: () =>
      ask('/auth/two-factor/verify-totp', 'POST', { code: asciiDigits(code).replace(/\D/g, '') }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionKey }),
  });
  return (
    <>
      <p className="mt-3">{copy.scan}</p>
      <QrCode text={uri} label={copy.picture} />
      <p className="mb-4">
        {copy.secret}{' '}
        <code className="wrap-anywhere">{new URL(uri).searchParams.get('secret')}</code>
      </p>
      <Form action={confirm} button={copy.confirm}>
        <Field
          label={signIn.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          isRequired
          value={code}
          onChange={setCode}
        />
      </Form>
    </>
  );
}

function BackupCodes({ codes }: { codes: string[] }) {
  const { account: copy } = useCopy();
  return (
    <div className="mt-5 rounded-card bg-panel p-4">
      <h3 className="font-body font-semibold">{copy.codesHeading}</h3>
      <p className="text-small">{copy.codesText}</p>
      <ul className="mt-2 grid grid-cols-2 gap-x-4 tabular-nums">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
