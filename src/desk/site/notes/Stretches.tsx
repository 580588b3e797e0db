import type { Stretch } from './changed-words.ts';

interface StretchesProps {
  stretches: Stretch[];
  language: string | null;
  Changed: 'del' | 'ins' | 'mark';
}

/** A text in which the words that differ from another are marked. */
export function Stretches({ stretches, language, Changed }: StretchesProps) {
  return (
    <span lang={language ?? undefined} className="whitespace-pre-line wrap-anywhere">
      {stretches.map(({ place, text, isChanged }) =>
        isChanged ? (
          <Changed
            key={place}
            className={`font-semibold ${Changed === 'mark' ? 'bg-transparent text-inherit underline' : ''}`}
          >
            {text}
          </Changed>
        ) : (
          text
        ),
      )}
    </span>
  );
}
