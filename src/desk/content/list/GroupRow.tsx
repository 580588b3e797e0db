import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { parseFile } from '../../../../shared/content-document.ts';
import { isFactList } from '../../../../shared/fact-files.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import type { Json } from '../../../../shared/json.ts';
import { useSignedIn } from '../../api/session.ts';
import { Problem } from '../../parts/Problem.tsx';
import { RowChevron } from '../../parts/RowChevron.tsx';
import { useCopy, useSetup } from '../../parts/setup.ts';
import { clinicTime } from '../../time/clinic-time.ts';
import { localDay, useDaysAndTimes } from '../../time/times.ts';
import { articleName } from '../article/article.ts';
import { inputClasses } from '../controls/control.ts';
import { fileQuery, saveText } from '../data/api.ts';
import { type FileEntry, type FileGroup, useLanguageNames } from '../data/files.ts';
import { linkTo } from '../data/links.ts';
import { NameForm } from './NameForm.tsx';

/** Whether a group is open at first, because one of its files is unfinished. */
export const isInitiallyOpen = ({ entries }: FileGroup) => entries.some(isUnfinished);

/** A group of files, each listed once for all its languages. */
export function GroupRow({ group }: { group: FileGroup }) {
  const { name, entries } = group;
  const { contentGroups, content: copy } = useCopy();
  const { timeZone } = useSignedIn();
  const sortedEntries = name === 'articles' ? newestFirst(entries) : entries;
  // Towns and articles are too many to be named in one line.
  const summary =
    name === 'towns' || name === 'articles'
      ? entries.filter(({ kind }) => kind === 'town' || kind === 'article').length
      : entries.map(({ title }) => title).join(', ');
  const addOptions = {
    articles: {
      label: copy.newArticle,
      newFile: (slug: string, title: string) => ({
        name: articleName(slug),
        value: { title, date: localDay(timeZone), text: '' },
      }),
    },
    towns: {
      label: copy.newTown,
      newFile: (slug: string, title: string) => ({
        name: `towns/${slug}.yaml`,
        // The new town comes last in the footer's list.
        value: { name: title, order: entries.filter(({ kind }) => kind === 'town').length + 1 },
      }),
    },
  }[String(name)];
  return (
    <details open={isInitiallyOpen(group)} className="group">
      <summary className="flex min-h-14 cursor-pointer items-center gap-3 px-4 py-2 hover:bg-panel sm:px-6">
        <span className="min-w-0 grow sm:flex sm:items-baseline sm:gap-4">
          <h2 className="font-body text-base font-semibold sm:w-52 sm:shrink-0">
            {contentGroups[name]}
          </h2>
          <span className="block min-w-0 truncate text-small text-soft group-open:hidden">
            {summary}
          </span>
        </span>
      </summary>
      <div className="px-4 pb-4 sm:pr-6 sm:pl-62">
        <ul className="divide-y divide-line">
          {sortedEntries.map((entry) => (
            <EntryItem key={entry.name} entry={entry} />
          ))}
        </ul>
        {addOptions && <AddFile {...addOptions} entries={entries} />}
      </div>
    </details>
  );
}

/** Whether a file has a draft, is outdated in a language, or was changed in the clinic's folder. */
function isUnfinished({ files }: FileEntry): boolean {
  return files.some(
    ({ draft, outdated, isFolderChanged }) =>
      draft !== null || outdated.length > 0 || isFolderChanged,
  );
}

/** The time from which an article is on the site. */
const publicationTimeOf = ({ files }: FileEntry) =>
  files.find(({ from }) => from !== undefined)?.from ?? '';

function newestFirst(entries: FileEntry[]): FileEntry[] {
  return [...entries].sort((a, b) => (publicationTimeOf(a) < publicationTimeOf(b) ? 1 : -1));
}

function EntryItem({ entry }: { entry: FileEntry }) {
  const { name, kind, title, files } = entry;
  const rowClasses = 'flex min-h-11 items-center justify-between gap-2 py-2 hover:underline';
  // The link leads to the first file that is outdated or changed in the folder, and to its first outdated field.
  const fileToReview = files.find((file) => file.outdated.length > 0 || file.isFolderChanged);
  const search = fileToReview
    ? linkTo({ path: fileToReview.path, pointer: fileToReview.outdated[0] }).search
    : {};
  return (
    <li>
      {isFactList(name) ? (
        <Link to="/notices" className={rowClasses}>
          {title} <RowChevron />
        </Link>
      ) : (
        <Link to="/site/$" params={{ _splat: name }} search={search} className={rowClasses}>
          <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
            <span className="wrap-anywhere">{title}</span>
            <FileLabels entry={entry} />
          </span>
          <RowChevron />
        </Link>
      )}
      {kind === 'article' && <ArticleStatus entry={entry} />}
    </li>
  );
}

