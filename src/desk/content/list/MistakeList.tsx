import { Link } from '@tanstack/react-router';
import type { ContentMistake } from '../../../../shared/desk/content.ts';
import { useFieldNames } from '../data/files.ts';
import { linkTo } from '../data/links.ts';

interface MistakeListProps {
  /** Without labels, a field is named as in its file. */
  mistakes: (ContentMistake & { labels?: string[] })[];
}

/** Mistakes in files, each with a link to its field. */
export function MistakeList({ mistakes }: MistakeListProps) {
  const nameField = useFieldNames();
  return (
    <ul>
      {mistakes.map(({ path, pointer, message, labels = pointer.split('/').slice(1) }) => (
        <li key={path + pointer + message} className="mt-2">
          <Link
            {...linkTo({ path, pointer })}
            className="inline-flex min-h-11 items-center font-semibold underline"
          >
            {nameField(path, labels)}
          </Link>
          <p className="measure wrap-anywhere first-letter:uppercase">{message}</p>
        </li>
      ))}
    </ul>
  );
}
