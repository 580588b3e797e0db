import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { nameOfFile } from '../../../../shared/content-paths.ts';
import type { ContentFileResponse, FileInLanguage } from '../../../../shared/desk/content.ts';
import { titleOf } from '../../../../shared/desk/titles.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { isGroup, type Json } from '../../../../shared/json.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { sendRequest } from '../../api/request.ts';
import { useSignedIn } from '../../api/session.ts';
import { Heading } from '../../parts/Heading.tsx';
import { Problem } from '../../parts/Problem.tsx';
import { useCopy } from '../../parts/setup.ts';
import { localTime, useDaysAndTimes } from '../../time/times.ts';
import { missingIn, scheduledFor, slugOf } from '../article/article.ts';
import { textOf } from '../controls/control.ts';
import {
  fileQuery,
  publicationTimeout,
  useContent,
  useContentChange,
  usePageOf,
} from '../data/api.ts';
import { fileTitle, useLanguageNames } from '../data/files.ts';
import { linkTo } from '../data/place.ts';
import { documentValue, type ShownChange, shownChanges } from '../values/changes.ts';
import { labelsOf, wholeForm } from '../values/forms.ts';
import { Changes } from '../values/ShownValue.tsx';
import { Refused, UndoButton } from './Outcome.tsx';

/** The drafts, before and after, and the button that publishes them. */
export function Publish() {
  const { content: copy, frame } = useCopy();
  const { isReady, error, changed, refetch } = useChangedFiles();
  // The paths of the files whose checkbox was changed.
  const [toggled, setToggled] = useState<string[]>([]);
  const publish = useContentChange((files: { path: string; version: string }[]) =>
    sendRequest<{ number: number }>('/content/publications', 'POST', { files }, publicationTimeout),
  );
  // The published files are no longer among the drafts.
  const [published, setPublished] = useState<ChangedFile[]>([]);
  const cards = Map.groupBy(changed, ({ file }) => nameOfFile(file.path));
  // Initially not ticked: files with a mistake, in all their languages.
  const hasMistake = ({ file }: ChangedFile) =>
    cards.get(nameOfFile(file.path))?.some((each) => each.file.mistakes.length > 0) === true;
  const isChosen = (each: ChangedFile) => toggled.includes(each.file.path) === hasMistake(each);
  const chosen = changed.filter(isChosen);
  const toggle = ({ file: { path } }: ChangedFile) =>
    setToggled(
      toggled.includes(path) ? toggled.filter((each) => each !== path) : [...toggled, path],
    );
  const send = () => {
    if (publish.isPending) return;
    setPublished(chosen);
    const files = chosen.flatMap(({ file, former }) => (former ? [file, former] : [file]));
    publish.mutate(
      files.map(({ path, version }) => ({ path, version })),
      { onSuccess: () => setToggled([]) },
    );
  };
  const count = [...cards.values()].filter((files) => files.some(isChosen)).length;
  return (
    <>
      <Link to="/site" className="mb-1 inline-flex min-h-11 items-center text-small underline">
        {copy.back}
      </Link>
      <Heading>{copy.publish}</Heading>
      {publish.isSuccess && (
        <Published key={publish.data.number} number={publish.data.number} files={published} />
      )}
      <Refused error={publish.error} retry={send} />
      <Problem error={error} retry={refetch} />
      {!isReady && !error && <Spinner copy={frame.loading} />}
      {isReady && changed.length === 0 && !publish.isSuccess && <p>{copy.nothingToPublish}</p>}
      {changed.length > 0 && (
        <>
          <p className="mb-3">{copy.publishText}</p>
          <ul className="grid gap-3">
            {[...cards].map(([name, files]) => (
              <ChangedCard
                key={name}
                name={name}
                files={files}
                isChosen={isChosen}
                onToggle={toggle}
              />
            ))}
          </ul>
          <div className="sticky bottom-0 z-10 mt-4 flex min-h-16 flex-wrap items-center gap-3 border-t border-line bg-page py-2">
            <button
              type="button"
              className={buttonClasses('primary', 'disabled:opacity-50')}
              disabled={chosen.length === 0 || publish.isPending}
              onClick={send}
            >
              {interpolate(copy.publishChosen, { COUNT: count })}
            </button>
            <p role="status" className="text-small">
              {publish.isPending && copy.publishing}
            </p>
          </div>
        </>
      )}
    </>
  );
}

interface PublishedProps {
  number: number;
  files: ChangedFile[];
}

