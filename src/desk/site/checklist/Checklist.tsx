import { Link } from '@tanstack/react-router';
import { clinicFile } from '../../../../shared/clinic-file.ts';
import type { LeftText, SiteChecklistAnswer } from '../../../../shared/desk/site/checklist.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { Problem } from '../../parts/Problem.tsx';
import { useCopy } from '../../parts/setup.ts';
import { placeOf } from '../page/place.ts';
import { Confirmed, JustConfirmed } from './Confirmed.tsx';
import { FileGroup } from './FileGroup.tsx';
import { useChecklist, useConfirmed } from './requests.ts';
import { Warnings } from './Warnings.tsx';

/** What the clinic has still to make its own. */
export function Checklist() {
  const { siteChecklist: copy, site, frame } = useCopy();
  const { data, error, refetch } = useChecklist();
  const confirm = useConfirmed('POST');
  const putBack = useConfirmed('DELETE');
  const isBusy = confirm.isPending || putBack.isPending;
  const just = confirm.isSuccess ? confirm.variables : null;
  const returned = (texts: LeftText[]) => {
    confirm.reset();
    putBack.mutate(texts);
  };
  const files = Map.groupBy(data?.left ?? [], ({ file }) => file);
  return (
    <>
      <Link to="/site" className="mb-1 inline-flex min-h-11 items-center text-small underline">
        {site.back}
      </Link>
      <Heading>{copy.heading}</Heading>
      <Problem
        error={data ? (confirm.error ?? putBack.error) : error}
        retry={data ? undefined : () => void refetch()}
      />
      {!data && !error && <Spinner copy={frame.loading} />}
      {data && <Intro {...data} />}
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
          <FileGroup key={file} file={file} left={left} isBusy={isBusy} onTrue={confirm.mutate} />
        ))}
      </ul>
      <Confirmed texts={data?.confirmed ?? []} isBusy={isBusy} onPutBack={returned} />
      {just && (
        <JustConfirmed key={keyOf(just)} texts={just} isBusy={isBusy} onPutBack={returned} />
      )}
    </>
  );
}

function Intro({ count, isSample }: Pick<SiteChecklistAnswer, 'count' | 'isSample'>) {
  const { siteChecklist: copy } = useCopy();
  return (
    <p className="-mt-3 mb-4">
      {count === 0 && !isSample && copy.none}
      {count > 0 && `${copy.intro} ${interpolate(copy.count, { COUNT: count })}`}
    </p>
  );
}

function keyOf(texts: LeftText[]): string {
  return texts.map(({ file, field }) => file + field).join();
}
