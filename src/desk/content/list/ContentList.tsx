import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import { languageOfFile } from '../../../../shared/content-paths.ts';
import type { ContentResponse, ContentSearchResponse } from '../../../../shared/desk/content.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { queryOf } from '../../api/enquiries.ts';
import { sendRequest } from '../../api/request.ts';
import { useSignedIn } from '../../api/session.ts';
import { Heading } from '../../parts/Heading.tsx';
import { Problem } from '../../parts/Problem.tsx';
import { SubmitButton } from '../../parts/SubmitButton.tsx';
import { useCopy, useSetup } from '../../parts/setup.ts';
import { localDay } from '../../time/times.ts';
import { inputLook } from '../controls/control.ts';
import { contentKey, useContent, useNeedsAttention } from '../data/api.ts';
import { groupsOf, useFieldNames } from '../data/files.ts';
import { linkTo } from '../data/place.ts';
import { UnsavedTexts } from '../saving/unsaved.ts';
import { GroupCard } from './GroupCard.tsx';

/** Every file of the site, in groups, and the number of drafts. */
export function ContentList() {
  const copy = useCopy();
  const { content, frame } = copy;
  const { language } = useSetup();
  const { search } = useSearch({ from: '/signed-in/site/' });
  const navigate = useNavigate();
  const { data, error, refetch } = useContent();
  return (
    <>
      <Heading>{content.heading}</Heading>
      <p className="-mt-3 mb-4">{content.intro}</p>
      <SearchForm
        key={search}
        search={search ?? ''}
        onSearch={(text) => void navigate({ to: '/site', search: text ? { search: text } : {} })}
      />
      <Problem error={data ? null : error} retry={() => void refetch()} />
      {!data && !error && <Spinner copy={frame.loading} />}
      {search !== undefined && <Found key={search} search={search} />}
      {search === undefined && data && (
        <>
          <Overview content={data} />
          <div className="mt-4 gap-4 sm:columns-2 lg:columns-3">
            {groupsOf(data, copy, language).map((group) => (
              <GroupCard key={group.name} group={group} />
            ))}
          </div>
        </>
      )}
    </>
  );
}

/** The number of drafts, and links to publishing, the preview, reviews and the history. */
function Overview({ content }: { content: ContentResponse }) {
  const { content: copy } = useCopy();
  const { person } = useSignedIn();
  const nameFile = useFieldNames();
  const drafts = content.files.filter(({ draft }) => draft !== null);
  const unsaved = new UnsavedTexts(person.id).paths;
  return (
    <>
      <div className="card mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
        <p className="grow font-semibold">
          {drafts.length > 0
            ? interpolate(copy.unpublished, { COUNT: drafts.length })
            : copy.nothingUnpublished}
        </p>
        {drafts.length > 0 && (
          <Link to="/site/publish" className={buttonClasses('primary')}>
            {copy.review}
          </Link>
        )}
        <Link to="/site/page" className={buttonClasses(drafts.length > 0 ? 'outline' : 'primary')}>
          {copy.openPage}
        </Link>
        <NeedsAttentionLink />
        <Link to="/site/history" className="inline-flex min-h-11 items-center underline">
          {copy.history}
        </Link>
      </div>
      {unsaved.length > 0 && (
        <div className="card mt-4 border-l-4 border-l-ink p-4">
          <p className="font-semibold">{copy.notSaved}</p>
          {unsaved.map((path) => (
            <Link key={path} {...linkTo({ path })} className="flex min-h-11 items-center underline">
              {nameFile(path, [])}
            </Link>
          ))}
        </div>
      )}
    </>
  );
}

/** The link to the facts and texts to review, with their number. */
function NeedsAttentionLink() {
  const { content: copy } = useCopy();
  const { timeZone } = useSignedIn();
  const { data } = useNeedsAttention();
  const today = localDay(timeZone);
  const due = data?.due.filter((fact) => fact.due <= today) ?? [];
  const count = (data?.sampleTexts.length ?? 0) + due.length;
  return (
    <Link to="/site/notes" className="inline-flex min-h-11 items-center underline">
      {copy.notesHeading}
      {count > 0 && ` (${count})`}
    </Link>
  );
}

interface SearchFormProps {
  search: string;
  /** With an empty text, everything is shown again. */
  onSearch: (search: string) => void;
}

/** Finds a field by its name, or by a sentence as visitors read it. */
function SearchForm({ search, onSearch }: SearchFormProps) {
  const { content: copy } = useCopy();
  const id = useId();
  const [text, setText] = useState(search);
  return (
    <search>
      <form
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(text.trim().length > 1 ? text.trim() : '');
        }}
      >
        <div className="min-w-0 grow basis-60">
          <label htmlFor={id} className="text-small font-semibold">
            {copy.search}
          </label>
          <input
            id={id}
            type="search"
            className={`mt-1 ${inputLook}`}
            maxLength={200}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        <SubmitButton variant="outline">{copy.searchButton}</SubmitButton>
      </form>
    </search>
  );
}

/** The fields that a search has found, each a link to it. */
function Found({ search }: { search: string }) {
  const { content: copy, frame } = useCopy();
  const { data, error, refetch } = useQuery({
    queryKey: [...contentKey, 'search', search],
    queryFn: () => sendRequest<ContentSearchResponse>(`/content/search${queryOf({ search })}`),
    staleTime: 0,
  });
  const nameField = useFieldNames();
  const heading = useRef<HTMLHeadingElement>(null);
  // The results are below an on-screen keyboard, which closes when the focus moves.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="mt-4" aria-live="polite">
      <h2 ref={heading} tabIndex={-1} className="text-card outline-none">
        {copy.found}
      </h2>
      <Problem error={error} retry={() => void refetch()} />
      {!data && !error && <Spinner copy={frame.loading} />}
      {data?.found.length === 0 && <p className="mt-2">{copy.notFound}</p>}
      <ul className="card mt-2 divide-y divide-line empty:hidden">
        {data?.found.map(({ path, pointer, labels, text }) => (
          <li key={path + pointer}>
            <Link
              {...linkTo({ path, pointer })}
              className="block min-h-11 px-4 py-2.5 hover:bg-panel"
            >
              <span
                lang={languageOfFile(path) ?? undefined}
                className="block font-semibold wrap-anywhere"
              >
                {text}
              </span>
              <span className="block text-small text-soft wrap-anywhere">
                {nameField(path, labels)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {data?.isMore && <p className="mt-2 text-small">{copy.foundMore}</p>}
    </section>
  );
}
