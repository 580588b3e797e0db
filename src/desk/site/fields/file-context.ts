import { createContext, use } from 'react';
import type { FormField } from '../../../../shared/desk/site/form.ts';
import type { SiteFile } from '../../../../shared/desk/site/site.ts';
import type { FileFields } from '../../../../shared/site-edits/fields.ts';
import type { SiteSaves } from '../saving/site-saves.ts';

/** A file in one language, as it is edited. */
export interface EditedLanguage {
  file: SiteFile;
  /** With its drafts; null if there is none. */
  fields: FileFields | null;
  /** What the language is called; empty for the file of all languages. */
  name: string;
}

/** What the fields of a file share. */
export interface FileContextValue {
  form: FormField;
  isList: boolean;
  /** Whether the site may be without the file. */
  isOptional: boolean;
  /** In all languages, the main one first. */
  languages: EditedLanguage[];
  /** Those that are shown: all beside each other on a wide screen, else one. */
  shown: EditedLanguage[];
  saves: SiteSaves;
  /** The field that is to be shown and to have the focus. */
  focused: string | undefined;
  /** The file of the language in which it is to have it, where the address names one. */
  focusedFile: string | undefined;
}

export const FileContext = createContext<FileContextValue | null>(null);

/** The file that is edited. */
export function useFile(): FileContextValue {
  const file = use(FileContext);
  if (!file) throw new Error('No file is edited.');
  return file;
}
