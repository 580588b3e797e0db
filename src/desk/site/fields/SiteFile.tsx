import { Link, useParams, useSearch } from '@tanstack/react-router';
import type { SiteFieldsAnswer } from '../../../../shared/desk/site/site.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { Problem } from '../../parts/Problem.tsx';
import { useCopy } from '../../parts/setup.ts';
import { Leaving } from '../../saving/Leaving.tsx';
import { useSiteFields } from '../data/site.ts';
import { titleOf } from '../data/titles.ts';
import { SeeOnPage, useLastField } from '../page/SeeOnPage.tsx';
import { FieldName } from '../publish/FieldName.tsx';
import { SavesBar } from '../saving/SavesBar.tsx';
import { useEditedFile } from '../saving/use-edited-file.ts';
import { useSiteSaves } from '../saving/use-site-saves.ts';
import { FileBody } from './FileBody.tsx';
import { FileContext } from './file-context.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';

/** The fields of a file of the site, in all languages. */
export function SiteFile() {
  const { _splat: name = '' } = useParams({ from: '/signed-in/site/$' });
  const { part } = useSearch({ from: '/signed-in/site/$' });
  const { frame, site: copy, siteFiles, siteParts } = useCopy();
  const { data, error, refetch } = useSiteFields(name);
  const parts: Record<string, string> = siteParts;
  return (
    <>
      <Link to="/site" className="mb-1 inline-flex min-h-11 items-center text-small underline">
        {copy.back}
      </Link>
      <Heading key={name + part}>{(part && parts[part]) || titleOf(siteFiles, name)}</Heading>
      <Problem error={data ? null : error} retry={() => void refetch()} />
      {!data && !error && <Spinner copy={frame.loading} />}
      {data && <Editor key={name} page={data} name={name} />}
    </>
  );
}

function Editor({ page, name }: { page: SiteFieldsAnswer; name: string }) {
  const { site: copy, publishing } = useCopy();
  const saves = useSiteSaves(page.languages.map(({ file }) => file));
  const file = useEditedFile(page, saves);
  const last = useLastField(page.languages[0]?.file ?? name, file.focused);
  return (
    <FileContext value={file}>
      <LanguageSwitch />
      {page.needs && (
        <p className="card mt-3 border-l-4 border-l-accent p-4">
          {copy.needs} <FieldName place={page.needs} />
        </p>
      )}
      <FileBody name={name} />
      <SavesBar saves={saves} isWrong={page.languages.some(({ mistakes }) => mistakes.length > 0)}>
        <SeeOnPage place={last} />
        <Link
          to="/site/publish"
          aria-label={copy.review}
          className={buttonClasses('outline', 'px-4 text-center text-small leading-tight')}
        >
          <span className="sm:hidden">{publishing.publish}…</span>
          <span className="max-sm:hidden">{copy.review}</span>
        </Link>
      </SavesBar>
      <Leaving editor={saves} copy={copy} ignoresSearch />
    </FileContext>
  );
}
