import { useState } from 'react';
import { useCopy } from '../../parts/setup.ts';
import { inputLook, smallButton } from './control.ts';

interface NewNameProps {
  id?: string;
  className?: string;
  /** Whether something can be added under a name. */
  isFree: (name: string) => boolean;
  onAdd: (name: string) => void;
}

/** A field for the name of a new value in a set, and the button that adds it. */
export function NewName({ id, className = '', isFree, onAdd }: NewNameProps) {
  const { site: copy } = useCopy();
  const [written, setWritten] = useState('');
  const name = written.trim();
  return (
    <div className={`flex items-end gap-2 ${className}`.trim()}>
      <label className="grow text-small">
        {copy.newName}
        <input
          id={id}
          className={`mt-1 ${inputLook}`}
          autoComplete="off"
          value={written}
          onChange={({ target }) => setWritten(target.value)}
        />
      </label>
      <button
        type="button"
        className={smallButton}
        disabled={!isFree(name)}
        onClick={() => {
          onAdd(name);
          setWritten('');
        }}
      >
        {copy.add}
      </button>
    </div>
  );
}
