import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import type { resetByMailAnswer } from '../../../shared/desk/sign-in.ts';
import { ask } from '../api/request.ts';
import { Field } from '../parts/Field.tsx';
import { Form } from '../parts/Form.tsx';
import { useCopy } from '../parts/setup.ts';

/** The command that makes a link for choosing a new password. */
const command = 'npm run staff -- reset EMAIL';

interface SignInHelpProps {
  /** What has been typed as the email address. */
  typed: string;
  /** Whether help is shown from the start. */
  isOpen?: boolean;
}

/** What to do for someone who has forgotten the password, or lost the phone with the authenticator. */
export function SignInHelp({ typed, isOpen: isOpenAtFirst = false }: SignInHelpProps) {
  const { signIn: copy } = useCopy();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const { data: byMail } = useQuery({
    queryKey: ['reset-by-mail'],
    queryFn: () => ask<z.infer<typeof resetByMailAnswer>>('/auth/reset-by-mail'),
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
          {byMail?.isAvailable && <MailLink typed={typed} />}
          <p>{copy.helpReception}</p>
          <p>{copy.helpDoctor}</p>
          <p className="overflow-x-auto rounded-card bg-panel p-4">
            <code>{command}</code>
          </p>
          <p>{copy.helpPhone}</p>
        </div>
      )}
    </div>
  );
}

function MailLink({ typed }: { typed: string }) {
  const { signIn: copy } = useCopy();
  const [email, setEmail] = useState(typed);
  const request = useMutation({
    mutationFn: () => ask('/auth/request-password-reset', 'POST', { email: email.trim() }),
  });
  if (request.isSuccess) return <p role="status">{copy.linkMailed}</p>;
  return (
    <div>
      <p className="mb-3">{copy.helpMail}</p>
      <Form action={request} button={copy.mailLink}>
        <Field
          label={copy.email}
          type="email"
          autoComplete="username"
          isRequired
          value={email}
          onChange={setEmail}
        />
      </Form>
    </div>
  );
}
