import { Link } from '@tanstack/react-router';
import { clinicFile } from '../../../../shared/clinic-file.ts';
import type { GeneratedText, SiteChecklistAnswer } from '../../../../shared/desk/site/checklist.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { Problem } from '../../parts/Problem.tsx';
import { useCopy, useSetup } from '../../parts/setup.ts';
import { languageOf, nameOf } from '../data/site.ts';
import { titleOf } from '../data/titles.ts';
import { placeOf } from '../page/place.ts';
import { Confirmed, JustConfirmed } from './Confirmed.tsx';
import { Left, type LeftProps } from './Left.tsx';
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
  const returned = (text: GeneratedText) => {
    confirm.reset();
    putBack.mutate(text);
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
      {data && <Intro checklist={data} />}
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
      {just && <JustConfirmed key={keyOf(just)} text={just} isBusy={isBusy} onPutBack={returned} />}
    </>
  );
}

function Intro({ checklist }: { checklist: SiteChecklistAnswer }) {
  const { siteChecklist: copy } = useCopy();
  const { count, isSample } = checklist;
  return (
    <p className="-mt-3 mb-4">
      {count === 0 && !isSample && copy.none}
      {isFrom(checklist, ['sample', 'hearts']) && `${copy.intro} `}
      {isFrom(checklist, ['generated']) && `${copy.generated} `}
      {count > 0 && interpolate(copy.count, { COUNT: count })}
    </p>
  );
}

interface FileGroupProps extends Omit<LeftProps, 'left'> {
  file: string;
  left: SiteChecklistAnswer['left'];
}

/** What is left in one file, folded. */
function FileGroup({ file, left, ...props }: FileGroupProps) {
  return (
    <li>
      <details>
        <summary className="min-h-11 cursor-pointer content-center wrap-anywhere">
          <FileTitle file={file} />
          {`: ${left.length}`}
        </summary>
        <ul className="divide-y divide-line border-line border-t pl-4">
          {left.map((each, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one field may have several sentences
            <Left key={each.field + place} left={each} {...props} />
          ))}
        </ul>
      </details>
    </li>
  );
}

function keyOf({ file, field }: GeneratedText): string {
  return file + field;
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
