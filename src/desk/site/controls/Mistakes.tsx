import type { FieldMistake } from '../data/file-values.ts';

interface MistakesProps {
  id: string;
  mistakes: FieldMistake[];
}

/** What is wrong with a value itself, in the words of the check. What is wrong within it stands there. */
export function Mistakes({ id, mistakes }: MistakesProps) {
  const own = mistakes.filter(({ place }) => place === '');
  if (own.length === 0) return null;
  return (
    <ul id={id} className="mt-1 border-l-4 border-l-accent pl-2 text-small font-semibold">
      {own.map(({ message }) => (
        <li key={message} className="wrap-anywhere">
          {message}
        </li>
      ))}
    </ul>
  );
}
