import { interpolate } from '../../../../shared/interpolate.ts';
import { valueAt } from '../../../../shared/site-edits/fields.ts';
import { useCopy } from '../../parts/setup.ts';
import { smallButton } from '../controls/control.ts';
import { editOf, fieldsWithDrafts } from '../data/file-values.ts';
import { copyOf } from '../data/untranslated.ts';
import { type EditedLanguage, useFile } from './file-context.ts';

interface CopyFromMainProps {
  language: EditedLanguage;
  /** What is missing in this language; empty for the whole file. */
  field: string;
  /** What it is called, where several buttons stand below each other. */
  name?: string;
}

/** Fills what a language lacks with the words of the main one, to be translated. */
export function CopyFromMain({ language: { file, fields }, field, name }: CopyFromMainProps) {
  const { site: copy } = useCopy();
  const { languages, saves, isList } = useFile();
  const [main] = languages;
  const own = field === '' ? fields : valueAt(fields, field);
  const value = copyOf({ languages: languages.map((each) => each.file), isList }, field);
  const isMissing = own === undefined || own === null;
  if (!main || main.file === file || !isMissing || value === undefined) return null;
  const fill = () => {
    const current = fieldsWithDrafts(file, isList, saves.typedIn(file.file));
    const edit = field === '' ? { field, value } : editOf(current, field, value);
    saves.change({ file: file.file, field: edit.field }, edit.value);
    void saves.flush();
  };
  const label = interpolate(copy.copyFrom, { LANGUAGE: main.name });
  return (
    <button
      type="button"
      className={`block ${smallButton}`}
      aria-label={name === undefined ? undefined : `${label}: ${name}`}
      onClick={fill}
    >
      {label}
    </button>
  );
}
