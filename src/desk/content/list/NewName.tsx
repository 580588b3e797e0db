import { useState } from 'react';
import { suggestedSlug } from '../../../../shared/text/slug.ts';
import { Field } from '../../parts/Field.tsx';
import { useCopy } from '../../parts/setup.ts';
import { smallButton } from '../controls/control.ts';

interface NewNameProps {
  label: string;
  /** The label of the button. */
  action?: string;
  /** Names in addresses that are taken. */
  taken: string[];
  isDisabled?: boolean;
  /** Its slug, and the name as typed. */
  onAdd: (name: string, title: string) => void;
}

/** A field for the name of something new, and the button that adds it. */
export function NewName({ label, action, taken, isDisabled = false, onAdd }: NewNameProps) {
  const { content: copy } = useCopy();
  const [title, setTitle] = useState('');
  const name = suggestedSlug(title);
  const isTaken = taken.includes(name);
  const [refusal, setRefusal] = useState<string>();
  return (
    <form
      className="mt-3 flex max-w-md items-start gap-2"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (name === '') setRefusal(title.trim() === '' ? copy.nameEmpty : copy.nameRefused);
        if (name === '' || isTaken) return;
        onAdd(name, title.trim());
        setTitle('');
      }}
    >
      <div className="min-w-0 grow">
        <Field
          label={label}
          autoComplete="off"
          problem={isTaken ? copy.nameTaken : refusal}
          value={title}
          onChange={(typed) => {
            setTitle(typed);
            setRefusal(undefined);
          }}
        />
      </div>
      <button type="submit" className={`mt-7 ${smallButton}`} disabled={isDisabled}>
        {action ?? copy.add}
      </button>
    </form>
  );
}
