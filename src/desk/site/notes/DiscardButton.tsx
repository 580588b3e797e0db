import { useState } from 'react';
import { interpolate } from '../../../../shared/interpolate.ts';
import { Confirm } from '../../dialogs/Confirm.tsx';
import { useCopy } from '../../parts/setup.ts';
import { smallButton } from '../controls/control.ts';

interface DiscardButtonProps {
  /** The colleagues who have written something in it; empty if nobody has. */
  others?: string;
  isPending: boolean;
  onDiscard: () => void;
}

/** Discards what was written and is not published, after asking: it cannot be brought back. */
export function DiscardButton({ others = '', isPending, onDiscard }: DiscardButtonProps) {
  const { site: copy, publishing } = useCopy();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`-ml-2 ${smallButton}`}
        disabled={isPending}
        onClick={() => setAsking(true)}
      >
        {copy.discard}
      </button>
      {isAsking && (
        <Confirm
          heading={copy.discardHeading}
          text={others ? interpolate(copy.discardWithin, { NAME: others }) : publishing.discardText}
          action={copy.discard}
          error={null}
          isPending={false}
          onConfirm={() => {
            setAsking(false);
            onDiscard();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