function FileLabels({ entry: { files } }: { entry: FileEntry }) {
  const { content: copy } = useCopy();
  const { locale } = useSetup();
  const names = [...new Set(files.flatMap(({ draft }) => draft?.by ?? []))];
  const outdatedCount = files.reduce((sum, file) => sum + file.outdated.length, 0);
  const states = [
    names.length > 0 &&
      interpolate(copy.draftOf, { NAME: new Intl.ListFormat(locale).format(names) }),
    files.some(({ isFolderChanged }) => isFolderChanged) && copy.isFolderChanged,
    files.some(({ isHidden }) => isHidden) && copy.isHidden,
    outdatedCount > 0 && interpolate(copy.outdatedCount, { COUNT: outdatedCount }),
  ];
  return states.map(
    (text) =>
      text !== false && (
        <span key={text} className="rounded-full bg-panel px-2 text-small">
          {text}
        </span>
      ),
  );
}

/** Since when an article is on the site, or when it will be; unless it is in all languages, also in which ones. */
function ArticleStatus({ entry }: { entry: FileEntry }) {
  const { content: copy } = useCopy();
  const { languages, timeZone } = useSignedIn();
  const { nameAll } = useLanguageNames();
  const timeOf = useDaysAndTimes();
  const from = publicationTimeOf(entry);
  // Without a time of day, an article is on the site from midnight.
  const time = from && timeOf(clinicTime(new Date(from), timeZone).replace('T00:00', ''));
  const isLater = from > new Date().toISOString();
  const inLanguages = languages.filter((code) =>
    entry.files.some(({ language }) => language === code),
  );
  const details = [
    isLater ? interpolate(copy.comesOn, { TIME: time }) : time,
    inLanguages.length < languages.length && nameAll(inLanguages),
  ];
  return <p className="-mt-1 pb-2 text-small text-soft">{details.filter(Boolean).join(' · ')}</p>;
}

/** Creates a file in a language, and opens it. */
function useAddFile() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async ({ name, language, value }: NewFile) => {
      const response = await client.fetchQuery(fileQuery(name));
      const file = response.languages.find((each) => each.language === language);
      const document = file && parseFile(file.path, null);
      if (!file || !document) return;
      document.set('', value);
      await saveText(file.path, document.toString(), file.version);
      await client.invalidateQueries(fileQuery(name));
      await navigate({ to: '/site/$', params: { _splat: name }, search: { language } });
    },
  });
}

interface NewFile {
  name: string;
  language: string;
  value: Json;
}

interface AddFileProps {
  label: string;
  entries: FileEntry[];
  /** Makes the file of a new entry from its slug and its title. */
  newFile: (slug: string, title: string) => Pick<NewFile, 'name' | 'value'>;
}

/** A field for the title of a new article or the name of a new town, and one for the language to write it in first. */
function AddFile({ label, entries, newFile }: AddFileProps) {
  const { content: copy } = useCopy();
  const { languages } = useSignedIn();
  const { language: deskLanguage } = useSetup();
  const { nameOne } = useLanguageNames();
  const [language, setLanguage] = useState(
    languages.find((code) => code === deskLanguage) ?? languages[0],
  );
  const add = useAddFile();
  return (
    <div className="border-t border-line">
      <NameForm
        label={label}
        takenSlugs={entries.map(({ name }) => name.replace(/^.*\/|\.\w+$/g, ''))}
        isDisabled={add.isPending}
        onSubmit={(slug, title) =>
          add.mutateAsync({ ...newFile(slug, title), language: language ?? '' })
        }
      >
        {languages.length > 1 && (
          <label className="font-semibold">
            {copy.language}
            <select
              className={`mt-1 min-h-12 font-normal ${inputClasses}`}
              value={language}
              onChange={({ target }) => setLanguage(target.value)}
            >
              {languages.map((code) => (
                <option key={code} value={code}>
                  {nameOne(code)}
                </option>
              ))}
            </select>
          </label>
        )}
      </NameForm>
      <Problem error={add.error} />
    </div>
  );
}
