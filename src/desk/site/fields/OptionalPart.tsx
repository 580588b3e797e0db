import type { ReactNode } from 'react';
import type { FormField } from '../../../../shared/desk/site/form.ts';
import { interpolate } from '../../../../shared/interpolate.ts';
import { isSet, valueAt } from '../../../../shared/site-edits/fields.ts';
import { useCopy } from '../../parts/setup.ts';
import { smallButton } from '../controls/control.ts';
import { RemoveButton } from '../controls/RemoveButton.tsx';
import { CopyFromMain } from './CopyFromMain.tsx';
import { type EditedLanguage, useFile } from './file-context.ts';

interface OptionalPartProps {
  form: FormField;
  field: string;
  /** Its fields, where it is there. */
  children: ReactNode;
}

/** A part that a page may have or not: a button for each language that adds it or takes it away. */
export function OptionalPart({ form, field, children }: OptionalPartProps) {
  const { site: copy } = useCopy();
  const { shown, saves } = useFile();
  const present = shown.filter(({ fields }) => isSet(valueAt(fields, field)));
  const absent = shown.filter((each) => each.fields && !present.includes(each));
  const put = (languages: EditedLanguage[], value: unknown) => {
    for (const { file } of languages) saves.change({ file: file.file, field }, value);
    void saves.flush();
  };
  return (
    <>
      {children}
      {absent.map((each) => (
        <button
          key={each.file.file}
          type="button"
          className={`block ${smallButton}`}
          aria-label={`${interpolate(copy.addNamed, { NAME: form.label })} ${each.name}`.trim()}
          onClick={() => put([each], {})}
        >
          + {interpolate(copy.addNamed, { NAME: form.label })} {each.name && `(${each.name})`}
        </button>
      ))}
      {absent.map((each) => (
        <CopyFromMain
          key={each.file.file}
          language={each}
          field={field}
          name={`${form.label} ${each.name}`.trim()}
        />
      ))}
      {present.length > 0 && (
        <RemoveButton name={form.label} onRemove={() => put(present, undefined)} />
      )}
    </>
  );
}
