import { type ReactNode, useEffect, useState } from 'react';
import { interpolate } from '../../../../shared/interpolate.ts';
import { useCopy } from '../../parts/setup.ts';
import { cellsOf, countIssues, hasFocus, type Level, useFileForm } from './file-form.ts';

interface SectionProps {
  id?: string;
  heading: string;
  /** Level of the heading. */
  level: Level;
  /** Shown beside the heading, such as a price. */
  aside?: ReactNode;
  /** What it contains; shown in one line while it is closed. */
  preview?: string | undefined;
  /** The paths of its fields, as `cellsOf` expects them. */
  fields: string[];
  /** Whether it is open at first even if it has no issues. */
  isInitiallyOpen: boolean;
  children: ReactNode;
}

/** A collapsible section of a file; its fields are rendered only while it is open. */
export function Section({
  id,
  heading,
  level,
  aside,
  preview,
  fields,
  isInitiallyOpen,
  children,
}: SectionProps) {
  const { content: copy } = useCopy();
  const fileForm = useFileForm();
  const onlyField = fields.length === 1 ? fields[0] : undefined;
  const isFocused = fields.some((field) => hasFocus(fileForm, field));
  const { mistakes, conflicts, outdated } = countIssues(fileForm.languages, fields);
  const labels = [
    mistakes > 0 && copy.hasMistake,
    conflicts > 0 && interpolate(copy.toDecide, { COUNT: conflicts }),
    outdated > 0 && interpolate(copy.outdatedCount, { COUNT: outdated }),
  ].filter((text) => text !== false);
  const [isExpanded, setExpanded] = useState(isInitiallyOpen || isFocused || labels.length > 0);
  const mustBeOpen = isFocused || conflicts > 0;
  useEffect(() => {
    if (mustBeOpen) setExpanded(true);
  }, [mustBeOpen]);
  const Heading = `h${level}` as const;
  return (
    <details
      id={id}
      data-path={fileForm.languages.map(({ file }) => file.path).join(' ')}
      data-pointer={
        onlyField === undefined ? undefined : cellsOf(fileForm.languages, onlyField)[0]?.pointer
      }
      className={level === 2 ? 'scroll-mt-12 px-4 sm:px-6' : 'mt-2 border-line border-l-2 pl-3'}
      open={isExpanded}
      onToggle={({ currentTarget }) => setExpanded(currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center py-1.5">
        <span className="min-w-0 grow lg:flex lg:items-baseline">
          <span className={preview ? 'block lg:w-80 lg:flex-none' : undefined}>
            <Heading className="inline font-body text-base font-semibold wrap-anywhere">
              {heading}
            </Heading>
            {aside && <span className="ml-2 text-soft tabular-nums">{aside}</span>}
            {labels.map((text) => (
              <span key={text} className="ml-2 inline-block rounded-full bg-panel px-2 text-small">
                {text}
              </span>
            ))}
          </span>
          {preview && (
            <span className="block min-w-0 truncate text-small text-soft lg:invisible lg:grow lg:pl-6 max-lg:[[open]>summary_&]:hidden lg:[:not([open])>summary_&]:visible">
              {preview}
            </span>
          )}
        </span>
      </summary>
      {isExpanded && <div className="pb-2">{children}</div>}
    </details>
  );
}
