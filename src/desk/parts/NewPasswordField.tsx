import { passwordLength } from '../../../shared/desk/password-length.ts';
import { PasswordField } from './PasswordField.tsx';
import { useCopy } from './setup.ts';

interface NewPasswordFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** The field for choosing a password, which says how long it must be. */
export function NewPasswordField({ value, onChange }: NewPasswordFieldProps) {
  const { signIn: copy } = useCopy();
  return (
    <PasswordField
      label={copy.newPassword}
      hint={copy.passwordHint}
      autoComplete="new-password"
      isRequired
      minLength={passwordLength.min}
      maxLength={passwordLength.max}
      value={value}
      onChange={onChange}
    />
  );
}
