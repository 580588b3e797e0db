import { interpolate } from '../../../../shared/interpolate.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import { useCopy } from '../../parts/setup.ts';
import { RemoveButton } from '../controls/RemoveButton.tsx';
import { titleOf } from '../data/titles.ts';
import { FieldNotes } from '../notes/FieldNotes.tsx';
import { MeanwhileChoice } from '../notes/MeanwhileChoice.tsx';
import { CopyFromMain } from './CopyFromMain.tsx';
import { type EditedLanguage, useFile } from './file-context.ts';

/** The names of a clinic in a further language; the main one has them in the facts of the clinic. */
const namesFile = 'facts.yaml';

/** A file in languages that have none, and the way to take away a town, an article or an optional page. */
export function FileWhole({ name }: { name: string }) {
  const { site: copy, siteFiles } = useCopy();
  const { languages, shown, saves, isList, isOptional } = useFile();
  const present = languages.filter(({ fields }) => fields !== null);
  const isPage = name.includes('/');
  const offered = name === namesFile ? languages.slice(1) : shown;
  const canRemove = isOptional && isPage && present.length > 0;
  const put = (files: EditedLanguage[], value: unknown) => {
    for (const { file } of files) saves.change({ file: file.file, field: '' }, value);
    void saves.flush();
  };
  if (isList) return null;
  return (
    <>
      {offered.map((each) => (
        <div key={each.file.file}>
          {each.fields === null && (
            <div className="card mt-3 p-4">
              {each.file.values !== null && <p>{copy.isGone}</p>}
              {each.file.values === null && isPage && (
                <p>{interpolate(copy.missing, { LANGUAGE: each.name })}</p>
              )}
              {each.file.values === null && (
                <button
                  type="button"
                  className={buttonClasses('outline', 'mt-2')}
                  onClick={() => put([each], each.file.beginning ?? {})}
                >
                  {interpolate(copy.begin, { LANGUAGE: each.name })}
                </button>
              )}
              {each.file.values === null && (
                <CopyFromMain language={each} field="" name={each.name} />
              )}
            </div>
          )}
          <FieldNotes languages={[each]} field="" isWhole />
        </div>
      ))}
      {languages.map((each) => (
        <MeanwhileChoice
          key={each.file.file}
          place={{ file: each.file.file, field: '' }}
          name={each.name}
        />
      ))}
      {canRemove && (
        <RemoveButton
          name={titleOf(siteFiles, name)}
          label={copy.removeFile}
          className="mt-4"
          onRemove={() => put(present, undefined)}
        />
      )}
    </>
  );
}
