import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useSearch } from '@tanstack/react-router';
import { createContext, use, useEffect, useReducer, useState } from 'react';
import { isSame, pointerFor } from '../../../../shared/content-changes.ts';
import { isWithin, valueAt } from '../../../../shared/content-document.ts';
import type { ContentFileResponse, ContentMistake } from '../../../../shared/desk/content.ts';
import type { FormField } from '../../../../shared/desk/form.ts';
import type { Json } from '../../../../shared/json.ts';
import { useSignedIn } from '../../api/session.ts';
import { useSetup } from '../../parts/setup.ts';
import { useIsWide } from '../../parts/wide.ts';
import { isArticle } from '../article/article.ts';
import { cacheSavedFile, refetchContent, saveText } from '../data/api.ts';
import { useLanguageNames } from '../data/files.ts';
import { type FileState, OpenFile } from '../saving/open-file.ts';
import { openEditors, UnsavedTexts } from '../saving/unsaved.ts';
import { isLanguageNeutral } from '../values/forms.ts';

type Value = Json | undefined;

/** A file in one language, open for editing. */
export interface EditedLanguage extends FileState {
  openFile: OpenFile;
  /** Code of the language; null for a file shared by all languages. */
  code: string | null;
  /** The name of the language; empty for a file shared by all languages. */
  name: string;
}

/** The data that the fields of a file share. */
export interface FileForm {
  /** Path of the file within a language's folder, or the path of a file shared by all languages. */
  name: string;
  response: ContentFileResponse;
  files: OpenFiles;
  form: FormField;
  /** The file in all languages, the default one first. */
  languages: EditedLanguage[];
  /**
   * The choices of what is shown at once: one language; on a wide screen all, or a translated article and its original.
   */
  languageViews: EditedLanguage[][];
  /** The languages that are shown: one of these choices. */
  shownLanguages: EditedLanguage[];
  /** The field to focus, and the text that was clicked on its page; null if the address names none. */
  focus: { path: string; pointer: string; clickedText: string } | null;
}

export const FileFormContext = createContext<FileForm | null>(null);

/** The file that is being edited. */
export function useFileForm(): FileForm {
  const fileForm = use(FileFormContext);
  if (!fileForm) throw new Error('No file is being edited.');
  return fileForm;
}

/** A field in one language. */
export interface Cell {
  language: EditedLanguage;
  pointer: string;
  /** Undefined if the field has none. */
  value: Value;
}

/**
 * Finds a field in each language that has the file and, for a field of a list item, the item.
 * @param field its path, the same in every language: an item is named by its id, as in `/prices/#ecg/from`
 */
export function cellsOf(languages: EditedLanguage[], field: string): Cell[] {
  return languages.flatMap((language) => {
    const pointer = pointerFor(language.value, field);
    if (pointer === null || language.value === undefined) return [];
    return [{ language, pointer, value: valueAt(language.value, pointer) }];
  });
}

/** Whether a field is edited once for all languages: it is not a text, and has the same value in each. */
export function isShared(form: FormField, cells: Cell[]): boolean {
  const [first, ...others] = cells.map(({ value }) => value);
  return (
    cells.length > 1 && isLanguageNeutral(form) && others.every((other) => isSame(other, first))
  );
}

/** Whether a field is not shown, such as the id of an item, or the former addresses of an article. */
export const isHidden = ({ name, control }: FormField) =>
  name === 'id' || name === 'aliases' || control === 'hidden';

/** Whether a field, or a field inside it, is to be focused. */
export function hasFocus({ focus, languages }: FileForm, field: string): boolean {
  return cellsOf(languages, field).some(
    ({ language, pointer }) =>
      language.file.path === focus?.path && isWithin(focus.pointer, pointer),
  );
}

/** Counts the issues of fields and of the fields inside them, in all languages. */
export function countIssues(languages: EditedLanguage[], fields: string[]) {
  const cells = fields.flatMap((field) => cellsOf(languages, field));
  const count = (issuesOf: (language: EditedLanguage) => { pointer: string }[]) =>
    cells.flatMap(({ language, pointer: outer }) =>
      issuesOf(language).filter(({ pointer }) => isWithin(pointer, outer)),
    ).length;
  return {
    mistakes: count(({ file }) => file.mistakes),
    outdated: count(({ file }) => file.outdated),
    conflicts: count(({ conflicts }) => conflicts),
  };
}

/** Level of a heading. */
export type Level = 2 | 3 | 4 | 5;

/** The next level of headings. */
export function nextLevel(level: Level): Level {
  return level === 2 ? 3 : level === 3 ? 4 : 5;
}