/** Confirms a publication, links to a page that it has changed, and offers to undo it. */
function Published({ number, files }: PublishedProps) {
  const { content: copy } = useCopy();
  const { timeZone } = useSignedIn();
  const timeOf = useDaysAndTimes();
  const now = localTime(timeZone);
  const unseen = files.flatMap(({ file, value }) => {
    if (!file.path.endsWith('.md') || !isGroup(value)) return [];
    const title = textOf(value['title']);
    if (value['hidden'] === true) return [{ file, text: `${title}: ${copy.isHidden}` }];
    const from = scheduledFor(value, now);
    if (from === null) return [];
    const text = interpolate(copy.publishedLater, { NAME: title, TIME: timeOf(from) });
    return [{ file, text }];
  });
  const seen = files.filter(({ file }) => !unseen.some((each) => each.file === file));
  const shown = seen.find(({ value }) => value !== undefined);
  const pointer = shown?.changes[0]?.pointer ?? '';
  const { data } = usePageOf(shown ? { path: shown.file.path, pointer } : null);
  const box = useRef<HTMLDivElement>(null);
  const [isUndone, setUndone] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the message changes with it
  useEffect(() => box.current?.focus(), [isUndone]);
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      className="card mb-4 border-l-4 border-l-success-ink bg-success p-4 text-success-ink outline-none"
    >
      {isUndone ? (
        <p className="font-semibold">{copy.undone}</p>
      ) : (
        <>
          {seen.length > 0 && <p className="font-semibold">{copy.published}</p>}
          {unseen.map(({ file, text }) => (
            <p key={file.path} className="font-semibold">
              {text}
            </p>
          ))}
        </>
      )}
      {data?.page && !isUndone && (
        <a
          href={data.page}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center font-semibold underline"
        >
          {copy.seeOnSite}
        </a>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-6">
        {!isUndone && <UndoButton number={number} onUndone={() => setUndone(true)} />}
        <Link to="/site/history" className="inline-flex min-h-11 items-center underline">
          {copy.history}
        </Link>
      </div>
    </div>
  );
}

/** A file with a draft in one language. */
interface ChangedFile {
  file: FileInLanguage;
  /** The file in all languages. */
  page: ContentFileResponse;
  value: Json | undefined;
  changes: ShownChange[];
  /** The article under its former address, which is removed in the same publication. */
  former: FileInLanguage | null;
}

/** Every unpublished file, by its name. */
function useChangedFiles() {
  const content = useContent();
  const drafts = content.data?.files.filter(({ draft }) => draft !== null) ?? [];
  const names = [...new Set(drafts.map(({ path }) => nameOfFile(path)))];
  return useQueries({
    queries: names.map(fileQuery),
    combine: (pages) => ({
      isReady: content.isSuccess && pages.every(({ isSuccess }) => isSuccess),
      error: content.error ?? pages.find(({ error }) => error)?.error ?? null,
      changed: changedFiles(pages.flatMap(({ data }) => data ?? [])),
      refetch: () => {
        void content.refetch();
        for (const page of pages) void page.refetch();
      },
    }),
  });
}

/** The unpublished files, in each language. */
function changedFiles(pages: ContentFileResponse[]): ChangedFile[] {
  const drafts = pages.flatMap((page) =>
    page.languages
      .filter(({ draft }) => draft !== null)
      .map((file) => ({ file, page, value: documentValue(file) })),
  );
  const formerOf = ({ file, value }: (typeof drafts)[number]) => {
    const aliases = isGroup(value) ? value['aliases'] : undefined;
    const former = drafts.find(
      (other) =>
        other.value === undefined &&
        other.file.language === file.language &&
        Array.isArray(aliases) &&
        aliases.includes(slugOf(nameOfFile(other.file.path))),
    );
    return former?.file ?? null;
  };
  const all = drafts.map((each) => ({ ...each, former: formerOf(each) }));
  return all
    .filter(({ file }) => !all.some(({ former }) => former === file))
    .map((each) => {
      const { path, published } = each.former ?? each.file;
      const before = documentValue({ path, text: published });
      return { ...each, changes: shownChanges(wholeForm(each.page), before, each.value) };
    });
}

interface ChangedCardProps {
  name: string;
  /** The file in the languages in which it is not published. */
  files: ChangedFile[];
  isChosen: (file: ChangedFile) => boolean;
  onToggle: (file: ChangedFile) => void;
}

/** A file that is not published: what will change, and in which languages it is chosen. */
function ChangedCard({ name, files, isChosen, onToggle }: ChangedCardProps) {
  const copy = useCopy();
  const { content } = copy;
  const { nameOne } = useLanguageNames();
  const [first] = files;
  if (!first) return null;
  const existing = files.find(({ value }) => isGroup(value));
  const title = fileTitle(copy, name, titleOf(existing?.value));
  return (
    <li className="card p-4">
      <div className="flex flex-wrap items-center gap-x-4">
        {files.length === 1 && (
          <Tick name={title} isChecked={isChosen(first)} onChange={() => onToggle(first)} />
        )}
        <Link
          {...linkTo({ path: first.file.path })}
          className="inline-flex min-h-11 items-center font-semibold underline wrap-anywhere"
        >
          {title}
        </Link>
        {files.length === 1 && first.file.language && <span>{nameOne(first.file.language)}</span>}
        {files.length > 1 &&
          files.map((each) => (
            <Tick
              key={each.file.path}
              name={title}
              label={nameOne(each.file.language ?? '')}
              isChecked={isChosen(each)}
              onChange={() => onToggle(each)}
            />
          ))}
      </div>
      <Notes files={files} />
      <MissingLanguages files={files} />
      <Changes
        texts={files.map(({ file, changes }) => ({ language: file.language, changes }))}
        isDeleted={files.every(({ value }) => value === undefined)}
      />
      {existing && (
        <Link
          to="/site/page"
          search={{ file: existing.file.path }}
          className="mt-1 inline-flex min-h-11 items-center text-small underline"
        >
          {content.seeOnPage}
        </Link>
      )}
    </li>
  );
}

interface TickProps {
  /** What is published. */
  name: string;
  /** The language, if there are several. */
  label?: string;
  isChecked: boolean;
  onChange: () => void;
}

function Tick({ name, label, isChecked, onChange }: TickProps) {
  const { content: copy } = useCopy();
  return (
    <label className="flex min-h-11 items-center gap-2">
      <input
        type="checkbox"
        className="size-6 shrink-0 accent-brand"
        checked={isChecked}
        onChange={onChange}
      />
      <span className="sr-only">
        {copy.include}: {name}
      </span>
      {label}
    </label>
  );
}

/**
 * The mistakes of a file and other notes to read before publishing it; a note that several languages share is shown
 * once.
 */
function Notes({ files }: Pick<ChangedCardProps, 'files'>) {
  const { content: copy } = useCopy();
  const { nameAll } = useLanguageNames();
  const all = files.flatMap(({ file, page, value, former }) => {
    const form = wholeForm(page);
    const isArticle = file.path.endsWith('.md') && value !== undefined;
    const mistakes = file.mistakes.map(({ pointer, message }) => ({
      key: pointer + message,
      text: [labelsOf(form, value, pointer).join(' › '), message].filter(Boolean).join(': '),
      link: linkTo({ path: file.path, pointer }),
    }));
    const notes = [
      ...(former ? [interpolate(copy.renamed, { ADDRESS: slugOf(nameOfFile(former.path)) })] : []),
      ...(isArticle ? missingIn(value).map((name) => copy[name]) : []),
    ].map((text) => ({ key: text, text, link: null }));
    return [...mistakes, ...notes].map((each) => ({ ...each, language: file.language }));
  });
  return [...Map.groupBy(all, ({ key }) => key)].map(([key, same]) => {
    const [{ text, link } = { text: '', link: null }] = same;
    const codes = same.flatMap(({ language }) => language ?? []);
    const said = files.length > 1 ? `${nameAll(codes)}: ${text}` : text;
    return link ? (
      <p key={key} className="mt-1 border-l-4 border-l-ink pl-2 text-small font-semibold">
        <Link {...link} className="inline-flex min-h-11 items-center underline wrap-anywhere">
          {said}
        </Link>
      </p>
    ) : (
      <p key={key} className="mt-2 text-small font-semibold">
        {said}
      </p>
    );
  });
}

/** Names the languages in which something new does not exist yet. */
function MissingLanguages({ files }: { files: ChangedFile[] }) {
  const { content: copy } = useCopy();
  const { nameAll } = useLanguageNames();
  const languages = files[0]?.page.languages ?? [];
  const isNew = files.some(({ value, file }) => value !== undefined && file.published === null);
  const codes = languages.flatMap(({ text, language }) => (text === null ? (language ?? []) : []));
  if (!isNew || codes.length === 0) return null;
  return (
    <p className="mt-2 text-small font-semibold">
      {interpolate(copy.missing, { LANGUAGE: nameAll(codes) })}
    </p>
  );
}
