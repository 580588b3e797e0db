import { useState } from 'react';
import {
  FieldError,
  Input,
  Label,
  Text,
  TextArea,
  TextField,
  type TextFieldProps,
} from 'react-aria-components';
import { passwordLength } from '../../../shared/desk/password-length.ts';
import { useCopy } from './setup.ts';

/** The properties of a field. */
export interface FieldProps extends Omit<TextFieldProps, 'children' | 'className'> {
  label: string;
  hint?: string | undefined;
  isMultiline?: boolean;
  /** How many lines it has until it is enlarged. */
  rows?: number;
  /** The language of its content, if it may differ from the desk's. */
  language?: string;
  /** Whether automatic capitalisation is off. */
  noAutoCapitals?: boolean;
  /** An error message; the form can be sent again nevertheless. */
  problem?: string | undefined;
}

const inputClasses =
  'mt-1 min-h-12 w-full rounded-card border border-rule bg-surface px-3 py-2 text-ink focus:border-ink';

/** A field with its label, a hint and an error message. */
export function Field(props: FieldProps) {
  const {
    label,
    hint,
    isMultiline = false,
    rows = 3,
    noAutoCapitals = false,
    language,
    problem,
    ...others
  } = props;
  const { common: copy } = useCopy();
  const invalidProps =
    problem !== undefined && ({ isInvalid: true, validationBehavior: 'aria' } as const);
  return (
    <TextField {...others} {...invalidProps} className="block">
      <Label className="font-semibold">{label}</Label>
      {isMultiline ? (
        <TextArea rows={rows} lang={language} className={inputClasses} />
      ) : (
        <Input
          lang={language}
          className={inputClasses}
          {...(noAutoCapitals && { autoCapitalize: 'none' })}
        />
      )}
      {hint && (
        <Text slot="description" className="mt-1 block text-small text-soft">
          {hint}
        </Text>
      )}
      <FieldError className="mt-1 block border-l-4 border-l-ink pl-2 text-small font-semibold">
        {problem ??
          (({ validationDetails }) =>
            validationDetails.valueMissing ? copy.fillIn : copy.checkField)}
      </FieldError>
    </TextField>
  );
}

interface CheckboxProps {
  label: string;
  /** What it is for, below the label. */
  hint?: string;
  isChecked: boolean;
  isDisabled?: boolean;
  onChange: (isChecked: boolean) => void;
}

/** A checkbox with its label beside it. */
export function Checkbox({ label, hint, isChecked, isDisabled, onChange }: CheckboxProps) {
  return (
    <label className={`flex gap-3 ${hint ? 'items-start' : 'min-h-11 items-center'}`}>
      <input
        type="checkbox"
        className={`size-5 shrink-0 accent-brand ${hint ? 'mt-1' : ''}`}
        checked={isChecked}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      {hint ? (
        <span>
          <span className="font-semibold">{label}</span>
          <span className="block wrap-anywhere text-small text-soft">{hint}</span>
        </span>
      ) : (
        label
      )}
    </label>
  );
}

/** A password field whose content can be shown, because typing on a phone is error-prone. */
export function PasswordField(props: Omit<FieldProps, 'type'>) {
  const { signIn: copy } = useCopy();
  const [isShown, setShown] = useState(false);
  return (
    <div>
      <Field
        {...props}
        type={isShown ? 'text' : 'password'}
        autoCorrect="off"
        noAutoCapitals
        spellCheck="false"
      />
      <Checkbox label={copy.showPassword} isChecked={isShown} onChange={setShown} />
    </div>
  );
}

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
