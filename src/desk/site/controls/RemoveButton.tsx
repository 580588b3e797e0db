import { useState } from 'react';
import { Confirm } from '../../dialogs/Confirm.tsx';
import { useCopy } from '../../parts/setup.ts';
import { smallButton } from './control.ts';

interface RemoveButtonProps {
  /** What is removed, for who does not see where the button stands; not needed where the label says it. */
  name?: string;
  label?: string;
  /** What is asked before. */
  text?: string;
  className?: string;
  onRemove: () => void;
}

/** Takes something away, after it has asked. */
export function RemoveButton({ name, label, text, className = '', onRemove }: RemoveButtonProps) {
  const { site: copy } = useCopy();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`${className} ${smallButton}`.trim()}
        aria-label={name === undefined ? undefined : `${copy.remove}: ${name}`}
        onClick={() => setAsking(true)}
      >
        {label ?? copy.remove}
      </button>
      {isAsking && (
        <Confirm
          heading={copy.removeHeading}
          text={text ?? copy.removeText}
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
