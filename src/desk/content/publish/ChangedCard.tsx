import { Link } from '@tanstack/react-router';
import { titleOf } from '../../../../shared/desk/titles.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { isGroup } from '../../../../shared/json.ts';
import { useCopy } from '../../parts/setup.ts';
import { useTimes } from '../../time/times.ts';
import { missingIn, slugOf } from '../article/article.ts';
import { fileTitle, useLanguageNames } from '../data/files.ts';
import { linkTo, nameOf } from '../data/place.ts';
import { labelsOf, wholeForm } from '../values/forms.ts';
import { Changes } from '../values/ShownValue.tsx';
import type { ChangedFile } from './changed-files.ts';

interface ChangedCardProps {
  name: string;
  /** The file in the languages in which it is not published. */
  files: ChangedFile[];
  isChosen: (file: ChangedFile) => boolean;
  onChoose: (files: ChangedFile[], isWanted: boolean) => void;
}

/** A file that is not published: what it says now and will say, and in which languages it is published. */
export function ChangedCard({ name, files, isChosen, onChoose }: ChangedCardProps) {
  const copy = useCopy();
  const { content } = copy;
  const { nameOne } = useLanguageNames();
  const timeOf = useTimes();
  const [first] = files;
  if (!first) return null;
  const own = files.find(({ value }) => isGroup(value));
  const title = fileTitle(copy, name, titleOf(own?.value));
  const by = new Map(files.flatMap(({ file: { draft } }) => (draft ? [[draft.by, draft.at]] : [])));
  return (
    <li className="card p-4">
      <div className="flex flex-wrap items-center gap-x-4">
        {files.length === 1 && (
          <Tick
            name={title}
            isChecked={isChosen(first)}
            onChange={(isWanted) => onChoose(files, isWanted)}
          />
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
              onChange={(isWanted) => onChoose([each], isWanted)}
            />
          ))}
      </div>
      <Notes files={files} />
      <MissingLanguages files={files} />
      <Changes
        texts={files.map(({ file, changes }) => ({ language: file.language, changes }))}
        isDeleted={files.every(({ value }) => value === undefined)}
      />
      {own && (
        <Link
          to="/site/page"
          search={{ file: own.file.path }}
          className="mt-1 inline-flex min-h-11 items-center text-small underline"
        >
          {content.seeOnPage}
        </Link>
      )}
      {[...by].map(([name, at]) => (
        <p key={name} className="text-small text-soft">
          {interpolate(content.draftBy, { NAME: name ?? '', TIME: timeOf(at ?? '') })}
        </p>
      ))}
    </li>
  );
}

interface TickProps {
  /** What is published. */
  name: string;
  /** The language, if there are several. */
  label?: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

function Tick({ name, label, isChecked, onChange }: TickProps) {
  const { content: copy } = useCopy();
  return (
    <label className="flex min-h-11 items-center gap-2">
      <input
        type="checkbox"
        className="size-6 shrink-0 accent-brand"
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className="sr-only">
        {copy.include}: {name}
      </span>
      {label}
    </label>
  );
}

/** What is wrong with a file, and what else to know before it is published; what several languages share is said once. */
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
      ...(file.draft?.isTakenBack ? [copy.takenBack] : []),
      ...(former ? [interpolate(copy.renamed, { ADDRESS: slugOf(nameOf(former.path)) })] : []),
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

/** Names the languages in which something new is not written yet, and who does not get it. */
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
