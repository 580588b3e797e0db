import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import type { choosePasswordResponse, signInResponse } from '../../../shared/desk/sign-in.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { sessionKey } from '../api/query-client.ts';
import { sendRequest } from '../api/request.ts';
import { NewPasswordField } from '../parts/Field.tsx';
import { Form } from '../parts/Form.tsx';
import { Heading } from '../parts/Heading.tsx';
import { NarrowView } from '../parts/NarrowView.tsx';
import { Problem } from '../parts/Problem.tsx';
import { useCopy } from '../parts/setup.ts';
import { CodeForm, SignIn } from './SignIn.tsx';

/** Choosing a password, with the link from an invitation or a reset. */
export function ChoosePassword() {
  const { signIn: copy, frame } = useCopy();
  const [token] = useState(() => location.hash.slice(1));
  const [newPassword, setNewPassword] = useState('');
  const [isSigningInAgain, setSigningInAgain] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const openDesk = () => {
    client.removeQueries({ queryKey: sessionKey });
    void navigate({ to: '/', replace: true });
  };
  const choose = useMutation({
    mutationFn: async () => {
      const credentials = { token, newPassword };
      const { email } = await sendRequest<z.infer<typeof choosePasswordResponse>>(
        '/auth/reset-password',
        'POST',
        credentials,
      );
      // The link has been used; it must not stay in the browser's history if others use the computer.
      history.replaceState(history.state, '', location.pathname);
      const session = await sendRequest<z.infer<typeof signInResponse>>(
        '/auth/sign-in/email',
        'POST',
        {
          email,
          password: newPassword,
        },
      ).catch(() => null);
      return { email, session };
    },
    onSuccess: ({ session }) => session && !session.twoFactorRedirect && openDesk(),
  });
  // Opening another link while this page is open changes only the fragment.
  useEffect(() => {
    const reload = () => location.reload();
    addEventListener('hashchange', reload);
    return () => removeEventListener('hashchange', reload);
  }, []);
  const link = useQuery({
    queryKey: ['password-link', token],
    queryFn: async () => {
      await sendRequest('/auth/check-link', 'POST', { token });
      return true;
    },
    enabled: token !== '' && !choose.isSuccess,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (choose.isSuccess) {
    const { email, session } = choose.data;
    if (session?.twoFactorRedirect && !isSigningInAgain) {
      return <CodeForm onDone={openDesk} onStartAgain={() => setSigningInAgain(true)} />;
    }
    if (!session || isSigningInAgain) {
      return <SignIn onDone={openDesk} knownEmail={email} message={copy.passwordSaved} />;
    }
  }
  return (
    <NarrowView>
      <Heading>{copy.passwordHeading}</Heading>
      {choose.isSuccess ? (
        <Spinner copy={frame.loading} />
      ) : token === '' ? (
        <p>{copy.noLink}</p>
      ) : link.isPending ? (
        <Spinner copy={frame.loading} />
      ) : link.isError ? (
        <Problem error={link.error} retry={() => void link.refetch()} />
      ) : (
        <Form action={choose} button={copy.savePassword}>
          <NewPasswordField value={newPassword} onChange={setNewPassword} />
        </Form>
      )}
      <p className="mt-5">
        <Link to="/" className="font-semibold underline">
          {copy.heading}
        </Link>
      </p>
    </NarrowView>
  );
}
