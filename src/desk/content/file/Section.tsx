import { type ReactNode, useEffect, useState } from 'react';
import { interpolate } from '../../../../shared/interpolate.ts';
import { useCopy } from '../../parts/setup.ts';
import { hasFocus, type Level, noticesAt, type Pointers, useFileForm } from './file-form.ts';

interface SectionProps {
  heading: string;
  /** Level of the heading. */
  level: Level;
  /** Beside the heading, such as a price. */
  beside?: ReactNode;
  fields: Pointers[];
  /** Whether it is open at first even if it has no notices. */
  isOpen: boolean;
  children: ReactNode;
}

/** A part of a file that can be opened; its fields are rendered only then. */
export function Section({ heading, level, beside, fields, isOpen, children }: SectionProps) {
  const { content: copy } = useCopy();
  const form = useFileForm();
  const isFocused = fields.some((pointers) => hasFocus(form, pointers));
  const notices = fields.map((pointers) => noticesAt(form.languages, pointers));
  const sum = (kind: keyof (typeof notices)[number]) =>
    notices.reduce((total, each) => total + each[kind], 0);
  const labels = [
    sum('mistakes') > 0 && copy.wrongHere,
    sum('conflicts') > 0 && interpolate(copy.toDecide, { COUNT: sum('conflicts') }),
    sum('outdated') > 0 && interpolate(copy.outdatedCount, { COUNT: sum('outdated') }),
  ].filter((text) => text !== false);
  const [isShown, setShown] = useState(isOpen || isFocused || labels.length > 0);
  const isUrgent = isFocused || sum('conflicts') > 0;
  useEffect(() => {
    if (isUrgent) setShown(true);
  }, [isUrgent]);
  const Heading = `h${level}` as const;
  return (
    <details
      data-path={form.languages.map(({ file }) => file.path).join(' ')}
      data-pointer={
        fields.length === 1 ? fields[0]?.find((pointer) => pointer !== null) : undefined
      }
      className={level === 2 ? 'card mt-3 px-4 sm:px-6' : 'mt-2 border-line border-l-2 pl-3'}
      open={isShown}
      onToggle={({ currentTarget }) => setShown(currentTarget.open)}
    >
      <summary className="min-h-12 cursor-pointer content-center py-2">
        <Heading className="inline text-base font-semibold wrap-anywhere">{heading}</Heading>
        {beside && <span className="ml-2 text-soft tabular-nums">{beside}</span>}
        {labels.map((text) => (
          <span key={text} className="ml-2 inline-block rounded-full bg-panel px-2 text-small">
            {text}
          </span>
        ))}
      </summary>
      {isShown && <div className="pb-2">{children}</div>}
    </details>
  );
}
