import { useState } from 'react';
import { buttonClasses } from '../../ui/Button.tsx';

interface CopyButtonProps {
  text: string;
  label: string;
  /** Said once it is done. */
  copied: string;
  /** Called once it is done. */
  onCopied?: () => void;
}

/** Copies a text; nothing where the browser cannot. */
export function CopyButton({ text, label, copied, onCopied }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  // Browsers give the clipboard to pages over TLS only.
  if (!navigator.clipboard) return null;
  return (
    <button
      type="button"
      className={buttonClasses('outline')}
      onClick={async () => {
        await navigator.clipboard.writeText(text);
        setCopied(true);
        onCopied?.();
      }}
    >
      {isCopied ? copied : label}
    </button>
  );
}
