import { useState } from 'react';
import { interpolate } from '../../../../shared/interpolate.ts';
import { buttonClasses } from '../../../ui/Button.tsx';
import { Confirm } from '../../parts/Confirm.tsx';
import { useCopy } from '../../parts/setup.ts';
import { smallButton } from '../controls/control.ts';
import { FieldNotes } from '../notes/FieldNotes.tsx';
import { MeanwhileChoice } from '../notes/MeanwhileChoice.tsx';
import { type EditedLanguage, useFile } from './file-context.ts';

/** A file in languages that have none, and the way to take away a town or an article. */
export function FileWhole({ name }: { name: string }) {
  const { site: copy } = useCopy();
  const { languages, shown, saves, isList } = useFile();
  const [isAsking, setAsking] = useState(false);
  const present = languages.filter(({ fields }) => fields !== null);
  const canRemove = /^(towns|articles)\//.test(name) && present.length > 0;
  const put = (files: EditedLanguage[], value: unknown) => {
    for (const { file } of files) saves.change({ file: file.file, field: '' }, value);
    void saves.flush();
  };
  const remove = () => {
    put(present, undefined);
    setAsking(false);
  };
  if (isList) return null;
  return (
    <>
      {shown.map((each) => (
        <div key={each.file.file}>
          {each.fields === null && (
            <div className="card mt-3 p-4">
              <p>
                {each.file.values === null
                  ? interpolate(copy.missing, { LANGUAGE: each.name })
                  : copy.isGone}
              </p>
              {each.file.values === null && (
                <button
                  type="button"
                  className={buttonClasses('outline', 'mt-2')}
                  onClick={() => put([each], {})}
                >
                  {interpolate(copy.begin, { LANGUAGE: each.name })}
                </button>
              )}
            </div>
          )}
          <MeanwhileChoice place={{ file: each.file.file, field: '' }} />
          <FieldNotes languages={[each]} field="" isWhole />
        </div>
      ))}
      {canRemove && (
        <button type="button" className={`mt-4 ${smallButton}`} onClick={() => setAsking(true)}>
          {copy.removeFile}
        </button>
      )}
      {isAsking && (
        <Confirm
          heading={copy.removeHeading}
          text={copy.removeText}
          action={copy.remove}
          error={null}
          isPending={false}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
