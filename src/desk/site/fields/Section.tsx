import { type ReactNode, useEffect, useState } from 'react';
import { interpolate } from '../../../../shared/interpolate.ts';
import { isWithin } from '../../../../shared/site-edits/fields.ts';
import { useCopy } from '../../parts/setup.ts';
import { notesAt } from '../data/file-values.ts';
import { useFile } from './file-context.ts';

interface SectionProps {
  heading: string;
  /** JSON pointer of what it is about. */
  field: string;
  /** Whether it is open at first even if nothing in it has changed. */
  isOpen: boolean;
  children: ReactNode;
}

/** A part of a file that is opened to be edited; what is closed is not drawn. */
export function Section({ heading, field, isOpen, children }: SectionProps) {
  const { site: copy } = useCopy();
  const { languages, focused } = useFile();
  const isFocused = focused !== undefined && isWithin(focused, field);
  const notes = notesAt(
    languages.map(({ file }) => file),
    field,
  );
  const said = [
    notes.mistakes > 0 && copy.wrongHere,
    notes.decisions > 0 && interpolate(copy.toDecide, { COUNT: notes.decisions }),
    notes.drafts > 0 && interpolate(copy.unpublished, { COUNT: notes.drafts }),
    notes.stale > 0 && interpolate(copy.staleCount, { COUNT: notes.stale }),
  ].filter((text) => text !== false);
  const [isShown, setShown] = useState(isOpen || isFocused || said.length > 0);
  useEffect(() => {
    if (isFocused) setShown(true);
  }, [isFocused]);
  return (
    <details
      className="card mt-3 px-4 sm:px-6"
      open={isShown}
      onToggle={({ currentTarget }) => setShown(currentTarget.open)}
    >
      <summary className="min-h-12 cursor-pointer content-center py-2">
        <h2 className="inline text-base font-semibold wrap-anywhere">{heading}</h2>
        {said.map((text) => (
          <span key={text} className="ml-2 inline-block rounded-full bg-panel px-2 text-small">
            {text}
          </span>
        ))}
      </summary>
      {isShown && <div className="pb-2">{children}</div>}
    </details>
  );
}
