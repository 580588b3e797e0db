import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import type { resetByMailResponse, signInResponse } from '../../../shared/desk/sign-in.ts';
import { asciiDigits } from '../../../shared/text/digits.ts';
import { endedKey } from '../api/query-client.ts';
import { DeskError, sendRequest } from '../api/request.ts';
import { Checkbox, Field, type FieldProps, PasswordField } from '../parts/Field.tsx';
import { Form } from '../parts/Form.tsx';
import { Heading } from '../parts/Heading.tsx';
import { NarrowView } from '../parts/NarrowView.tsx';
import { useCopy } from '../parts/setup.ts';

interface SignInProps {
  onDone: () => void;
  /** The email address, if it is known. */
  knownEmail?: string;
  /** A message above the fields. */
  message?: string;
}

/** Signing in: email and password, then a code if the account has an authenticator. */
export function SignIn({ onDone, knownEmail = '', message }: SignInProps) {
  const { signIn: copy, account } = useCopy();
  const [email, setEmail] = useState(knownEmail);
  const [password, setPassword] = useState('');
  const [isSharedComputer, setSharedComputer] = useState(false);
  const [isCodeNeeded, setCodeNeeded] = useState(false);
  const [hasEnded] = useState(useQueryClient().getQueryData(endedKey) === true);
  const signIn = useMutation({
    mutationFn: () =>
      sendRequest<z.infer<typeof signInResponse>>('/auth/sign-in/email', 'POST', {
        email: email.trim(),
        password,
        rememberMe: !isSharedComputer,
      }),
    onSuccess: ({ twoFactorRedirect }) => (twoFactorRedirect ? setCodeNeeded(true) : onDone()),
  });
  if (isCodeNeeded) return <CodeForm onDone={onDone} onStartAgain={() => setCodeNeeded(false)} />;
  return (
    <NarrowView>
      <Heading>{copy.heading}</Heading>
      {message && (
        <p role="status" className="mb-5">
          {message}
        </p>
      )}
      {hasEnded && (
        <p role="status" className="warning-ground mb-5 p-4">
          {copy.sessionEnded}
        </p>
      )}
      <Form action={signIn} button={copy.button}>
        <EmailField value={email} onChange={setEmail} />
        <PasswordField
          label={account.passwordHeading}
          autoComplete="current-password"
          isRequired
          value={password}
          onChange={setPassword}
        />
        <Checkbox
          label={copy.sharedComputer}
          hint={copy.sharedHint}
          isChecked={isSharedComputer}
          onChange={setSharedComputer}
        />
      </Form>
      <SignInHelp typedEmail={email} />
    </NarrowView>
  );
}

/** The field for the email address of an account. */
function EmailField(props: Pick<FieldProps, 'value' | 'onChange'>) {
  const { fields } = useCopy();
  return <Field {...props} label={fields.email} type="email" autoComplete="username" isRequired />;
}

interface CodeFormProps {
  onDone: () => void;
  onStartAgain: () => void;
}

/** The second step: a code from the authenticator, or a backup code. */
export function CodeForm({ onDone, onStartAgain }: CodeFormProps) {
  const { signIn: copy } = useCopy();
  const [code, setCode] = useState('');
  const [isBackup, setBackup] = useState(false);
  const kind = isBackup ? 'backup-code' : 'totp';
  const verify = useMutation({
    mutationFn: () =>
      sendRequest(`/auth/two-factor/verify-${kind}`, 'POST', {
        code: isBackup ? code.trim() : asciiDigits(code).replace(/\D/g, ''),
      }),
    onSuccess: onDone,
  });
  const isExpired = verify.error instanceof DeskError && verify.error.problem === 'signed-out';
  return (
    <NarrowView>
      <Heading>{copy.codeHeading}</Heading>
      <Form action={verify} button={copy.button} isDisabled={isExpired}>
        <Field
          key={kind}
          label={isBackup ? copy.backupCode : copy.code}
          inputMode={isBackup ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          autoFocus
          isRequired
          value={code}
          onChange={setCode}
        />
      </Form>
      <div className="mt-4 flex flex-wrap gap-x-6">
        <button
          type="button"
          className="min-h-11 underline"
          onClick={() => {
            setCode('');
            verify.reset();
            setBackup(!isBackup);
          }}
        >
          {isBackup ? copy.useAuthenticator : copy.useBackupCode}
        </button>
        <button type="button" className="min-h-11 underline" onClick={onStartAgain}>
          {copy.startAgain}
        </button>
      </div>
      <SignInHelp typedEmail="" />
    </NarrowView>
  );
}

/** The command that makes a link for choosing a new password. */
const resetCommand = 'npm run staff -- reset EMAIL';

/**
 * What someone can do who has forgotten the password, or lost the phone with the authenticator.
 * @param typedEmail what has been typed as the email address
 */
function SignInHelp({ typedEmail }: { typedEmail: string }) {
  const { signIn: copy } = useCopy();
  const [isOpen, setOpen] = useState(false);
  const { data: mailReset } = useQuery({
    queryKey: ['reset-by-mail'],
    queryFn: () => sendRequest<z.infer<typeof resetByMailResponse>>('/auth/reset-by-mail'),
    enabled: isOpen,
  });
  return (
    <div className="mt-4">
      <button
        type="button"
        className="min-h-11 underline"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {copy.help}
      </button>
      {isOpen && (
        <div className="mt-2 grid gap-4 border-rule border-t pt-4">
          {mailReset?.isAvailable && <MailLink typedEmail={typedEmail} />}
          <p>{copy.helpReception}</p>
          <p>{copy.helpDoctor}</p>
          <p className="overflow-x-auto rounded-card bg-panel p-4">
            <code>{resetCommand}</code>
          </p>
          <p>{copy.helpPhone}</p>
        </div>
      )}
    </div>
  );
}

function MailLink({ typedEmail }: { typedEmail: string }) {
  const { signIn: copy } = useCopy();
  const [email, setEmail] = useState(typedEmail);
  const request = useMutation({
    mutationFn: () => sendRequest('/auth/request-password-reset', 'POST', { email: email.trim() }),
  });
  if (request.isSuccess) return <p role="status">{copy.linkMailed}</p>;
  return (
    <div>
      <p className="mb-3">{copy.helpMail}</p>
      <Form action={request} button={copy.mailLink}>
        <EmailField value={email} onChange={setEmail} />
      </Form>
    </div>
  );
}
