import type { ReactNode } from 'react';
import { buttonClasses } from '../../ui/Button.tsx';
import { useCopy } from '../parts/setup.ts';

/** The buttons of a dialog; the last one cancels. */
export function DialogButtons({
  children,
  onCancel,
}: {
  children: ReactNode;
  onCancel: () => void;
}) {
  const { account } = useCopy();
  return (
    <div className="flex flex-wrap gap-3">
      {children}
      <button type="button" className={buttonClasses('outline')} onClick={onCancel}>
        {account.cancel}
      </button>
    </div>
  );
}
