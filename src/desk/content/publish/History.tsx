import { useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { languageOfFile, nameOfFile } from '../../../../shared/content-paths.ts';
import type { PublicationResponse, PublicationsResponse } from '../../../../shared/desk/content.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import { queryOf } from '../../api/enquiries.ts';
import { sendRequest } from '../../api/request.ts';
import { Heading } from '../../parts/Heading.tsx';
import { Loading } from '../../parts/Loading.tsx';
import { More } from '../../parts/More.tsx';
import { Problem } from '../../parts/Problem.tsx';
import { useCopy } from '../../parts/setup.ts';
import { useTimes } from '../../time/times.ts';
import { contentKey, fileQuery, useUndoPublication } from '../data/api.ts';
import { fileTitle } from '../data/files.ts';
import { labelChanges, parseValue } from '../values/changes.ts';
import { Changes } from '../values/FieldValue.tsx';

/** The publications, newest first. */
export function usePublications() {
  return useInfiniteQuery({
    queryKey: [...contentKey, 'publications'],
    queryFn: ({ pageParam }) =>
      sendRequest<PublicationsResponse>(`/content/publications${queryOf({ before: pageParam })}`),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

/** The view of everything that was published. */
export function PublicationHistory() {
  const { content: copy } = useCopy();
  return (
    <>
      <Link to="/site" className="mb-1 inline-flex min-h-11 items-center text-small underline">
        {copy.back}
      </Link>
      <Heading>{copy.history}</Heading>
      <PublicationList />
    </>
  );
}

/**
 * The publications, each with a button that undoes it.
 * @param limit how many are shown, the newest; all if omitted
 */
export function PublicationList({ limit }: { limit?: number }) {
  const { content: copy, list: listCopy } = useCopy();
  const list = usePublications();
  const wasJustPublished = useWasJustPublished();
  const [isUndone, setUndone] = useState(false);
  const outcome = isUndone ? copy.undone : wasJustPublished && copy.published;
  const outcomeRef = useRef<HTMLParagraphElement>(null);
  // This effect runs after the heading's, which takes the focus when the view opens.
  useEffect(() => {
    if (outcome) outcomeRef.current?.focus();
  }, [outcome]);
  const publications = list.data?.pages.flatMap((page) => page.publications) ?? [];
  return (
    <>
      {outcome && (
        <p
          ref={outcomeRef}
          role="status"
          tabIndex={-1}
          className="card mb-4 border-l-4 border-l-success-ink bg-success p-4 font-semibold text-success-ink outline-none"
        >
          {outcome}
        </p>
      )}
      <Loading query={list} />
      {list.isSuccess && publications.length === 0 && <p>{copy.noHistory}</p>}
      <ul className="grid gap-3">
        {publications.slice(0, limit).map((publication) => (
          <PublicationItem
            key={publication.number}
            publication={publication}
            newestNumber={publications[0]?.number}
            onUndone={() => setUndone(true)}
            undoneBy={publications.find(({ undoes }) => undoes === publication.number)?.number}
          />
        ))}
      </ul>
      {limit === undefined && <More label={listCopy.more} list={list} />}
    </>
  );
}

/** Whether something has just been published. */
function useWasJustPublished(): boolean {
  return useLocation({ select: ({ state }) => state.isPublished === true });
}

type Publication = PublicationsResponse['publications'][number];

interface PublicationItemProps {
  publication: Publication;
  /** The number of the publication that undoes it, if any. */
  undoneBy: number | undefined;
  /** The number of the newest publication. */
  newestNumber: number | undefined;
  onUndone: () => void;
}

function PublicationItem({ publication, undoneBy, newestNumber, onUndone }: PublicationItemProps) {
  const copy = useCopy();
  const { content } = copy;
  const timeOf = useTimes();
  const [isOpen, setOpen] = useState(false);
  const { number, by, at, undoes, paths } = publication;
  const titles = new Set(paths.map((path) => fileTitle(copy, nameOfFile(path))));
  return (
    <li className="card items-start justify-between gap-x-6 p-4 sm:flex sm:px-6">
      <div className="min-w-0 grow">
        <p>
          <span className="font-semibold">{interpolate(content.number, { NUMBER: number })}</span>{' '}
          <time dateTime={at}>{timeOf(at)}</time>, {interpolate(content.by, { NAME: by })}
        </p>
        {undoes !== null && <p>{interpolate(content.undoes, { NUMBER: undoes })}</p>}
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary className="min-h-11 cursor-pointer content-center underline">
            {[...titles].join(', ')}
          </summary>
          {isOpen && <ChangedFiles number={number} />}
        </details>
      </div>
      {undoneBy === undefined ? (
        // After another publication, the reason why it could not be undone may no longer apply.
        <UndoButton key={newestNumber} number={number} onUndone={onUndone} />
      ) : (
        <p className="text-small">{interpolate(content.undoneBy, { NUMBER: undoneBy })}</p>
      )}
    </li>
  );
}

interface UndoButtonProps {
  number: number;
  onUndone: () => void;
}

/** Undoes a publication; the undo can be undone too. */
function UndoButton({ number, onUndone }: UndoButtonProps) {
  const { content: copy } = useCopy();
  const undo = useUndoPublication();
  return (
    <div>
      <button
        type="button"
        className={buttonClasses('outline', 'disabled:opacity-50')}
        aria-label={`${copy.undo}: ${interpolate(copy.number, { NUMBER: number })}`}
        disabled={undo.isPending}
        // The list may be rendered again before the response arrives; the error is shown below.
        onClick={() => void undo.mutateAsync(number).then(onUndone, () => {})}
      >
        {undo.isPending ? copy.undoing : copy.undo}
      </button>
      <Problem error={undo.error} />
    </div>
  );
}

/** What a publication has changed, file by file. */
function ChangedFiles({ number }: { number: number }) {
  const copy = useCopy();
  const query = useQuery({
    queryKey: [...contentKey, 'publication', number],
    queryFn: () => sendRequest<PublicationResponse>(`/content/publications/${number}`),
  });
  const { data, error } = query;
  const files = [...Map.groupBy(data?.files ?? [], ({ path }) => nameOfFile(path))];
  // A file's form says how to format its values; without it they are shown unformatted.
  const responses = useQueries({
    queries: files.map(([name]) => ({ ...fileQuery(name), retry: false })),
  });
  if (error || !data) return <Loading query={query} />;
  return files.map(([name, inLanguages], index) => {
    const response = responses[index]?.data;
    const changesByLanguage = inLanguages.map(({ path, previousText, text }) => {
      const [before, after] = [previousText, text].map((each) => parseValue({ path, text: each }));
      const changes = labelChanges(response?.form, before, after);
      return { language: languageOfFile(path), changes };
    });
    return (
      <section key={name} className="mb-3">
        <h2 className="font-semibold">{fileTitle(copy, name)}</h2>
        <Changes
          changesByLanguage={changesByLanguage}
          isDeleted={inLanguages.every(({ text }) => text === null)}
          isPublished
        />
      </section>
    );
  });
}
