import { useState } from 'react';
import type { Invitation } from '../../../shared/desk/index.ts';
import { buttonClasses } from '../../ui/Button.tsx';
import { fill, useWords } from '../setup.ts';

/** The link on which someone chooses a password. It is shown once. */
export function InvitationLink({ invitation: { person, link } }: { invitation: Invitation }) {
  const { people: words } = useWords();
  const [isCopied, setCopied] = useState(false);
  return (
    <section role="status" className="card mb-6 bg-success p-5 text-success-ink">
      <p className="font-semibold">{fill(words.link, { NAME: person.name })}</p>
      <p className="mt-2 wrap-anywhere">
        <code>{link}</code>
      </p>
      {/* Browsers give the clipboard to pages over TLS only. */}
      {navigator.clipboard && (
        <button
          type="button"
          className={buttonClasses('outline', 'mt-3')}
          onClick={async () => {
            await navigator.clipboard.writeText(link);
            setCopied(true);
          }}
        >
          {isCopied ? words.copied : words.copy}
        </button>
      )}
    </section>
  );
}
