import { Link, Navigate, useBlocker, useParams } from '@tanstack/react-router';
import { type FocusEvent, type ReactNode, useState } from 'react';
import type { ContentFileResponse } from '../../../../shared/desk/content.ts';
import { titleOf } from '../../../../shared/desk/titles.ts';
import { isFactList } from '../../../../shared/fact-files.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { isGroup } from '../../../../shared/json.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { Loading } from '../../parts/Loading.tsx';
import { useCopy } from '../../parts/setup.ts';
import { useKeyboardInsets } from '../../parts/visual-viewport.ts';
import type { DeskWords } from '../../words/en.ts';
import { ArticleBody } from '../article/ArticleBody.tsx';
import { isArticle } from '../article/article.ts';
import { useFile } from '../data/api.ts';
import { fileTitle, useLanguageNames } from '../data/files.ts';
import { linkTo } from '../data/links.ts';
import type { SaveState } from '../saving/open-file.ts';
import { saveBeforeLeaving } from '../saving/unsaved.ts';
import { FileBody } from './FieldNode.tsx';
import { FileStatus, RemoveFile } from './FileStatus.tsx';
import {
  FileFormContext,
  type OpenFiles,
  useEditedFile,
  useFileForm,
  useOpenFiles,
} from './file-form.ts';
import { showField } from './focus.ts';

/** The form of a file, in all languages. */
export function File() {
  const { _splat: name = '' } = useParams({ from: '/signed-in/site/$' });
  const copy = useCopy();
  const { content } = copy;
  const query = useFile(name);
  const { data } = query;
  if (isFactList(name)) return <Navigate to="/notices" replace />;
  return (
    <>
      <Link to="/site" className="mb-1 inline-flex min-h-11 items-center text-small underline">
        {content.back}
      </Link>
      {!data && <Heading key={name}>{fileTitle(copy, name)}</Heading>}
      <Loading query={query} />
      {data && <Editor key={name} response={data} name={name} />}
    </>
  );
}

function Editor({ response, name }: { response: ContentFileResponse; name: string }) {
  const copy = useCopy();
  const { content } = copy;
  const files = useOpenFiles(response);
  const fileForm = useEditedFile(name, response, files);
  const { languages, shownLanguages } = fileForm;
  useSaveBeforeLeaving(files);
  // If the file has a title of its own, the heading shows it in a language that is on the screen.
  const languageWithTitle = [...shownLanguages, ...languages].find(({ value }) => isGroup(value));
  const hasContent = shownLanguages.some(({ value }) => value !== undefined);
  const [first] = shownLanguages;
  const [lastFocus, setLastFocus] = useState<{ file: string; pointer?: string }>();
  const recordFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const field = target.closest<HTMLElement>('[data-pointer]')?.dataset;
    const [file = name] = field?.['path']?.split(' ') ?? [];
    if (field?.['pointer']) setLastFocus({ file, pointer: field['pointer'] });
  };
  return (
    <FileFormContext value={fileForm}>
      <Heading>{fileTitle(copy, name, titleOf(languageWithTitle?.value))}</Heading>
      <LanguageSwitch pointer={lastFocus?.pointer} />
      <FileStatus />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: this only records which field has the focus */}
      <div onFocus={recordFocus}>
        {hasContent && (isArticle(name) ? <ArticleBody /> : <FileBody />)}
      </div>
      <RemoveFile />
      <SaveBar>
        <div className="flex items-center gap-x-3 sm:gap-x-6">
          <Link
            to="/site/page"
            search={lastFocus ?? { file: first?.file.path ?? name }}
            className="inline-flex min-h-11 items-center underline"
          >
            {content.seeOnPage}
          </Link>
          <Link
            to="/site/publish"
            aria-label={content.review}
            className={buttonClasses('outline', 'px-4 text-center text-small leading-tight')}
          >
            <span className="sm:hidden">{content.publish}…</span>
            <span className="max-sm:hidden">{content.review}</span>
          </Link>
        </div>
      </SaveBar>
    </FileFormContext>
  );
}

/**
 * Chooses the language that is shown where there is no room for all languages side by side.
 * @param pointer of the field that had the focus, which gets it in the other language too
 */
