import { useEffect, useRef } from 'react';
import type { GeneratedText } from '../../../../shared/desk/site/checklist.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import { useCopy } from '../../parts/setup.ts';
import { useSays } from './Left.tsx';

interface PutBackProps {
  text: GeneratedText;
  isBusy: boolean;
  onPutBack: (text: GeneratedText) => void;
}

function PutBack({ text, isBusy, onPutBack }: PutBackProps) {
  const { siteChecklist: copy } = useCopy();
  const saysOf = useSays();
  return (
    <button
      type="button"
      className={buttonClasses('outline', 'shrink-0')}
      disabled={isBusy}
      onClick={() => onPutBack(text)}
    >
      {copy.putBack}
      <span className="sr-only">: {saysOf(text)}</span>
    </button>
  );
}

/** Says which text has just been found right as it is, and puts it back. The focus comes here from its button. */
export function JustConfirmed(props: PutBackProps) {
  const { siteChecklist: copy } = useCopy();
  const saysOf = useSays();
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
        {interpolate(copy.confirmed, { TEXT: saysOf(props.text) })}
      </p>
      <PutBack {...props} />
    </div>
  );
}

interface ConfirmedProps extends Omit<PutBackProps, 'text'> {
  texts: GeneratedText[];
}

/** The texts that were found right as they are, folded. */
export function Confirmed({ texts, ...props }: ConfirmedProps) {
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
            <p className="wrap-anywhere">{saysOf(text)}</p>
            <PutBack text={text} {...props} />
          </li>
        ))}
      </ul>
    </details>
  );
}
