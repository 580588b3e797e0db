import { flushSync } from 'react-dom';
import { titleOf } from '../../../../shared/desk/titles.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import { sendRequest } from '../../api/request.ts';
import { ConfirmButton } from '../../dialogs/Confirm.tsx';
import { Problem } from '../../parts/Problem.tsx';
import { useCopy } from '../../parts/setup.ts';
import { useTimes } from '../../time/times.ts';
import { smallButtonClasses } from '../controls/control.ts';
import { useContentChange } from '../data/api.ts';
import { fileTitle } from '../data/files.ts';
import { labelChanges, parseValue } from '../values/changes.ts';
import { Changes } from '../values/FieldValue.tsx';
import { omitTexts } from '../values/forms.ts';
import { FieldNotes } from './FieldNotes.tsx';
import { type EditedLanguage, useFileForm } from './file-form.ts';
import { focusFirstField } from './focus.ts';

/**
 * The state of a file in each language that is shown: missing, unreadable, in conflict, a draft, or changed in the
 * clinic's folder.
 */
export function FileStatus() {
  const { languages, shownLanguages } = useFileForm();
  return (
    <div className="mt-3 grid items-start gap-3 empty:hidden lg:auto-cols-fr lg:grid-flow-col">
      {shownLanguages.map((language) => (
        <LanguageStatus key={language.file.path} language={language} />
      ))}
      {/* A deletion in all languages may conflict in one that is not shown. */}
      {languages.map((language) =>
        shownLanguages.includes(language) || language.conflicts.length === 0 ? null : (
          <FieldNotes key={language.file.path} language={language} pointer="" isForGroup />
        ),
      )}
    </div>
  );
}

function LanguageStatus({ language }: { language: EditedLanguage }) {
  const { content: copy } = useCopy();
  const { response } = useFileForm();
  const timeOf = useTimes();
  const { file, name, value, conflicts } = language;
  const { draft } = file;
  const isUnreadable = file.text !== null && parseValue(file) === undefined;
  const isEmpty = value === undefined && !isUnreadable;
  const hasStatus = draft || conflicts.length > 0 || file.folderText !== undefined || isUnreadable;
  if (!hasStatus && !isEmpty) return null;
  return (
    <section className="card p-4 text-small">
      {name && <h2 className="text-base font-semibold">{name}</h2>}
      {draft && (
        <div className="flex flex-wrap items-center gap-x-3">
          <p className="text-soft">
            {interpolate(copy.draftBy, { NAME: draft.by, TIME: timeOf(draft.at) })}
          </p>
          <DiscardButton language={language} />
        </div>
      )}
      {isEmpty && file.published !== null && <p className="font-semibold">{copy.isGone}</p>}
      {isEmpty && response.isOptional && <StartButton language={language} />}
      {isUnreadable && <p className="mt-2">{copy.unreadable}</p>}
      <FolderConflict language={language} />
      <FieldNotes language={language} pointer="" isForGroup />
    </section>
  );
}

/** The button that starts a file in a language that has none. */
function StartButton({ language: { file, openFile, name } }: { language: EditedLanguage }) {
  const { content: copy } = useCopy();
  const { form, languages } = useFileForm();
  const mainValue = languages.find(({ value }) => value !== undefined)?.value;
  const startFile = () => {
    const emptyValue = form.control === 'list' ? [] : {};
    flushSync(() => {
      if (file.template != null) openFile.replace(file.template);
      else openFile.change('', (mainValue && omitTexts(form, mainValue)) ?? emptyValue);
    });
    focusFirstField(file.path);
  };
  return (
    <>
      {mainValue !== undefined && name && file.published === null && (
        <p>{interpolate(copy.missing, { LANGUAGE: name })}</p>
      )}
      <button type="button" className={buttonClasses('outline', 'mt-2')} onClick={startFile}>
        {name ? interpolate(copy.writeInLanguage, { LANGUAGE: name }) : copy.start}
      </button>
    </>
  );
}

/** Discards the draft of a language, after asking, because it cannot be restored. */
function DiscardButton({ language: { openFile, file } }: { language: EditedLanguage }) {
  const { content: copy } = useCopy();
  return (
    <ConfirmButton
      label={copy.discard}
      className={`-ml-2 ${smallButtonClasses}`}
      heading={copy.discardHeading}
      text={copy.discardText}
      onConfirm={() => {
        openFile.replace(file.published);
        void openFile.flush();
      }}
    />
  );
}

/** The choice between the published file and the one in the clinic's folder, which has changed in the meantime. */
function FolderConflict({ language }: { language: EditedLanguage }) {
  const { content: copy } = useCopy();
  const { form } = useFileForm();
  const keepPublished = useContentChange((file: { path: string }) =>
    sendRequest('/content/kept', 'POST', file),
  );
  const { openFile, file } = language;
  const { path, published, folderText } = file;
  if (folderText === undefined) return null;
  const [before, after] = [published, folderText].map((text) => parseValue({ path, text }));
  return (
    <div className="warning-ground mt-2 p-3">
      <p className="font-semibold">{copy.folderChanged}</p>
      <Changes
        changesByLanguage={[
          { language: language.code, changes: labelChanges(form, before, after) },
        ]}
        isDeleted={folderText === null}
      />
      <div className="mt-2 flex flex-wrap gap-3">
        <button
          type="button"
          className={buttonClasses('outline')}
          disabled={keepPublished.isPending}
          onClick={() => keepPublished.mutate({ path })}
        >
          {copy.keepPublished}
        </button>
        <button
          type="button"
          className={buttonClasses('outline')}
          onClick={() => {
            openFile.replace(folderText);
            void openFile.flush();
          }}
        >
          {copy.takeFolder}
        </button>
      </div>
      <Problem error={keepPublished.error} />
    </div>
  );
}

/** Removes a town, an article or an optional page from the site, in all languages. */
export function RemoveFile() {
  const copy = useCopy();
  const { content } = copy;
  const { response, name, languages } = useFileForm();
  const existingLanguages = languages.filter(({ value }) => value !== undefined);
  if (!response.isOptional || !name.includes('/') || existingLanguages.length === 0) return null;
  const title = fileTitle(copy, name, titleOf(existingLanguages[0]?.value));
  return (
    <ConfirmButton
      label={content.removeFile}
      name={title}
      className={`mt-4 ${smallButtonClasses}`}
      heading={content.removeHeading}
      text={`${title}. ${content.removeText}`}
      action={content.remove}
      onConfirm={() => {
        for (const { openFile } of existingLanguages) openFile.replace(null);
      }}
    />
  );
}