/** A file that is open in all languages, in each of which it saves itself. */
export class OpenFiles {
  readonly all: OpenFile[];

  constructor(all: OpenFile[]) {
    this.all = all;
  }

  get isUnsaved(): boolean {
    return this.all.some((each) => each.isUnsaved);
  }

  keepNow(): void {
    for (const each of this.all) each.keepNow();
  }

  /** Saves everything at once; returns whether everything is saved afterwards. */
  async flush(): Promise<boolean> {
    const areSaved = await Promise.all(this.all.map((each) => each.flush()));
    return areSaved.every(Boolean);
  }

  abandon(): void {
    for (const each of this.all) each.abandon();
  }
}

/** Opens a file in all languages while it is shown, with the unsaved texts that the browser has kept. */
export function useOpenFiles(response: ContentFileResponse): OpenFiles {
  const client = useQueryClient();
  const { person } = useSignedIn();
  const [, onChange] = useReducer((changes: number) => changes + 1, 0);
  const [files] = useState(() => {
    const unsavedTexts = new UnsavedTexts(person.id);
    const onSaved: ConstructorParameters<typeof OpenFile>[0]['onSaved'] = (savedFile) => {
      cacheSavedFile(client, savedFile);
      // Which translations are outdated is known once everything is saved.
      if (files.all.every(({ isDirty }) => !isDirty)) void refetchContent(client);
    };
    const createOpenFile = (file: ContentFileResponse['languages'][number]) =>
      new OpenFile({ file, unsavedTexts, save: saveText, onSaved, onChange });
    return new OpenFiles(response.languages.map(createOpenFile));
  });
  useEffect(() => {
    for (const file of response.languages) {
      files.all.find(({ path }) => path === file.path)?.refresh(file);
    }
  }, [files, response]);
  useEffect(() => {
    openEditors.add(files);
    const forAll = (action: 'hold' | 'release' | 'resume' | 'stop') => {
      for (const each of files.all) each[action]();
    };
    const listeners = {
      compositionstart: () => forAll('hold'),
      compositionend: () => forAll('release'),
      focusout() {
        // A field that is removed fires no compositionend.
        forAll('release');
        files.keepNow();
      },
      pagehide: () => files.keepNow(),
      online: () => void files.flush(),
    };
    for (const [event, listener] of Object.entries(listeners)) addEventListener(event, listener);
    forAll('resume');
    return () => {
      openEditors.delete(files);
      for (const [event, listener] of Object.entries(listeners)) {
        removeEventListener(event, listener);
      }
      forAll('stop');
    };
  }, [files]);
  return files;
}

/** Whether a mistake is shown at its field. An empty field of something new is not a mistake yet. */
function isShown({ pointer }: ContentMistake, { file, value }: FileState): boolean {
  const fieldValue = valueAt(value, pointer);
  const isEmpty = fieldValue === undefined || fieldValue === '' || isSame(fieldValue, []);
  return !isEmpty || file.published !== null;
}

/** The data that the fields of an open file share. */
export function useEditedFile(
  name: string,
  response: ContentFileResponse,
  files: OpenFiles,
): FileForm {
  const { pointer, language: languageInUrl } = useSearch({ from: '/signed-in/site/$' });
  const clickedText = useLocation({ select: ({ state }) => state.clickedText ?? '' });
  const { language: deskLanguage } = useSetup();
  const { nameOne } = useLanguageNames();
  const isWide = useIsWide();
  const languages = files.all.map((openFile): EditedLanguage => {
    const state = openFile.state();
    const code = state.file.language;
    const mistakes = state.file.mistakes.filter((each) => isShown(each, state));
    const file = { ...state.file, mistakes };
    return { ...state, file, openFile, code, name: code === null ? '' : nameOne(code) };
  });
  const inLanguage = (code: string | undefined) => languages.filter((each) => each.code === code);
  const [firstChoice] = [...inLanguage(languageInUrl), ...inLanguage(deskLanguage), ...languages];
  const [focusedLanguage] = [...inLanguage(languageInUrl), ...languages];
  const original = languages.slice(0, isWide ? 1 : 0);
  const languageViews =
    isWide && !isArticle(name)
      ? [languages]
      : languages.map((each) => [...new Set([...original, each])]);
  return {
    name,
    response,
    files,
    form: response.form,
    languages,
    languageViews,
    shownLanguages: languageViews.find((view) => view.at(-1) === firstChoice) ?? languages,
    focus:
      pointer === undefined || !focusedLanguage
        ? null
        : { path: focusedLanguage.file.path, pointer, clickedText },
  };
}
