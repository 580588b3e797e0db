import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { LeftText } from '../../../../shared/desk/site/checklist.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import { useCopy, useSetup } from '../../parts/setup.ts';
import { languageOf, nameOf } from '../data/site.ts';
import { namesInWords, titleOf } from '../data/titles.ts';
import { placeOf } from '../page/place.ts';

/** The files whose group is open: still so when the doctor comes back from one of its fields. */
const opened = new Set<string>();

interface FileGroupProps {
  file: string;
  left: LeftText[];
  isBusy: boolean;
  /** Called when texts are right as they are. */
  onTrue: (texts: LeftText[]) => void;
}

/** What is left in one file, folded; below it, the button for all of it. */
export function FileGroup({ file, left, isBusy, onTrue }: FileGroupProps) {
  const { siteChecklist: copy } = useCopy();
  const [isOpen, setOpen] = useState(opened.has(file));
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
          {`: ${left.length}`}
        </summary>
        <ul className="divide-y divide-line border-line border-t pl-4">
          {left.map((text) => (
            <Left key={text.field} text={text} isBusy={isBusy} onTrue={onTrue} />
          ))}
        </ul>
        {left.length > 1 && (
          <button
            type="button"
            className={buttonClasses('outline', 'mt-2 mb-4 ml-4')}
            disabled={isBusy}
            onClick={() => onTrue(left)}
          >
            {interpolate(copy.allTrue, { COUNT: left.length })}
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
  return `${titleOf(siteFiles, nameOf(file))}${language ? ` (${names.of(language) ?? language})` : ''}`;
}

type LeftProps = Pick<FileGroupProps, 'isBusy' | 'onTrue'> & { text: LeftText };

/** Something that the clinic has still to make its own. */
function Left({ text, isBusy, onTrue }: LeftProps) {
  const { siteChecklist: copy } = useCopy();
  const says = useSays()(text);
  return (
    <li className="items-center justify-between gap-4 py-1 sm:flex">
      <div className="min-w-0 wrap-anywhere">
        <Link {...placeOf(text)} className="flex min-h-11 min-w-0 items-center underline">
          {namesInWords(text.field).join(' › ')}
        </Link>
        <p className="-mt-2 line-clamp-6 whitespace-pre-line pb-1">{says}</p>
        {text.why === 'hearts' && <p className="text-small text-soft">{copy.hearts}</p>}
      </div>
      <button
        type="button"
        className={buttonClasses('outline', 'shrink-0')}
        disabled={isBusy}
        onClick={() => onTrue([text])}
      >
        {copy.isTrue}
        <span className="sr-only">: {says}</span>
      </button>
    </li>
  );
}

/** Says what a text says; of a drawing, that it is one of the sample's. */
export function useSays(): (text: LeftText) => string {
  const { siteChecklist: copy } = useCopy();
  return ({ says }) => (says.startsWith('./images/') ? copy.picture : says);
}
