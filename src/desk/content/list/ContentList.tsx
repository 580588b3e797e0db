import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { languageOfFile, nameOfFile } from '../../../../shared/content-paths.ts';
import type { ContentResponse, ContentSearchResponse } from '../../../../shared/desk/content.ts';
import { maxSearchLength } from '../../../../shared/desk/enquiries/list-rules.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import { queryOf } from '../../api/enquiries.ts';
import { sendRequest } from '../../api/request.ts';
import { useSignedIn } from '../../api/session.ts';
import { Field } from '../../parts/Field.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { Loading } from '../../parts/Loading.tsx';
import { SubmitButton } from '../../parts/SubmitButton.tsx';
import { useCopy, useSetup } from '../../parts/setup.ts';
import { localDay } from '../../time/times.ts';
import { contentKey, useContent, useNeedsAttention } from '../data/api.ts';
import { groupsOf, useFieldNames } from '../data/files.ts';
import { linkTo } from '../data/links.ts';
import { UnsavedTexts } from '../saving/unsaved.ts';
import { GroupRow, isInitiallyOpen } from './GroupRow.tsx';

/** Every file of the site, in groups, and the number of drafts. */
export function ContentList() {
  const copy = useCopy();
  const { content } = copy;
  const { language } = useSetup();
  const { search } = useSearch({ from: '/signed-in/site/' });
  const navigate = useNavigate();
  const query = useContent();
  const { data } = query;
  return (
    <>
      <Heading>{content.heading}</Heading>
      <p className="-mt-3 mb-4">{content.intro}</p>
      {data && <Overview content={data} />}
      <SearchForm
        key={search}
        search={search ?? ''}
        onSearch={(text) => void navigate({ to: '/site', search: text ? { search: text } : {} })}
      />
      <Loading query={query} />
      {search !== undefined && <SearchResults key={search} search={search} />}
      {search === undefined && data && (
        <div className="card mt-4 divide-y divide-line overflow-hidden">
          {groupsOf(data, copy, language)
            .toSorted((one, other) => Number(isInitiallyOpen(other)) - Number(isInitiallyOpen(one)))
            .map((group) => (
              <GroupRow key={group.name} group={group} />
            ))}
        </div>
      )}
    </>
  );
}

/** The number of drafts, and links to publishing, the preview, the history and what needs attention. */
function Overview({ content }: { content: ContentResponse }) {
  const { content: copy } = useCopy();
  const { person } = useSignedIn();
  const nameFile = useFieldNames();
  const drafts = content.files.filter(({ draft }) => draft !== null);
  const unsavedPaths = new UnsavedTexts(person.id).paths;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        {drafts.length > 0 && (
          <Link to="/site/publish" className={buttonClasses('primary', 'max-sm:w-full')}>
            {copy.review}
          </Link>
        )}
        <Link
          to="/site/page"
          className={buttonClasses(drafts.length > 0 ? 'outline' : 'primary', 'max-sm:w-full')}
        >
          {copy.openPage}
        </Link>
      </div>
      <ul className="card mb-4 divide-y divide-line text-small">
        <OverviewRow to="/site/history" label={copy.history}>
          {drafts.length > 0
            ? interpolate(copy.unpublished, {
                COUNT: new Set(drafts.map(({ path }) => nameOfFile(path))).size,
              })
            : copy.nothingUnpublished}
        </OverviewRow>
        <NeedsAttentionRow />
      </ul>
      {unsavedPaths.length > 0 && (
        <div className="card mb-4 border-l-4 border-l-ink p-4">
          <p className="font-semibold">{copy.notSaved}</p>
          {unsavedPaths.map((path) => (
            <Link key={path} {...linkTo({ path })} className="flex min-h-11 items-center underline">
              {nameFile(path, [])}
            </Link>
          ))}
        </div>
      )}
    </>
  );
}

interface OverviewRowProps {
  to: '/site/history' | '/site/needs-attention';
  label: string;
  /** The state of the view that it leads to. */
  children: ReactNode;
}

function OverviewRow({ to, label, children }: OverviewRowProps) {
  return (
    <li>
      <Link
        to={to}
        className="block min-h-11 px-4 py-2.5 hover:bg-panel sm:flex sm:items-baseline sm:gap-4 sm:px-6"
      >
        <span className="block font-semibold underline sm:w-52 sm:shrink-0">{label}</span>
        <span className="block min-w-0 text-soft">{children}</span>
      </Link>
    </li>
  );
}

/** The link to the facts and texts to review, with the number of each kind. */
function NeedsAttentionRow() {
  const { content: copy } = useCopy();
  const { timeZone } = useSignedIn();
  const { data } = useNeedsAttention();
  const today = localDay(timeZone);
  const kinds = [
    { label: copy.warnings, count: data?.warnings.length },
    { label: copy.dueHeading, count: data?.due.filter((fact) => fact.due <= today).length },
    { label: copy.sampleHeading, count: data?.sampleTexts.length },
  ];
  const counts = kinds.filter(({ count }) => count).map(({ label, count }) => `${label}: ${count}`);
  return (
    <OverviewRow to="/site/needs-attention" label={copy.needsAttention}>
      {counts.join(' · ') || (data && copy.nothingDue)}
    </OverviewRow>
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
          <Field
            label={copy.search}
            type="search"
            maxLength={maxSearchLength}
            value={text}
            onChange={setText}
          />
        </div>
        <SubmitButton variant="outline">{copy.searchButton}</SubmitButton>
      </form>
    </search>
  );
}

/** The search results, each a link to its field. */
function SearchResults({ search }: { search: string }) {
  const { content: copy } = useCopy();
  const query = useQuery({
    queryKey: [...contentKey, 'search', search],
    queryFn: () => sendRequest<ContentSearchResponse>(`/content/search${queryOf({ search })}`),
    staleTime: 0,
  });
  const { data } = query;
  const nameField = useFieldNames();
  const heading = useRef<HTMLHeadingElement>(null);
  // An on-screen keyboard covers the results; it closes when the focus moves.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="mt-4" aria-live="polite">
      <h2 ref={heading} tabIndex={-1} className="text-card outline-none">
        {copy.results}
      </h2>
      <Loading query={query} />
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
      {data?.isMore && <p className="mt-2 text-small">{copy.moreResults}</p>}
    </section>
  );
}
