import { useId, useState } from 'react';
import { useCopy } from '../../parts/setup.ts';
import { inputLook, smallButton } from '../controls/control.ts';
import { addressName } from '../data/address-name.ts';

interface AddByNameProps {
  label: string;
  /** Names in addresses that are taken. */
  taken: string[];
  /** What it is called in an address, and what was written. */
  onAdd: (name: string, title: string) => void;
}

/** A field for the name of something new, and the button that adds it. */
export function AddByName({ label, taken, onAdd }: AddByNameProps) {
  const { site: copy } = useCopy();
  const id = useId();
  const [title, setTitle] = useState('');
  const name = addressName(title);
  const isTaken = taken.includes(name);
  const [isRefused, setRefused] = useState(false);
  const hint = isTaken ? copy.nameTaken : isRefused ? copy.newNameRefused : copy.newNameHint;
  const isWrong = isTaken || isRefused;
  return (
    <form
      className="mt-3 max-w-md"
      onSubmit={(event) => {
        event.preventDefault();
        setRefused(name === '');
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
          aria-describedby={`${id}-hint`}
          aria-invalid={isWrong}
          value={title}
          onChange={({ target }) => {
            setTitle(target.value);
            setRefused(false);
          }}
        />
        <button type="submit" className={smallButton}>
          {copy.add}
        </button>
      </div>
      <p
        id={`${id}-hint`}
        role="status"
        className={`mt-1 text-small ${isWrong ? 'font-semibold' : 'text-soft'}`}
      >
        {hint}
      </p>
    </form>
  );
}
