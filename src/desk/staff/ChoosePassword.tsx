import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Spinner } from '../../ui/Spinner.tsx';
import { ask } from '../api/request.ts';
import { Form } from '../parts/Form.tsx';
import { Heading } from '../parts/Heading.tsx';
import { Narrow } from '../parts/Narrow.tsx';
import { NewPasswordField } from '../parts/NewPasswordField.tsx';
import { Problem } from '../parts/Problem.tsx';
import { useCopy } from '../parts/setup.ts';

/** Choosing a password, reached by the link of an invitation or a reset. */
export function ChoosePassword() {
  const { signIn: copy, frame } = useCopy();
  const [token] = useState(() => location.hash.slice(1));
  const [newPassword, setPassword] = useState('');
  const choose = useMutation({
    mutationFn: () => ask('/auth/reset-password', 'POST', { token, newPassword }),
    // The link has been used, so it is removed from the history of a shared computer.
    onSuccess: () => history.replaceState(history.state, '', location.pathname),
  });
  // Opening another link while this page is open changes only the fragment.
  useEffect(() => {
    const readAgain = () => location.reload();
    addEventListener('hashchange', readAgain);
    return () => removeEventListener('hashchange', readAgain);
  }, []);
  const link = useQuery({
    queryKey: ['password-link', token],
    queryFn: async () => {
      await ask('/auth/check-link', 'POST', { token });
      return true;
    },
    enabled: token !== '' && !choose.isSuccess,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Narrow>
      <Heading>{copy.passwordHeading}</Heading>
      {choose.isSuccess ? (
        <p role="status">{copy.chosen}</p>
      ) : token === '' ? (
        <p>{copy.noLink}</p>
      ) : link.isPending ? (
        <Spinner copy={frame.loading} />
      ) : link.isError ? (
        <Problem error={link.error} retry={() => void link.refetch()} />
      ) : (
        <Form action={choose} button={copy.choose}>
          <NewPasswordField value={newPassword} onChange={setPassword} />
        </Form>
      )}
      <p className="mt-5">
        <Link to="/" className="font-semibold underline">
          {copy.heading}
        </Link>
      </p>
    </Narrow>
  );
}