function LanguageSwitch({ pointer }: { pointer: string | undefined }) {
  const { content: copy } = useCopy();
  const { name, languageViews, shownLanguages } = useFileForm();
  const { nameAll } = useLanguageNames();
  if (languageViews.length <= 1) return null;
  return (
    <nav
      aria-label={copy.language}
      className={`-mx-1 mb-1 flex flex-wrap gap-2 bg-page px-1 py-2 ${isArticle(name) ? '' : 'sticky top-0 z-10'}`}
    >
      {languageViews.map((view) => {
        const code = view.at(-1)?.code ?? '';
        const isShown = view === shownLanguages;
        return (
          <Link
            key={code}
            to="/site/$"
            params={{ _splat: name }}
            search={{ language: code, ...(pointer && { pointer }) }}
            replace
            resetScroll={false}
            aria-current={isShown ? 'true' : undefined}
            className={`pill min-h-11 border px-4 text-small! ${isShown ? 'border-ink bg-panel font-semibold' : 'border-rule bg-surface'}`}
          >
            {nameAll(view.flatMap((each) => each.code ?? []))}
          </Link>
        );
      })}
    </nav>
  );
}

/**
 * The bar at the lower edge of the screen, above an on-screen keyboard: whether everything is saved, and a link to the
 * next step. Screen readers announce only that saving has failed or needs a choice.
 */
function SaveBar({ children }: { children: ReactNode }) {
  const { content: copy, sitePage } = useCopy();
  const { files, languages, shownLanguages } = useFileForm();
  const { bottom } = useKeyboardInsets();
  const states = languages.map(({ saving }) => saving);
  const saveProblem = states.find(({ kind }) => kind === 'failed' || kind === 'conflict');
  const shownFirst = [...shownLanguages, ...languages];
  const [conflict] = shownFirst.flatMap(({ file, conflicts }) =>
    conflicts.map(({ pointer }) => ({ path: file.path, pointer })),
  );
  const [mistake] = shownFirst.flatMap(({ file }) => file.mistakes);
  const savingText = savingTextOf(states, saveProblem, copy);
  const fieldToFix = conflict ?? (savingText === null ? mistake : undefined);
  const text = savingText ?? (mistake ? copy.savedWrong : copy.saved);
  return (
    <div className="page-bar justify-between gap-x-3 text-small" style={{ bottom: `${bottom}px` }}>
      <div className="flex min-w-0 flex-wrap items-center gap-x-3">
        <p className={saveProblem ? 'font-semibold' : 'text-soft'}>{text}</p>
        {saveProblem?.kind === 'failed' && (
          <button
            type="button"
            className="min-h-11 font-semibold underline"
            onClick={() => void files.flush()}
          >
            {copy.saveNow}
          </button>
        )}
        {fieldToFix && (
          <Link
            {...linkTo(fieldToFix)}
            replace
            resetScroll={false}
            // The URL may name this field already, and then the link alone would do nothing.
            onClick={() => showField(fieldToFix.path, fieldToFix.pointer)}
            className="inline-flex min-h-11 items-center font-semibold underline"
          >
            {conflict ? copy.showChoice : sitePage.fix}
          </Link>
        )}
        <p role="status" className="sr-only">
          {saveProblem && text}
        </p>
      </div>
      {children}
    </div>
  );
}

/** What the bar says while changes are not saved; null if everything is saved. */
function savingTextOf(
  states: SaveState[],
  saveProblem: SaveState | undefined,
  copy: DeskWords['content'],
): string | null {
  if (saveProblem?.kind === 'conflict') return copy.choose;
  if (saveProblem?.kind === 'failed') {
    if (!saveProblem.isKept) return copy.failedUnkept;
    return saveProblem.isRetried
      ? copy.failed
      : interpolate(copy.refused, { REASON: saveProblem.error.message });
  }
  if (states.some(({ kind }) => kind === 'saving')) return copy.saving;
  return states.some(({ kind }) => kind === 'unsaved') ? copy.unsaved : null;
}

/** Saves before a file is left; what cannot be saved stays in the browser, and is listed under Site. */
function useSaveBeforeLeaving(files: OpenFiles): void {
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname !== next.pathname && files.isUnsaved) await saveBeforeLeaving(files);
      return false;
    },
    enableBeforeUnload: () => files.isUnsaved,
  });
}
