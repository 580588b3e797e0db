import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { generate } from 'lean-qr';
import { useMemo, useState } from 'react';
import type { z } from 'zod';
import type { authenticatorResponse, backupCodesLeft } from '../../../shared/desk/sign-in.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { asciiDigits } from '../../../shared/text/digits.ts';
import { buttonClasses } from '../../ui/Button.tsx';
import { sessionKey } from '../api/query-client.ts';
import { sendRequest } from '../api/request.ts';
import { CopyButton } from '../parts/CopyButton.tsx';
import { Field, PasswordField } from '../parts/Field.tsx';
import { Form } from '../parts/Form.tsx';
import { Problem } from '../parts/Problem.tsx';
import { useCopy } from '../parts/setup.ts';

/** The white border that cameras need, in modules. */
const border = 4;

/** A text as a QR code; black on white in every colour scheme, as cameras expect. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => pathOf(text), [text]);
  const side = size + 2 * border;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-border} ${-border} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="my-4 w-full max-w-64 rounded-card"
    >
      <rect x={-border} y={-border} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

function pathOf(text: string): { path: string; size: number } {
  const code = generate(text);
  const coordinates = Array.from({ length: code.size }, (_, index) => index);
  const modules = coordinates.flatMap((y) =>
    coordinates.filter((x) => code.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`),
  );
  return { path: modules.join(''), size: code.size };
}

/** The server's response to an action; empty after turning the authenticator off. */
type SetupResponse = Partial<z.infer<typeof authenticatorResponse>>;

/** With this many backup codes or fewer, their number is shown in bold. */
const fewCodes = 3;

type AuthenticatorAction = 'enable' | 'disable' | 'generate-backup-codes';

/** Sets up an authenticator, whose codes are then required for signing in, makes new backup codes, or turns it off. */
export function Authenticator({ isOn }: { isOn: boolean }) {
  const { account: copy } = useCopy();
  const client = useQueryClient();
  const [password, setPassword] = useState('');
  const [setupResponse, setSetupResponse] = useState<SetupResponse | null>(null);
  const request = useMutation({
    mutationFn: (name: AuthenticatorAction) =>
      sendRequest<SetupResponse>(`/auth/two-factor/${name}`, 'POST', { password }),
    onSuccess: async (response) => {
      setSetupResponse(response.backupCodes ? response : null);
      setPassword('');
      await client.invalidateQueries({ queryKey: sessionKey });
    },
  });
  const buttons: [AuthenticatorAction, string][] = isOn
    ? [
        ['generate-backup-codes', copy.newCodes],
        ['disable', copy.turnOff],
      ]
    : [['enable', copy.setUp]];
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="text-card">{copy.authenticatorHeading}</h2>
      <p className="mt-2">{isOn ? copy.authenticatorOn : copy.authenticatorOff}</p>
      {isOn && !setupResponse && <CodesLeft />}
      {setupResponse?.totpURI && !isOn ? (
        <Confirmation uri={setupResponse.totpURI} />
      ) : (
        <form className="mt-4 grid gap-4" onSubmit={(event) => event.preventDefault()}>
          <PasswordField
            label={copy.currentPassword}
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
          />
          <div className="flex flex-wrap gap-2">
            {buttons.map(([name, label], index) => (
              <button
                key={name}
                type={index === 0 ? 'submit' : 'button'}
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
      {setupResponse?.backupCodes && <BackupCodes codes={setupResponse.backupCodes} />}
    </section>
  );
}

/** The QR code for the app, and a field for the first code, which confirms it. */
function Confirmation({ uri }: { uri: string }) {
  const { account: copy, signIn, visits } = useCopy();
  const client = useQueryClient();
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  const [code, setCode] = useState('');
  const confirm = useMutation({
    mutationFn: () =>
      sendRequest('/auth/two-factor/verify-totp', 'POST', {
        code: asciiDigits(code).replace(/\D/g, ''),
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionKey }),
  });
  return (
    <>
      <p className="mt-3">{copy.scan}</p>
      <QrCode text={uri} label={copy.picture} />
      <p>
        <a href={uri} className="inline-flex min-h-11 items-center font-semibold underline">
          {copy.openApp}
        </a>
      </p>
      <p className="mt-2">
        {copy.secret} <code>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <p className="mt-2 mb-4">
        <CopyButton text={secret} label={copy.copyKey} copiedLabel={visits.copied} />
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

/** How many backup codes are left. */
function CodesLeft() {
  const { account: copy } = useCopy();
  const { data } = useQuery({
    queryKey: ['backup-codes'],
    queryFn: () => sendRequest<z.infer<typeof backupCodesLeft>>('/backup-codes'),
    staleTime: 0,
  });
  if (!data) return null;
  return (
    <p className={`mt-2 ${data.left <= fewCodes ? 'font-semibold' : ''}`}>
      {data.left === 0 ? copy.noCodesLeft : interpolate(copy.codesLeft, { COUNT: data.left })}
    </p>
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
