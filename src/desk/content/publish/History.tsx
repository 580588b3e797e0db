import { useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { languageOfFile, nameOfFile } from '../../../../shared/content-paths.ts';
import type { PublicationResponse, PublicationsResponse } from '../../../../shared/desk/content.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { queryOf } from '../../api/enquiries.ts';
import { sendRequest } from '../../api/request.ts';
import { Heading } from '../../parts/Heading.tsx';
import { Loading } from '../../parts/Loading.tsx';
import { More } from '../../parts/More.tsx';
import { useCopy } from '../../parts/setup.ts';
import { useTimes } from '../../time/times.ts';
import { contentKey, fileQuery } from '../data/api.ts';
import { fileTitle } from '../data/files.ts';
import { documentValue, shownChanges } from '../values/changes.ts';
import { wholeForm } from '../values/forms.ts';
import { Changes } from '../values/ShownValue.tsx';
import { UndoButton } from './Outcome.tsx';

/** The publications, newest first. */
export function History() {
  const { content: copy, list: listCopy } = useCopy();
  const list = useInfiniteQuery({
    queryKey: [...contentKey, 'publications'],
    queryFn: ({ pageParam }) =>
      sendRequest<PublicationsResponse>(`/content/publications${queryOf({ before: pageParam })}`),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
  // The number of the publication that was undone here.
  const [undone, setUndone] = useState<number>();
  const publications = list.data?.pages.flatMap((page) => page.publications) ?? [];
  return (
    <>
      <Link to="/site" className="mb-1 inline-flex min-h-11 items-center text-small underline">
        {copy.back}
      </Link>
      <Heading>{copy.history}</Heading>
      <p className="-mt-3 mb-4">{copy.historyText}</p>
      <Loading query={list} />
      {list.isSuccess && publications.length === 0 && <p>{copy.noHistory}</p>}
      <ul className="grid gap-3">
        {publications.map((publication) => (
          <PublicationItem
            key={publication.number}
            publication={publication}
            newest={publications[0]?.number}
            isUndoneHere={publication.number === undone}
            onUndone={() => setUndone(publication.number)}
            undoneBy={publications.find(({ undoes }) => undoes === publication.number)?.number}
          />
        ))}
      </ul>
      <More label={listCopy.more} list={list} />
    </>
  );
}

interface PublicationItemProps {
  publication: PublicationsResponse['publications'][number];
  /** The number of the publication that undoes it, if any. */
  undoneBy: number | undefined;
  /** The number of the newest publication. */
  newest: number | undefined;
  /** Whether it has just been undone in this view. */
  isUndoneHere: boolean;
  onUndone: () => void;
}

const focus = (element: HTMLElement | null) => element?.focus();

function PublicationItem(props: PublicationItemProps) {
  const { publication, undoneBy, newest, isUndoneHere, onUndone } = props;
  const copy = useCopy();
  const { content } = copy;
  const timeOf = useTimes();
  const [isOpen, setOpen] = useState(false);
  const { number, by, at, undoes, paths } = publication;
  const titles = new Set(paths.map((path) => fileTitle(copy, nameOfFile(path))));
  return (
    <li className="card p-4">
      <p>
        <span className="font-semibold">{interpolate(content.number, { NUMBER: number })}</span>{' '}
        <time dateTime={at}>{timeOf(at)}</time>, {interpolate(content.by, { NAME: by })}
      </p>
      {undoes !== null && <p>{interpolate(content.undoes, { NUMBER: undoes })}</p>}
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="min-h-11 cursor-pointer content-center underline">
          {[...titles].join(', ')}
        </summary>
        {isOpen && <Files number={number} />}
      </details>
      {undoneBy === undefined ? (
        // After another publication, the reason why it could not be undone may no longer apply.
        <UndoButton key={newest} number={number} onUndone={onUndone} />
      ) : (
        <p ref={isUndoneHere ? focus : undefined} tabIndex={-1} className="text-small">
          {interpolate(content.undoneBy, { NUMBER: undoneBy })}. {isUndoneHere && content.undone}
        </p>
      )}
    </li>
  );
}

/** What a publication has changed, file by file. */
function Files({ number }: { number: number }) {
  const copy = useCopy();
  const query = useQuery({
    queryKey: [...contentKey, 'publication', number],
    queryFn: () => sendRequest<PublicationResponse>(`/content/publications/${number}`),
  });
  const { data, error } = query;
  const files = [...Map.groupBy(data?.files ?? [], ({ path }) => nameOfFile(path))];
  // A file's form says how to format its values; without it they are shown unformatted.
  const pages = useQueries({
    queries: files.map(([name]) => ({ ...fileQuery(name), retry: false })),
  });
  if (error || !data) return <Loading query={query} />;
  return files.map(([name, versions], index) => {
    const page = pages[index]?.data;
    const texts = versions.map(({ path, was, text }) => {
      const [before, after] = [was, text].map((each) => documentValue({ path, text: each }));
      const changes = shownChanges(page && wholeForm(page), before, after);
      return { language: languageOfFile(path), changes };
    });
    return (
      <section key={name} className="mb-3">
        <h2 className="font-semibold">{fileTitle(copy, name)}</h2>
        <Changes texts={texts} isDeleted={versions.every(({ text }) => text === null)} />
      </section>
    );
  });
}
