import { passwordLength } from '../../../shared/desk/password-length.ts';
import { useWords } from '../setup.ts';
import { Field } from './Field.tsx';

interface NewPasswordFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** The field for a password that is chosen, with how long it must be. */
export function NewPasswordField({ value, onChange }: NewPasswordFieldProps) {
  const { signIn: words } = useWords();
  return (
    <Field
      label={words.newPassword}
      hint={words.passwordHint}
      type="password"
      autoComplete="new-password"
      isRequired
      minLength={passwordLength.min}
      maxLength={passwordLength.max}
      value={value}
      onChange={onChange}
    />
  );
}
