import { useEffect, useRef } from 'react';
import type { SiteFieldsAnswer } from '../../../../shared/desk/site/site.ts';
import { pointerOf } from '../../../../shared/site-edits/fields.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import { DeskError } from '../../api/request.ts';
import { useCopy } from '../../parts/setup.ts';
import { languageOf, nameOf } from '../data/site.ts';
import { FieldName } from './FieldName.tsx';

interface RefusedProps {
  error: Error | null;
  forms: Map<string, SiteFieldsAnswer | undefined>;
  retry: () => void;
}

/** Why nothing was published, with the fields that it lies in. */
export function Refused({ error, forms, retry }: RefusedProps) {
  const { sitePublishing: copy, frame } = useCopy();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) box.current?.focus();
  }, [error]);
  if (!error) return null;
  const refusal = error instanceof DeskError ? error : null;
  // What is the same in several languages, or for several items of a list, is said once.
  const mistakes = Map.groupBy(refusal?.mistakes ?? [], ({ file, field, message }) =>
    JSON.stringify([nameOf(file), placeOf(field), message]),
  );
  const isLost = refusal?.problem === 'unreachable';
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="card mb-4 border-l-4 border-l-accent bg-warm p-4 outline-none"
    >
      <p className="font-semibold">{isLost ? copy.lost : (refusal?.message ?? frame.failed)}</p>
      <ul>
        {[...mistakes].map(([key, same]) =>
          same.slice(0, 1).map(({ file, field, message }) => (
            <li key={key} className="mt-2">
              <FieldName
                place={{ file, field: placeOf(field) }}
                page={forms.get(nameOf(file))}
                languages={[...new Set(same.flatMap((each) => languageOf(each.file) ?? []))]}
              />
              <p className="wrap-anywhere">{message}</p>
            </li>
          )),
        )}
        {refusal?.overtaken.map(({ file, field }) => (
          <li key={file + field} className="mt-2">
            <FieldName place={{ file, field }} page={forms.get(nameOf(file))} />
          </li>
        ))}
      </ul>
      {(isLost || refusal?.problem === 'busy') && (
        <button type="button" className={buttonClasses('outline', 'mt-3')} onClick={retry}>
          {frame.tryAgain}
        </button>
      )}
    </div>
  );
}

/** The pointer of a field as the check names it: `hero.lead`; what is in a list is the list's. */
function placeOf(field: string): string {
  const names = field.split('.').filter(Boolean);
  const inList = names.findIndex((name) => /^\d+$/.test(name));
  return pointerOf(inList > 0 ? names.slice(0, inList) : names);
}
