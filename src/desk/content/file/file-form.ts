import { createContext, use } from 'react';
import { valueAt } from '../../../../shared/content-document.ts';
import type { ContentFileAnswer } from '../../../../shared/desk/content.ts';
import type { FormField } from '../../../../shared/desk/form.ts';
import type { Json } from '../../../../shared/json.ts';
import type { FileState, OpenFile } from '../saving/open-file.ts';
import { isNeutral } from '../values/forms.ts';
import { isSame, itemKeys, placesIn } from '../values/values.ts';

type Value = Json | undefined;

/** A file in one language, as it is edited. */
export interface EditedLanguage extends FileState {
  open: OpenFile;
  /** Code of the language; null for a file of all languages. */
  code: string | null;
  /** What the language is called; empty for a file of all languages. */
  name: string;
}

/** What the fields of a file share. */
export interface FileForm {
  /** Path of the file within a language's folder, or that of a file of all languages. */
  name: string;
  answer: ContentFileAnswer;
  form: FormField;
  /** The file in all languages, the main one first. */
  languages: EditedLanguage[];
  /** Those that are shown: all beside each other on a wide screen, else one. */
  shown: EditedLanguage[];
  /** The field to focus, and the text that was pressed on its page; null if the address names none. */
  focus: { path: string; pointer: string; pressed: string } | null;
}

/** The JSON pointers of a field, one for each language of the file; null where it lacks what the field is within. */
export type Pointers = (string | null)[];

export const FileFormContext = createContext<FileForm | null>(null);

/** The file that is edited. */
export function useFileForm(): FileForm {
  const form = use(FileFormContext);
  if (!form) throw new Error('No file is edited.');
  return form;
}

/** The pointers of what is within a field. */
export function within(pointers: Pointers, name: string): Pointers {
  return pointers.map((pointer) => (pointer === null ? null : `${pointer}/${name}`));
}

/** The value of a field in a language. */
export function valueIn(language: EditedLanguage | undefined, pointer: string | null): Value {
  return language && pointer !== null ? valueAt(language.value, pointer) : undefined;
}

/** A language with the pointer that a field has in it. */
export interface Cell {
  language: EditedLanguage;
  pointer: string;
}

/** A field in the languages that have the file, and what the field is within. */
export function cellsOf(languages: EditedLanguage[], pointers: Pointers): Cell[] {
  return languages.flatMap((language, index) => {
    const pointer = pointers[index] ?? null;
    return pointer === null || language.value === undefined ? [] : [{ language, pointer }];
  });
}

/** Whether a field is edited once for all languages: it is no text, and has the same value in each. */
export function isShared(form: FormField, cells: Cell[]): boolean {
  const [first, ...others] = cells.map(({ language, pointer }) => valueIn(language, pointer));
  return cells.length > 1 && isNeutral(form) && others.every((other) => isSame(other, first));
}

/** Whether a field is not shown, such as the name of an item in addresses, or the former addresses of an article. */
export const isHidden = ({ name, control }: FormField) =>
  name === 'id' || name === 'aliases' || control === 'hidden';

/**
 * The items of a list in all languages: those with the same id belong together, or those in the same place.
 * @returns the pointers of each item
 */
export function itemsOf(languages: EditedLanguage[], pointers: Pointers): Pointers[] {
  const lists = languages.map((language, index) => {
    const value = valueIn(language, pointers[index] ?? null);
    return Array.isArray(value) ? value : [];
  });
  const keys = lists.map(itemKeys(lists) ?? placesIn);
  return [...new Set(keys.flat())].map((key) =>
    keys.map((own, index) => {
      const place = own.indexOf(key);
      const pointer = pointers[index] ?? null;
      return place === -1 || pointer === null ? null : `${pointer}/${place}`;
    }),
  );
}

/** Whether a field, or one within it, is to be focused. */
export function hasFocus({ focus, languages }: FileForm, pointers: Pointers): boolean {
  if (!focus) return false;
  const index = languages.findIndex(({ file }) => file.path === focus.path);
  const pointer = pointers[index] ?? null;
  return pointer !== null && isWithin(focus.pointer, pointer);
}

/** Whether a field is a given one, or within it. */
export function isWithin(pointer: string, outer: string): boolean {
  return pointer === outer || pointer.startsWith(`${outer}/`);
}

/** The number of notices in a field and within it, in all languages. */
export function noticesAt(languages: EditedLanguage[], pointers: Pointers) {
  const count = (pointersOf: (language: EditedLanguage) => { pointer: string }[]) =>
    languages.reduce((sum, language, index) => {
      const outer = pointers[index] ?? null;
      const own = pointersOf(language).filter(
        ({ pointer }) => outer !== null && isWithin(pointer, outer),
      );
      return sum + own.length;
    }, 0);
  return {
    mistakes: count(({ file }) => file.mistakes),
    behind: count(({ file }) => file.behind),
    conflicts: count(({ conflicts }) => conflicts),
  };
}

/** Level of a heading. */
export type Level = 2 | 3 | 4 | 5;

/** The level of the headings within. */
export function deeper(level: Level): Level {
  return level === 2 ? 3 : level === 3 ? 4 : 5;
}
