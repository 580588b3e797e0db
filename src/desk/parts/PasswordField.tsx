import { useState } from 'react';
import { Checkbox, Field, type FieldProps } from './Field.tsx';
import { useCopy } from './setup.ts';

/** A field for a password, which can be shown: on a phone one cannot feel the keys. */
export function PasswordField(props: Omit<FieldProps, 'type'>) {
  const { signIn: copy } = useCopy();
  const [isShown, setShown] = useState(false);
  return (
    <div>
      <Field
        {...props}
        type={isShown ? 'text' : 'password'}
        autoCorrect="off"
        isExact
        spellCheck="false"
      />
      <Checkbox label={copy.showPassword} isChecked={isShown} onChange={setShown} />
    </div>
  );
}
