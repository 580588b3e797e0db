import { useQueries } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { nameOfFile } from '../../../../shared/content-paths.ts';
import type { ContentFileResponse, FileInLanguage } from '../../../../shared/desk/content.ts';
import { labelsOf, titleOf } from '../../../../shared/desk/titles.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { isGroup, type Json } from '../../../../shared/json.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import { DeskError } from '../../api/request.ts';
import { Heading } from '../../parts/Heading.tsx';
import { Loading } from '../../parts/Loading.tsx';
import { Problem } from '../../parts/Problem.tsx';
import { useCopy } from '../../parts/setup.ts';
import { findMissingFields, slugOf } from '../article/article.ts';
import { fileQuery, publishFiles, useContent, useContentChange } from '../data/api.ts';
import { fileTitle, useLanguageNames } from '../data/files.ts';
import { linkTo } from '../data/links.ts';
import { MistakeList } from '../list/MistakeList.tsx';
import { type LabelledChange, labelChanges, parseValue } from '../values/changes.ts';
import { Changes } from '../values/FieldValue.tsx';
import { PublicationList, usePublications } from './History.tsx';

/** What each draft changes, and the button that publishes the drafts. */
export function Publish() {
  const { content: copy } = useCopy();
  const { isReady, error, changedFiles, refetch } = useChangedFiles();
  const navigate = useNavigate();
  // The names of the files whose checkbox was changed.
  const [toggles, setToggles] = useState<string[]>([]);
  const publish = useContentChange(publishFiles);
  const entries = [...Map.groupBy(changedFiles, ({ file }) => nameOfFile(file.path))];
  const selectedEntries = entries.filter(([name, files]) => {
    const isTickedAtFirst = files.every(({ file }) => file.mistakes.length === 0);
    return toggles.includes(name) ? !isTickedAtFirst : isTickedAtFirst;
  });
  const toggle = (name: string) =>
    setToggles(
      toggles.includes(name) ? toggles.filter((each) => each !== name) : [...toggles, name],
    );
  const publishSelected = () => {
    if (publish.isPending) return;
    const files = selectedEntries.flatMap(([, inLanguages]) =>
      inLanguages.flatMap(({ file, formerFile }) => (formerFile ? [file, formerFile] : [file])),
    );
    publish.mutate(
      files.map(({ path, version }) => ({ path, version })),
      { onSuccess: () => void navigate({ to: '/site/history', state: { isPublished: true } }) },
    );
  };
  const isEmpty = isReady && changedFiles.length === 0;
  return (
    <>
      <Link to="/site" className="mb-1 inline-flex min-h-11 items-center text-small underline">
        {copy.back}
      </Link>
      <Heading>{copy.publish}</Heading>
      <Problem error={publish.error}>
        <MistakeList mistakes={publish.error instanceof DeskError ? publish.error.mistakes : []} />
      </Problem>
      <Loading query={{ isPending: !isReady && !error, error, refetch }} />
      {isEmpty && <NothingToPublish />}
      {changedFiles.length > 0 && (
        <>
          <p className="mb-3">{copy.publishText}</p>
          <div className="card">
            <ul className="divide-y divide-line">
              {entries.map((entry) => (
                <ChangedEntry
                  key={entry[0]}
                  name={entry[0]}
                  files={entry[1]}
                  isSelected={selectedEntries.includes(entry)}
                  onToggle={toggle}
                />
              ))}
            </ul>
            <div className="sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-3 rounded-b-card border-line border-t bg-surface px-4 py-3 sm:px-6 lowest:static">
              <p role="status" className="text-small">
                {publish.isPending && copy.publishing}
              </p>
              <button
                type="button"
                className={buttonClasses('primary', 'disabled:opacity-50 max-sm:w-full')}
                disabled={selectedEntries.length === 0 || publish.isPending}
                onClick={publishSelected}
              >
                {interpolate(copy.publishChosen, { COUNT: selectedEntries.length })}
              </button>
            </div>
          </div>
        </>
      )}
    </>
  );
}

/** What is shown while there are no drafts: a link for changing the site, and what was published last. */
function NothingToPublish() {
  const { content: copy } = useCopy();
  const hasHistory = usePublications().data?.pages.some((page) => page.publications.length > 0);
  return (
    <>
      <div className="card flex flex-wrap items-center justify-between gap-4 p-4 sm:p-6">
        <div className="min-w-0 flex-1 basis-72">
          <p className="font-semibold">{copy.nothingToPublish}</p>
          <p className="measure text-soft">{copy.nothingToPublishText}</p>
        </div>
        <Link to="/site/page" className={buttonClasses('primary', 'max-sm:w-full')}>
          {copy.openPage}
        </Link>
      </div>
      {hasHistory && (
        <>
          <h2 className="mt-6 mb-2 text-card">
            <Link to="/site/history" className="inline-flex min-h-11 items-center underline">
              {copy.history}
            </Link>
          </h2>
          <PublicationList limit={lastPublicationCount} />
        </>
      )}
    </>
  );
}

/** How many publications are shown while there are no drafts. */
const lastPublicationCount = 3;

/** A file with a draft in one language. */
interface ChangedFile {
  file: FileInLanguage;
  /** The file in all languages. */
  response: ContentFileResponse;
  value: Json | undefined;
  changes: LabelledChange[];
  /** The article under its former address, which is removed in the same publication. */
  formerFile: FileInLanguage | null;
}

