import { useState } from 'react';
import { useWords } from '../setup.ts';
import { Confirm } from './Confirm.tsx';

interface DeleteForGoodProps {
  words: { delete: string; deleteHeading: string; deleteText: string };
  remove: { error: Error | null; isPending: boolean };
  onConfirm: () => void;
}

/** A button that deletes something for good, once a word has been typed. */
export function DeleteForGood({ words, remove, onConfirm }: DeleteForGoodProps) {
  const { parts } = useWords();
  const [isAsking, setAsking] = useState(false);
  return (
    <p>
      <button
        type="button"
        className="min-h-11 font-semibold underline"
        onClick={() => setAsking(true)}
      >
        {words.delete}
      </button>
      {isAsking && (
        <Confirm
          heading={words.deleteHeading}
          text={words.deleteText}
          action={words.delete}
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
