import { Link } from '@tanstack/react-router';
import { clinicFile } from '../../../../shared/clinic-file.ts';
import type { GeneratedText, SiteChecklistAnswer } from '../../../../shared/desk/site/checklist.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import { useCopy } from '../../parts/setup.ts';
import { namesInWords } from '../data/titles.ts';
import { placeOf } from '../page/place.ts';

export interface LeftProps {
  left: SiteChecklistAnswer['left'][number];
  isBusy: boolean;
  /** Called when generated texts are right as they are. */
  onTrue: (texts: GeneratedText[]) => void;
}

/** Something that the clinic has still to make its own. */
export function Left({ left, isBusy, onTrue }: LeftProps) {
  const { siteChecklist: copy } = useCopy();
  const saysOf = useSays();
  const isPicture = left.file.startsWith('images/');
  const place = isPicture
    ? { to: '/site/$' as const, params: { _splat: clinicFile }, search: { part: 'pictures' } }
    : placeOf(left);
  const says =
    left.why === 'generated' ? saysOf(left) : left.says || (isPicture ? copy.picture : copy.whole);
  const name = namesInWords(left.field).join(' › ');
  const named = (
    <div className="min-w-0 wrap-anywhere">
      <Link {...place} className="flex min-h-11 min-w-0 items-center underline">
        {name || says}
      </Link>
      {name && <p className="-mt-2 whitespace-pre-line pb-1">{says}</p>}
    </div>
  );
  if (left.why !== 'generated') {
    return (
      <li>
        {named}
        {left.why === 'hearts' && <p className="text-small text-soft">{copy.hearts}</p>}
      </li>
    );
  }
  return (
    <li className="items-center justify-between gap-4 py-1 sm:flex">
      {named}
      <button
        type="button"
        className={buttonClasses('outline', 'shrink-0')}
        disabled={isBusy}
        onClick={() => onTrue([left])}
      >
        {copy.isTrue}
        <span className="sr-only">: {saysOf(left)}</span>
      </button>
    </li>
  );
}

/** Says what a generated text says; of a drawing, that it is one. */
export function useSays(): (text: GeneratedText) => string {
  const { siteChecklist: copy } = useCopy();
  return ({ says }) => (says.startsWith('./images/') ? copy.drawing : says || copy.whole);
}
