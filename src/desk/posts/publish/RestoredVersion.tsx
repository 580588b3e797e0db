import { useEffect, useRef, useState } from 'react';
import type { OpenedVersion } from '../../../../shared/desk/posts.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { useCopy } from '../../parts/setup.ts';
import { useTimes } from '../../time/times.ts';

interface RestoredVersionProps {
  version: OpenedVersion;
  isOnSite: boolean;
}

/** Says which version was restored into the editor, and that visitors do not see it yet. */
export function RestoredVersion({ version, isOnSite }: RestoredVersionProps) {
  const { publishing: copy } = useCopy();
  const timeOf = useTimes();
  const status = useRef<HTMLParagraphElement>(null);
  const [text, setText] = useState('');
  // The history, which had the focus, is gone. A screen reader announces changes of an existing status only.
  useEffect(() => status.current?.focus(), []);
  useEffect(() => {
    const says = isOnSite ? copy.restoredLive : copy.restored;
    setText(interpolate(says, { TIME: timeOf(version.publishedAt), NAME: version.publishedBy }));
  }, [isOnSite, version, copy, timeOf]);
  return (
    <p ref={status} role="status" tabIndex={-1} className="card bg-warm p-4 outline-none">
      {text}
    </p>
  );
}
