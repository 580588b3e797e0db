import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clinicFile } from '../../../../shared/clinic-file.ts';
import type { SiteChecklistAnswer } from '../../../../shared/desk/site/checklist.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { ask } from '../../api/request.ts';
import { Heading } from '../../parts/Heading.tsx';
import { Problem } from '../../parts/Problem.tsx';
import { useCopy, useSetup } from '../../parts/setup.ts';
import { languageOf, nameOf } from '../data/site.ts';
import { titleOf } from '../data/titles.ts';
import { placeOf } from '../page/place.ts';
import { Warnings } from './Warnings.tsx';

/** What the clinic has still to make its own. */
export function Checklist() {
  const { siteChecklist: copy, site, frame } = useCopy();
  const { data, error, refetch } = useQuery({
    queryKey: ['site', 'checklist'],
    queryFn: () => ask<SiteChecklistAnswer>('/site/checklist'),
    staleTime: 0,
  });
  const files = Map.groupBy(data?.left ?? [], ({ file }) => file);
  return (
    <>
      <Link to="/site" className="mb-1 inline-flex min-h-11 items-center text-small underline">
        {site.back}
      </Link>
      <Heading>{copy.heading}</Heading>
      <Problem error={data ? null : error} retry={() => void refetch()} />
      {!data && !error && <Spinner copy={frame.loading} />}
      {data && (
        <p className="-mt-3 mb-4">
          {data.count === 0 && !data.isSample && copy.none}
          {isFrom(data, ['sample', 'hearts']) && `${copy.intro} `}
          {isFrom(data, ['generated']) && `${copy.generated} `}
          {data.count > 0 && interpolate(copy.count, { COUNT: data.count })}
        </p>
      )}
      {data?.isSample && (
        <Link
          {...placeOf({ file: clinicFile, field: '/sample' })}
          className="flex min-h-11 items-center underline"
        >
          {copy.isSample}
        </Link>
      )}
      {data && <Warnings warnings={data.warnings} />}
      <ul className="divide-y divide-line">
        {[...files].map(([file, left]) => (
          <li key={file}>
            <details>
              <summary className="min-h-11 cursor-pointer content-center wrap-anywhere">
                <FileTitle file={file} />
                {`: ${left.length}`}
              </summary>
              <ul className="divide-y divide-line border-line border-t pl-4">
                {left.map((each, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: one field may have several sentences
                  <Left key={each.field + place} left={each} />
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}

type Checked = SiteChecklistAnswer['left'][number];

/** Whether something is left for one of these reasons. */
function isFrom({ left }: SiteChecklistAnswer, reasons: Checked['why'][]): boolean {
  return left.some(({ why }) => reasons.includes(why));
}

function FileTitle({ file }: { file: string }) {
  const { siteFiles } = useCopy();
  const { locale } = useSetup();
  const language = languageOf(file);
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  if (file.startsWith('images/')) return file.slice('images/'.length);
  return `${titleOf(siteFiles, nameOf(file))}${language ? ` (${names.of(language) ?? language})` : ''}`;
}

function Left({ left }: { left: Checked }) {
  const { siteChecklist: copy } = useCopy();
  const isPicture = left.file.startsWith('images/');
  const isDrawing = left.why === 'generated' && left.says.startsWith('./images/');
  const place = isPicture
    ? { to: '/site/$' as const, params: { _splat: clinicFile }, search: { part: 'pictures' } }
    : placeOf(left);
  return (
    <li>
      <Link {...place} className="flex min-h-11 items-center underline wrap-anywhere">
        {isDrawing ? copy.drawing : left.says || (isPicture ? copy.picture : copy.whole)}
      </Link>
      {left.why === 'hearts' && <p className="text-small text-soft">{copy.hearts}</p>}
    </li>
  );
}
