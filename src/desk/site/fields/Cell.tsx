import { useSyncExternalStore } from 'react';
import type { FormField } from '../../../../shared/desk/site/form.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { isWithin, namesIn, valueAt } from '../../../../shared/site-edits/fields.ts';
import { useCopy } from '../../parts/setup.ts';
import { Mistakes } from '../controls/Mistakes.tsx';
import { ValueControl } from '../controls/ValueControl.tsx';
import { editOf, fieldsWithDrafts, mistakesOf } from '../data/file-values.ts';
import { isUntranslated } from '../data/untranslated.ts';
import { FieldNotes } from '../notes/FieldNotes.tsx';
import { MeanwhileChoice } from '../notes/MeanwhileChoice.tsx';
import { usePastDays } from '../notes/past-days.ts';
import type { SiteSaves } from '../saving/site-saves.ts';
import { CopyFromMain } from './CopyFromMain.tsx';
import { type EditedLanguage, useFile } from './file-context.ts';

interface CellProps {
  /** One, or all that say the same: then what is written is written in all. */
  languages: EditedLanguage[];
  form: FormField;
  field: string;
  id: string;
  labelledBy: string;
  describedBy: string;
  /** Whether the language is named above it. */
  isNamed: boolean;
}

/** A field in one language, or in all at once. */
export function Cell({ languages, form, field, isNamed, ...props }: CellProps) {
  const { site: copy } = useCopy();
  const { form: whole, languages: all, saves, isList } = useFile();
  const [first] = languages;
  const value = useEditedValue(saves, first, field);
  const pastDaysIn = usePastDays(first?.file.file ?? '', field);
  if (!first) return null;
  const { id } = props;
  const name = languages.length > 1 ? copy.allLanguages : first.name;
  const language = languages.length > 1 ? undefined : (first.file.language ?? undefined);
  const saved = valueAt(first.fields, field);
  const found = mistakesOf(first.file, field, form.isRequired && value === undefined);
  // What was missing is written by now; whether it is right is known once it is saved.
  const wrong = found.filter(
    ({ place }) => partOf(saved, place) !== undefined || partOf(value, place) === undefined,
  );
  const mistakes = [...wrong, ...pastDaysIn(value)];
  const isNew = value === undefined && form.usual === undefined && isWrittenElsewhere(all, field);
  const isCopied =
    languages.length === 1 &&
    first.file.drafts.some((draft) => isWithin(field, draft.field)) &&
    isUntranslated(
      { form: whole, isList, languages: all.map(({ file }) => file) },
      first.file,
      field,
    );
  const write = (next: unknown) => {
    for (const { file } of languages) {
      const fields = fieldsWithDrafts(file, isList, saves.typedIn(file.file));
      const edit = editOf(fields, field, next);
      saves.change({ file: file.file, field: edit.field }, edit.value);
    }
  };
  return (
    <div className="min-w-0" data-file={first.file.file} data-field={field}>
      {isNamed && (
        <label htmlFor={id} id={`${id}-language`} className="mb-1 block text-small text-soft">
          {name}
        </label>
      )}
      <ValueControl
        form={form}
        value={value}
        onChange={write}
        id={id}
        labelledBy={isNamed ? `${props.labelledBy} ${id}-language` : props.labelledBy}
        describedBy={`${props.describedBy} ${id}-wrong`}
        language={language}
        mistakes={mistakes}
        field={field}
      />
      <Mistakes id={`${id}-wrong`} mistakes={mistakes} />
      {isNew && (
        <p className="mt-1 text-small font-semibold">
          {interpolate(copy.notYet, { LANGUAGE: first.name })}
        </p>
      )}
      {isNew && languages.length === 1 && <CopyFromMain language={first} field={field} />}
      {isCopied && (
        <p className="mt-1 text-small font-semibold">
          {interpolate(copy.stillIn, { LANGUAGE: all[0]?.name ?? '' })}
        </p>
      )}
      {languages.map(({ file }) => (
        <MeanwhileChoice key={file.file} place={{ file: file.file, field }} />
      ))}
      <FieldNotes languages={languages} field={field} form={form} />
    </div>
  );
}

/** A part of a value, or the value itself, by its dotted way; undefined if there is none. */
function partOf(value: unknown, place: string): unknown {
  return place
    .split('.')
    .filter(Boolean)
    .reduce((part, name) => Object(part)[name] as unknown, value);
}

/** Whether the main language has something for a field, which others may still lack. */
function isWrittenElsewhere([main]: EditedLanguage[], field: string): boolean {
  return valueAt(main?.fields ?? null, field) !== undefined;
}

/** The value of a field with what is typed and not saved yet. */
function useEditedValue(saves: SiteSaves, language: EditedLanguage | undefined, field: string) {
  const file = language?.file.file ?? '';
  const typed = useSyncExternalStore(saves.subscribe, () => saves.typedFor({ file, field }));
  if (!typed) return valueAt(language?.fields ?? null, field);
  const inner = field.slice(typed.field.length);
  if (namesIn(inner).length === 0) return typed.value;
  return valueAt({ values: Object(typed.value), order: null }, inner);
}
