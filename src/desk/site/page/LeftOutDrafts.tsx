import { Link } from '@tanstack/react-router';
import type { PreviewState } from '../../../../shared/desk/site/page.ts';
import { useCopy } from '../../parts/setup.ts';
import { useFieldName } from '../publish/FieldName.tsx';
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
          <LeftOutDraft key={each.file + each.field} draft={each} />
        ))}
      </ul>
    </div>
  );
}

function LeftOutDraft({ draft }: { draft: PreviewState['leftOut'][number] }) {
  const { sitePage: copy } = useCopy();
  const place = { file: draft.file, field: draft.wrong ?? draft.field };
  const name = useFieldName({ place });
  return (
    <li className="mt-2 wrap-anywhere">
      <p className="font-semibold">{name}</p>
      {draft.message}{' '}
      <Link {...placeOf(place)} className="inline-flex min-h-11 items-center underline">
        {copy.fix}
      </Link>
    </li>
  );
}
