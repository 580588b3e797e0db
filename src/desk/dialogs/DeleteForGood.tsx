import { useState } from 'react';
import { useCopy } from '../parts/setup.ts';
import { Confirm } from './Confirm.tsx';

interface DeleteForGoodProps {
  copy: { delete: string; deleteHeading: string; deleteText: string };
  remove: { error: Error | null; isPending: boolean };
  onConfirm: () => void;
}

/** A button that deletes something for good, once a word has been typed. */
export function DeleteForGood({ copy, remove, onConfirm }: DeleteForGoodProps) {
  const { parts } = useCopy();
  const [isAsking, setAsking] = useState(false);
  return (
    <p>
      <button
        type="button"
        className="min-h-11 font-semibold underline"
        onClick={() => setAsking(true)}
      >
        {copy.delete}
      </button>
      {isAsking && (
        <Confirm
          heading={copy.deleteHeading}
          text={copy.deleteText}
          action={copy.delete}
          word={parts.deleteWord}
          error={remove.error}
          isPending={remove.isPending}
          onConfirm={onConfirm}
          onClose={() => setAsking(false)}
        />
      )}
    </p>
  );
}
