import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { buttonClasses } from '../../ui/Button.tsx';
import { ask } from '../api/request.ts';
import { Heading } from '../parts/Heading.tsx';
import { Narrow } from '../parts/Narrow.tsx';
import { NewPasswordField } from '../parts/NewPasswordField.tsx';
import { Problem } from '../parts/Problem.tsx';
import { useWords } from '../setup.ts';

/** Choosing a password, by the link of an invitation or a reset. */
export function ChoosePassword() {
  const { signIn: words } = useWords();
  const [token] = useState(() => location.hash.slice(1));
  const [newPassword, setPassword] = useState('');
  const choose = useMutation({
    mutationFn: () => ask('/auth/reset-password', 'POST', { token, newPassword }),
    // It has been used: it need not stay in the history of a computer.
    onSuccess: () => history.replaceState(history.state, '', location.pathname),
  });
  return (
    <Narrow>
      <Heading>{words.passwordHeading}</Heading>
      {choose.isSuccess ? (
        <p role="status">{words.chosen}</p>
      ) : token === '' ? (
        <p>{words.noLink}</p>
      ) : (
        <form
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            choose.mutate();
          }}
        >
          <NewPasswordField value={newPassword} onChange={setPassword} />
          <button type="submit" className={buttonClasses('primary')} disabled={choose.isPending}>
            {words.choose}
          </button>
        </form>
      )}
      <Problem error={choose.error} retry={() => choose.mutate()} />
      <p className="mt-5">
        <Link to="/" className="font-semibold underline">
          {words.heading}
        </Link>
      </p>
    </Narrow>
  );
}
