import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { interpolate } from '../../../../shared/interpolate.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useSignedIn } from '../../api/session.ts';
import { Heading } from '../../parts/Heading.tsx';
import { Problem } from '../../parts/Problem.tsx';
import { useCopy } from '../../parts/setup.ts';
import { changedByReception, groupsOf } from '../data/groups.ts';
import { useSite } from '../data/site.ts';
import { DueLink } from '../due/DueLink.tsx';
import { FoundFields } from './FoundFields.tsx';
import { SearchForm } from './SearchForm.tsx';
import { SiteGroups } from './SiteGroups.tsx';
import { StaleFiles } from './StaleFiles.tsx';

/** Everything that can be changed in the site, and what is not published. */
export function Site() {
  const copy = useCopy();
  const { site, frame } = copy;
  const { person } = useSignedIn();
  const { search } = useSearch({ from: '/signed-in/site/' });
  const navigate = useNavigate();
  const { data, error, refetch } = useSite();
  const isDoctor = person.role === 'doctor';
  return (
    <>
      <Heading>{site.heading}</Heading>
      <p className="-mt-3 mb-4">{isDoctor ? site.intro : site.receptionOnly}</p>
      {isDoctor && (
        <SearchForm
          key={search}
          search={search ?? ''}
          onSearch={(text) => void navigate({ to: '/site', search: text ? { search: text } : {} })}
        />
      )}
      <Problem error={data ? null : error} retry={() => void refetch()} />
      {!data && !error && <Spinner copy={frame.loading} />}
      {data && <Unpublished drafts={sum(data.files.map(({ drafts }) => drafts))} />}
      {search === undefined ? (
        <>
          {isDoctor && <StaleFiles />}
          {data && (
            <SiteGroups
              groups={isDoctor ? groupsOf(data, copy) : changedByReception(groupsOf(data, copy))}
            />
          )}
        </>
      ) : (
        <FoundFields search={search} />
      )}
    </>
  );
}

/** How much is not published, and the ways to publish it and to what was published. */
function Unpublished({ drafts }: { drafts: number }) {
  const { site: copy, sitePage, siteChecklist } = useCopy();
  const { person } = useSignedIn();
  return (
    <div className="card mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 p-4">
      <p className="grow font-semibold">
        {drafts > 0 ? interpolate(copy.unpublished, { COUNT: drafts }) : copy.nothingUnpublished}
      </p>
      {drafts > 0 && (
        <Link to="/site/publish" className={buttonClasses('primary')}>
          {copy.review}
        </Link>
      )}
      <Link to="/site/page" className="inline-flex min-h-11 items-center underline">
        {sitePage.open}
      </Link>
      {person.role === 'doctor' && (
        <>
          <DueLink />
          <Link to="/site/checklist" className="inline-flex min-h-11 items-center underline">
            {siteChecklist.heading}
          </Link>
          <Link to="/site/history" className="inline-flex min-h-11 items-center underline">
            {copy.historyLink}
          </Link>
        </>
      )}
    </div>
  );
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
