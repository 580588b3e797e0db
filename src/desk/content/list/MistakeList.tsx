import { Link } from '@tanstack/react-router';
import type { ContentMistake } from '../../../../shared/desk/content.ts';
import { useFieldNames } from '../data/files.ts';
import { linkTo } from '../data/place.ts';

/** Mistakes in files, each with a link to its field. */
export function MistakeList({ mistakes }: { mistakes: ContentMistake[] }) {
  const nameField = useFieldNames();
  return (
    <ul>
      {mistakes.map(({ path, pointer, message }) => (
        <li key={path + pointer + message} className="mt-2">
          <Link
            {...linkTo({ path, pointer })}
            className="inline-flex min-h-11 items-center font-semibold underline"
          >
            {nameField(path, pointer.split('/').slice(1))}
          </Link>
          <p className="wrap-anywhere">{message}</p>
        </li>
      ))}
    </ul>
  );
}
