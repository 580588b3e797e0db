import { useState } from 'react';
import type { SiteChecklistAnswer } from '../../../../shared/desk/site/checklist.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import { useCopy, useSetup } from '../../parts/setup.ts';
import { languageOf, nameOf } from '../data/site.ts';
import { titleOf } from '../data/titles.ts';
import { Left, type LeftProps } from './Left.tsx';

/** The files whose group is open: still so when the doctor comes back from one of its fields. */
const opened = new Set<string>();

interface FileGroupProps extends Omit<LeftProps, 'left'> {
  file: string;
  left: SiteChecklistAnswer['left'];
}

/** What is left in one file, folded; below it, the button for all of it. */
export function FileGroup({ file, left, ...props }: FileGroupProps) {
  const { siteChecklist: copy } = useCopy();
  const [isOpen, setOpen] = useState(opened.has(file));
  const generated = left.filter((each) => each.why === 'generated');
  const noteOpen = (isNowOpen: boolean) => {
    setOpen(isNowOpen);
    if (isNowOpen) opened.add(file);
    else opened.delete(file);
  };
  return (
    <li>
      <details open={isOpen} onToggle={({ currentTarget }) => noteOpen(currentTarget.open)}>
        <summary className="min-h-11 cursor-pointer content-center wrap-anywhere">
          <FileTitle file={file} />
          {`: ${left.reduce((sum, each) => sum + ('texts' in each ? each.texts : 1), 0)}`}
        </summary>
        <ul className="divide-y divide-line border-line border-t pl-4">
          {left.map((each, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one field may have several sentences
            <Left key={each.field + place} left={each} {...props} />
          ))}
        </ul>
        {generated.length > 1 && (
          <button
            type="button"
            className={buttonClasses('outline', 'mt-2 mb-4 ml-4')}
            disabled={props.isBusy}
            onClick={() => props.onTrue(generated)}
          >
            {interpolate(copy.allTrue, { COUNT: generated.length })}
          </button>
        )}
      </details>
    </li>
  );
}

function FileTitle({ file }: { file: string }) {
  const { siteFiles } = useCopy();
  const { locale } = useSetup();
  const language = languageOf(file);
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  if (file.startsWith('images/')) return file.slice('images/'.length);
  return `${titleOf(siteFiles, nameOf(file))}${language ? ` (${names.of(language) ?? language})` : ''}`;
}
