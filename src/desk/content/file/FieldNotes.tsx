import { flushSync } from 'react-dom';
import { isWithin } from '../../../../shared/content-document.ts';
import type { OutdatedField } from '../../../../shared/desk/content.ts';
import type { FormField } from '../../../../shared/desk/form.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import { Problem } from '../../parts/Problem.tsx';
import { useCopy } from '../../parts/setup.ts';
import {
  type FieldMistake,
  mistakesWithin,
  smallButtonClasses,
  valueControls,
} from '../controls/control.ts';
import { useConfirmField } from '../data/api.ts';
import { useLanguageNames } from '../data/files.ts';
import type { Conflict } from '../saving/merge.ts';
import { BeforeAfter } from '../values/FieldValue.tsx';
import type { Cell, EditedLanguage } from './file-form.ts';
import { focusFirstField } from './focus.ts';

interface NotesProps extends Omit<Cell, 'value'> {
  form?: FormField;
  /** True for a group itself; its fields have notes of their own. */
  isForGroup?: boolean;
}

/** Notes on a field or a group in one language: conflicts, changes in other languages, and the mistakes of a group. */
export function FieldNotes(props: NotesProps) {
  const { language, pointer, form, isForGroup = false } = props;
  const { conflicts, file } = language;
  const isHere = (each: { pointer: string }) =>
    isForGroup ? each.pointer === pointer : isWithin(each.pointer, pointer);
  return (
    <>
      {isForGroup && <Mistakes mistakes={mistakesWithin(file.mistakes, pointer)} />}
      {conflicts.filter(isHere).map((conflict) => (
        <ConflictChoice
          key={conflict.pointer}
          conflict={conflict}
          language={language}
          form={form}
        />
      ))}
      {file.outdated.filter(isHere).map((field) => (
        <OutdatedNote
          key={field.pointer + field.changedIn}
          path={file.path}
          field={field}
          form={form}
        />
      ))}
    </>
  );
}

interface MistakesProps {
  id?: string;
  mistakes: FieldMistake[];
}

/** The mistakes of a value itself; those of values within it are shown beside these values. */
export function Mistakes({ id, mistakes }: MistakesProps) {
  const ownMistakes = mistakes.filter(({ pointer }) => pointer === '');
  if (ownMistakes.length === 0) return null;
  return (
    <ul id={id} className="mt-1 border-l-4 border-l-ink pl-2 text-small font-semibold">
      {ownMistakes.map(({ message }) => (
        <li key={message} className="wrap-anywhere">
          {message}
        </li>
      ))}
    </ul>
  );
}

interface ConflictChoiceProps {
  conflict: Conflict;
  language: EditedLanguage;
  form: FormField | undefined;
}

/** The choice between the texts that two people have written in one field. */
function ConflictChoice({ conflict, language, form }: ConflictChoiceProps) {
  const { content: copy } = useCopy();
  const { mine, theirs } = conflict;
  const { by, code, openFile, file } = language;
  const choose = (side: 'mine' | 'theirs', row: Element | null) => {
    flushSync(() => openFile.choose(conflict, side));
    // The button that had the focus is no longer on the page.
    focusFirstField(file.path, row ?? document);
  };
  const values = { NAME: by };
  const choices = [
    { side: 'mine', action: copy.keepMine },
    { side: 'theirs', action: copy.keepTheirs },
  ] as const;
  return (
    <div role="alert" data-conflict className="warning-ground mt-2 scroll-mt-24 p-3 text-small">
      <p className="font-semibold">{interpolate(copy.conflict, values)}</p>
      <BeforeAfter
        before={theirs}
        after={mine}
        labels={[interpolate(copy.theirs, values), copy.yours]}
        form={form}
        language={code}
      />
      <p className="mt-2 flex flex-wrap gap-3">
        {choices.map(({ side, action }) => (
          <button
            key={side}
            type="button"
            className={buttonClasses('outline')}
            onClick={({ currentTarget }) => choose(side, currentTarget.closest('[data-pointer]'))}
          >
            {action}
          </button>
        ))}
      </p>
    </div>
  );
}

interface OutdatedNoteProps {
  path: string;
  field: OutdatedField;
  form: FormField | undefined;
}

/** Says that the text in another language has changed since this one was written, and shows the change. */
function OutdatedNote({ path, field, form }: OutdatedNoteProps) {
  const { content: copy } = useCopy();
  const { nameOne } = useLanguageNames();
  const confirm = useConfirmField();
  const { pointer, changedIn, before, after, isDraft } = field;
  const confirmAndFocus = async (row: Element | null) => {
    await confirm.mutateAsync({ path, pointer });
    // The button that had the focus is no longer on the page.
    row?.querySelector<HTMLElement>(valueControls)?.focus();
  };
  return (
    <div className="mt-2 rounded-card border border-line border-l-4 border-l-ink bg-panel p-3 text-small">
      <p className="font-semibold">
        {interpolate(isDraft ? copy.outdatedDraft : copy.outdated, {
          LANGUAGE: nameOne(changedIn),
        })}
      </p>
      <BeforeAfter before={before} after={after} form={form} language={changedIn} />
      {!isDraft && (
        <button
          type="button"
          className={`-ml-2 ${smallButtonClasses}`}
          disabled={confirm.isPending}
          onClick={({ currentTarget }) => {
            // The error is shown below.
            void confirmAndFocus(currentTarget.closest('[data-pointer]')).catch(() => {});
          }}
        >
          {copy.rightAsIs}
        </button>
      )}
      <Problem error={confirm.error} />
    </div>
  );
}
