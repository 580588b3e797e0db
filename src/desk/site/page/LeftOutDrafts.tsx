import { Link } from '@tanstack/react-router';
import { useCopy } from '../../parts/setup.ts';
import { placeOf } from './place.ts';
import { usePreviewState } from './requests.ts';

/** The drafts that the preview cannot show, with what is wrong with each. */
export function LeftOutDrafts() {
  const { sitePage: copy } = useCopy();
  const { leftOut = [] } = usePreviewState().data ?? {};
  if (leftOut.length === 0) return null;
  return (
    <div className="card mt-2 border-l-4 border-l-accent bg-warm p-4">
      <p className="font-semibold">{copy.notShown}</p>
      <ul>
        {leftOut.map((each) => (
          <li key={each.file + each.field} className="wrap-anywhere">
            {each.message}{' '}
            <Link {...placeOf(each)} className="inline-flex min-h-11 items-center underline">
              {copy.fix}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
