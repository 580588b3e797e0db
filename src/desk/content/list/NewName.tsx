import { useId, useState } from 'react';
import { suggestedSlug } from '../../../../shared/text/slug.ts';
import { useCopy } from '../../parts/setup.ts';
import { inputLook } from '../controls/control.ts';

interface NewNameProps {
  label: string;
  /** Slugs that are taken. */
  taken: string[];
  isDisabled?: boolean;
  /** Its slug, and the name as typed. */
  onAdd: (name: string, title: string) => void;
}

/** A field for the name of something new, and the button that adds it. */
export function NewName({ label, taken, isDisabled = false, onAdd }: NewNameProps) {
  const { content: copy } = useCopy();
  const id = useId();
  const [title, setTitle] = useState('');
  const name = suggestedSlug(title);
  const isTaken = taken.includes(name);
  const [refusal, setRefusal] = useState<string>();
  const problem = isTaken ? copy.nameTaken : refusal;
  return (
    <form
      className="mt-3 max-w-md"
      onSubmit={(event) => {
        event.preventDefault();
        if (name === '') setRefusal(title.trim() === '' ? copy.nameEmpty : copy.nameRefused);
        if (name === '' || isTaken) return;
        onAdd(name, title.trim());
        setTitle('');
      }}
    >
      <label htmlFor={id} className="text-small">
        {label}
      </label>
      <div className="mt-1 flex items-center gap-2">
        <input
          id={id}
          className={inputLook}
          autoComplete="off"
          aria-describedby={`${id}-problem`}
          aria-invalid={problem !== undefined}
          value={title}
          onChange={({ target }) => {
            setTitle(target.value);
            setRefusal(undefined);
          }}
        />
        <button type="submit" className="pill tool" disabled={isDisabled}>
          {copy.add}
        </button>
      </div>
      <p id={`${id}-problem`} role="status" className="mt-1 text-small font-semibold">
        {problem}
      </p>
    </form>
  );
}
