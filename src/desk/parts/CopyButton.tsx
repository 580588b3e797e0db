import { useState } from 'react';
import { buttonClasses } from '../../ui/Button.tsx';

interface CopyButtonProps {
  text: string;
  label: string;
  /** The label once the text has been copied. */
  copiedLabel: string;
  className?: string;
  /** Called once the text has been copied. */
  onCopied?: () => void;
}

/** A button that copies a text; absent if the browser cannot copy. */
export function CopyButton({
  text,
  label,
  copiedLabel,
  className = buttonClasses('outline'),
  onCopied,
}: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  // Browsers offer the clipboard only to pages over TLS.
  if (!navigator.clipboard) return null;
  return (
    <button
      type="button"
      className={className}
      onClick={async () => {
        await navigator.clipboard.writeText(text);
        setCopied(true);
        onCopied?.();
      }}
    >
      {isCopied ? copiedLabel : label}
    </button>
  );
}