/** The drafts of all files, once the files are loaded. */
function useChangedFiles() {
  const content = useContent();
  const drafts = content.data?.files.filter(({ draft }) => draft !== null) ?? [];
  const names = [...new Set(drafts.map(({ path }) => nameOfFile(path)))];
  return useQueries({
    queries: names.map(fileQuery),
    combine: (queries) => ({
      isReady: content.isSuccess && queries.every(({ isSuccess }) => isSuccess),
      error: content.error ?? queries.find(({ error }) => error)?.error ?? null,
      changedFiles: changedFilesIn(queries.flatMap(({ data }) => data ?? [])),
      refetch: () => {
        void content.refetch();
        for (const query of queries) void query.refetch();
      },
    }),
  });
}

/** The drafts in each language, with what they change; an article's former file is part of its new one. */
function changedFilesIn(responses: ContentFileResponse[]): ChangedFile[] {
  const drafts = responses.flatMap((response) =>
    response.languages
      .filter(({ draft }) => draft !== null)
      .map((file) => ({ file, response, value: parseValue(file) })),
  );
  const formerFileOf = ({ file, value }: (typeof drafts)[number]) => {
    const aliases = isGroup(value) ? value['aliases'] : undefined;
    const formerDraft = drafts.find(
      (other) =>
        other.value === undefined &&
        other.file.language === file.language &&
        Array.isArray(aliases) &&
        aliases.includes(slugOf(nameOfFile(other.file.path))),
    );
    return formerDraft?.file ?? null;
  };
  const all = drafts.map((each) => ({ ...each, formerFile: formerFileOf(each) }));
  return all
    .filter(({ file }) => !all.some(({ formerFile }) => formerFile === file))
    .map((each) => {
      const { path, published } = each.formerFile ?? each.file;
      const before = parseValue({ path, text: published });
      return { ...each, changes: labelChanges(each.response.form, before, each.value) };
    });
}

interface ChangedEntryProps {
  name: string;
  /** The file in each language in which it has a draft. */
  files: ChangedFile[];
  isSelected: boolean;
  onToggle: (name: string) => void;
}

/** A file with drafts: what will change in each language, and a checkbox for publishing it. */
function ChangedEntry({ name, files, isSelected, onToggle }: ChangedEntryProps) {
  const copy = useCopy();
  const { content } = copy;
  const { nameAll } = useLanguageNames();
  const remainingFile = files.find(({ value }) => isGroup(value));
  const title = fileTitle(copy, name, titleOf(remainingFile?.value));
  const { path } = (remainingFile ?? files[0])?.file ?? { path: name };
  return (
    <li className="p-4 sm:p-6">
      <div className="flex gap-x-4">
        <label className="flex h-11 items-center">
          <input
            type="checkbox"
            className="size-6 shrink-0 accent-brand"
            checked={isSelected}
            onChange={() => onToggle(name)}
          />
          <span className="sr-only">
            {content.include}: {title}
          </span>
        </label>
        <div className="flex min-w-0 grow flex-wrap items-center gap-x-4">
          <Link
            {...linkTo({ path })}
            className="inline-flex min-h-11 items-center font-semibold underline wrap-anywhere"
          >
            {title}
          </Link>
          <span>{nameAll(files.flatMap(({ file }) => file.language ?? []))}</span>
          {remainingFile && (
            <Link
              to="/site/page"
              search={{ file: remainingFile.file.path }}
              className="inline-flex min-h-11 items-center text-small underline sm:ml-auto"
            >
              {content.seeOnPage}
            </Link>
          )}
        </div>
      </div>
      <Notes files={files} />
      <Changes
        changesByLanguage={files.map(({ file, changes }) => ({ language: file.language, changes }))}
        isDeleted={files.every(({ value }) => value === undefined)}
      />
    </li>
  );
}

/**
 * The mistakes of a file, and other things to know before publishing it; what several languages share is shown once.
 */
function Notes({ files }: Pick<ChangedEntryProps, 'files'>) {
  const { content: copy } = useCopy();
  const { nameAll } = useLanguageNames();
  const all = files.flatMap(({ file, response, value, formerFile }) => {
    const isArticle = file.path.endsWith('.md') && value !== undefined;
    const mistakes = file.mistakes.map(({ pointer, message }) => ({
      key: pointer + message,
      text: [labelsOf(response.form, value, pointer).join(' › '), message]
        .filter(Boolean)
        .join(': '),
      link: linkTo({ path: file.path, pointer }),
    }));
    const notes = [
      ...(formerFile
        ? [interpolate(copy.renamed, { ADDRESS: slugOf(nameOfFile(formerFile.path)) })]
        : []),
      ...(isArticle ? findMissingFields(value).map((name) => copy[name]) : []),
    ].map((text) => ({ key: text, text, link: null }));
    return [...mistakes, ...notes].map((each) => ({ ...each, language: file.language }));
  });
  return [...Map.groupBy(all, ({ key }) => key)].map(([key, sameNotes]) => {
    const [{ text, link } = { text: '', link: null }] = sameNotes;
    const codes = sameNotes.flatMap(({ language }) => language ?? []);
    const noteText = files.length > 1 ? `${nameAll(codes)}: ${text}` : text;
    return link ? (
      <p key={key} className="mt-1 border-l-4 border-l-ink pl-2 text-small font-semibold">
        <Link {...link} className="inline-flex min-h-11 items-center underline wrap-anywhere">
          {noteText}
        </Link>
      </p>
    ) : (
      <p key={key} className="mt-2 text-small font-semibold">
        {noteText}
      </p>
    );
  });
}
