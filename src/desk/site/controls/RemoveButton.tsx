import { useState } from 'react';
import { Confirm } from '../../dialogs/Confirm.tsx';
import { useCopy } from '../../parts/setup.ts';
import { smallButton } from './control.ts';

interface RemoveButtonProps {
  /** What is removed. */
  name: string;
  label?: string;
  className?: string;
  onRemove: () => void;
}

/** Takes something away, after it has asked. */
export function RemoveButton({ name, label, className = '', onRemove }: RemoveButtonProps) {
  const { site: copy } = useCopy();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`${className} ${smallButton}`.trim()}
        aria-label={`${label ?? copy.remove}: ${name}`}
        onClick={() => setAsking(true)}
      >
        {label ?? copy.remove}
      </button>
      {isAsking && (
        <Confirm
          heading={copy.removeHeading}
          text={`${name}. ${copy.removeText}`}
          action={copy.remove}
          error={null}
          isPending={false}
          onConfirm={() => {
            onRemove();
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
