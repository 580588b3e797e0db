import { Link, useParams, useSearch } from '@tanstack/react-router';
import type { OpenedEnquiry } from '../../../shared/desk/enquiries.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useEnquiry } from '../api/enquiries.ts';
import { DeskError } from '../api/request.ts';
import { Heading } from '../parts/Heading.tsx';
import { Problem } from '../parts/Problem.tsx';
import { useCopy } from '../parts/setup.ts';
import { Visit } from '../visits/Visit.tsx';
import { Deletion } from './Deletion.tsx';
import { Deliveries } from './Deliveries.tsx';
import { EnquiryActions } from './EnquiryActions.tsx';
import { EnquiryText } from './EnquiryText.tsx';
import type { Filter } from './filter.ts';
import { Notes } from './Notes.tsx';
import { useArrowKeys, useNeighbours } from './neighbours.ts';

/** One enquiry and everything that can be done with it. */
export function Enquiry() {
  const { id } = useParams({ from: '/signed-in/enquiries/$id' });
  const filter = useSearch({ from: '/signed-in/enquiries/$id' });
  const { frame, enquiry: copy } = useCopy();
  const { data, error, isPending, refetch } = useEnquiry(id);
  const isGone = error instanceof DeskError && error.problem === 'not-found';
  return (
    <>
      <Neighbours id={id} filter={filter} />
      {isPending && <Spinner copy={frame.loading} />}
      {isGone ? (
        <p role="alert">{copy.gone}</p>
      ) : (
        <Problem error={error} retry={() => void refetch()} />
      )}
      {data && !isGone && <Opened key={id} enquiry={data} filter={filter} />}
    </>
  );
}

function Opened({ enquiry, filter }: { enquiry: OpenedEnquiry; filter: Filter }) {
  return (
    <article>
      <Heading>{enquiry.name}</Heading>
      <div className="grid items-start gap-6 lg:grid-cols-desk">
        <div className="grid gap-6">
          <EnquiryText enquiry={enquiry} />
          <EnquiryActions enquiry={enquiry} />
          {enquiry.tab !== 'spam' && <Visit enquiry={enquiry} />}
        </div>
        <div className="grid gap-6">
          <Notes enquiry={enquiry} />
          <Deliveries enquiry={enquiry} />
          <Deletion enquiry={enquiry} filter={filter} />
        </div>
      </div>
    </article>
  );
}

const step = 'pill min-h-11 border border-rule bg-surface text-small max-sm:px-3';

/** Links back to the list, and to the neighbouring enquiries. */
function Neighbours({ id, filter }: { id: string; filter: Filter }) {
  const { enquiry: copy } = useCopy();
  const neighbours = useNeighbours(id, filter);
  useArrowKeys(neighbours, filter);
  const { previous, next } = neighbours;
  return (
    <nav
      aria-label={copy.back}
      className="mb-5 flex flex-wrap items-center gap-2"
      title={copy.keys}
    >
      <Link
        to="/"
        search={filter}
        className="mr-auto min-h-11 content-center font-semibold underline"
      >
        {copy.back}
      </Link>
      {previous && (
        <Link to="/enquiries/$id" params={{ id: previous }} search={filter} className={step}>
          <Icon name="arrow-left" size={18} />
          {copy.previous}
        </Link>
      )}
      {next && (
        <Link to="/enquiries/$id" params={{ id: next }} search={filter} className={step}>
          {copy.next}
          <Icon name="arrow-right" size={18} />
        </Link>
      )}
    </nav>
  );
}
