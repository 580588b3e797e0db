import { useEffect, useRef } from 'react';
import type { LeftText } from '../../../../shared/desk/site/checklist.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import { useCopy } from '../../parts/setup.ts';
import { useSays } from './FileGroup.tsx';

interface PutBackProps {
  texts: LeftText[];
  isBusy: boolean;
  onPutBack: (texts: LeftText[]) => void;
}

function PutBack({ texts, isBusy, onPutBack }: PutBackProps) {
  const { siteChecklist: copy } = useCopy();
  const saysOf = useSays();
  return (
    <button
      type="button"
      className={buttonClasses('outline', 'shrink-0')}
      disabled={isBusy}
      onClick={() => onPutBack(texts)}
    >
      {copy.putBack}
      {texts.length === 1 && texts[0] && <span className="sr-only">: {saysOf(texts[0])}</span>}
    </button>
  );
}

/** Says which texts have just been found right as they are, and puts them back. The focus comes here from the button. */
export function JustConfirmed(props: PutBackProps) {
  const { siteChecklist: copy } = useCopy();
  const saysOf = useSays();
  const [first, ...others] = props.texts;
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => status.current?.focus({ preventScroll: true }), []);
  return (
    <div className="card fixed inset-x-4 bottom-4 z-20 mx-auto flex max-w-md items-center justify-between gap-3 border-rule p-3 text-small">
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className="line-clamp-2 wrap-anywhere outline-none"
      >
        {first && others.length === 0
          ? interpolate(copy.confirmed, { TEXT: saysOf(first) })
          : interpolate(copy.allConfirmed, { COUNT: props.texts.length })}
      </p>
      <PutBack {...props} />
    </div>
  );
}

/** The texts that were found right as they are, folded. */
export function Confirmed({ texts, ...props }: PutBackProps) {
  const { siteChecklist: copy } = useCopy();
  const saysOf = useSays();
  if (texts.length === 0) return null;
  return (
    <details className="mt-6">
      <summary className="min-h-11 cursor-pointer content-center">
        {interpolate(copy.areTrue, { COUNT: texts.length })}
      </summary>
      <ul className="divide-y divide-line border-line border-t pl-4">
        {texts.map((text) => (
          <li
            key={text.file + text.field}
            className="items-center justify-between gap-4 py-2 sm:flex"
          >
            <p className="line-clamp-6 whitespace-pre-line wrap-anywhere">{saysOf(text)}</p>
            <PutBack texts={[text]} {...props} />
          </li>
        ))}
      </ul>
    </details>
  );
}
